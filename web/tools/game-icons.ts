/**
 * `import icons from 'game-icons:cog,torch'` gives the named drawings of game-icons.net (CC BY 3.0)
 * as a record from name to SVG body. Only what is named travels to the browser; an unknown name stops the build.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'game-icons:';

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
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null;
      const names = id
        .slice(PREFIX.length + 1)
        .split(',')
        .map((name) => name.trim());
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, body(name)])))};`;
    },
  };
}
