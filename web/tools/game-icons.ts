/**
 * `import drawings from './board.icons'` gives drawings of game-icons.net (CC BY 3.0) as a record from name to SVG body.
 * The file has one name a line. Only what is named travels to the browser; an unknown name stops the build.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function gameIcons(): Plugin {
  let collection: Collection | undefined;
  const body = (name: string): string => {
    collection ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as Collection;
    const found = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? ''];
    if (!found) throw new Error(`game-icons has no drawing called "${name}"`);
    // Colour comes from the place of use.
    return found.body.replace(/ fill="currentColor"/g, '');
  };
  return {
    name: 'undercroft-game-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.icons')) return null;
      this.addWatchFile(id);
      const names = readFileSync(id, 'utf8').split('\n').filter(Boolean);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, body(name)])))};`;
    },
  };
}
