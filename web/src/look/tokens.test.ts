/** Colours, fonts and sizes have their names in one place, and every name that is used exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LEFT_OUT = /\.test\.ts$|generated|fixtures/;
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file) && !LEFT_OUT.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Where any but the files that name things says what it should not. */
function found(pattern: RegExp): string[] {
  return files
    .filter(({ file }) => !/look\/(tokens|palette|fonts)\.css$/.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) => {
        const said = line.match(pattern)?.[0];
        return said ? [`${file}:${i + 1}: ${said}`] : [];
      }),
    );
}

it('leaves colours to tokens.css and palette.css', () => {
  // `url(#torch)` and `href="#i-torch"` name drawings.
  expect(found(/(?<!url\(|href="|\{|[\w&/])#[0-9a-f]{3,8}\b(?!-)/i)).toEqual([]);
  // Black only darkens what lies under it.
  expect(found(/\b(rgba?|hsla?|oklch)\((?!0, 0, 0)/)).toEqual([]);
});

it('leaves the names of fonts to tokens.css', () => {
  expect(found(/\bfont(-family)?:[^;]*(['"]|serif|Georgia|Fira|Alegreya)/)).toEqual([]);
});

it('leaves the sizes of letters, corners and layers to tokens.css', () => {
  // A size may follow its box (`cqw`), within bounds that are tokens; `/` begins the height of a line.
  expect(found(/\bfont(-size)?:[^;/]*\b[\d.]+px[^;]*/)).toEqual([]);
  expect(found(/\bradius:[^;]*\b[\d.]+px[^;]*/)).toEqual([]);
  expect(found(/\bz-index: *[-\d]/)).toEqual([]);
});

it('changes the layout at the breakpoints of tokens.css only', () => {
  const tokens = readFileSync(join(ROOT, 'look/tokens.css'), 'utf8');
  const breakpoints = (tokens.match(/--breakpoints:([^;]*)/)?.[1] ?? '').match(/\d+/g)?.map(Number) ?? [];
  const asked = files.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:@media|matchMedia\(|watch\()[^{]*?(?=\{|$)/gm)].flatMap(([query]) =>
      [...query.matchAll(/(min|max)-(?:width|height): (\d+)px/g)].map(([bound, kind, px]) => ({
        where: `${file}: ${bound}`,
        // The first pixel above a breakpoint begins what lies beyond it.
        known: breakpoints.includes(Number(px)) || (kind === 'min' && breakpoints.includes(Number(px) - 1)),
      })),
    ),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ known }) => !known).map(({ where }) => where)).toEqual([]);
});

it('names no token that nobody declares', () => {
  const all = files.map(({ text }) => text).join('\n');
  const declared = new Set([...all.matchAll(/(--[a-z][\w-]*)(?=[:=]|', )/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[a-z][\w-]*)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
