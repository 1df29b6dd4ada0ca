// The first load of the shell, gzipped: what index.html names, and what those modules import at once.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 300 * 1024;
const zipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
const html = readFileSync('dist/index.html', 'utf8');
const seen = new Set();
function follow(path) {
  if (seen.has(path)) return;
  seen.add(path);
  if (!path.endsWith('.js')) return;
  const text = readFileSync(`dist${path}`, 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) follow(`/assets/${name}`);
}
for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) follow(path);
let total = zipped('dist/index.html');
for (const path of [...seen].sort()) {
  const size = zipped(`dist${path}`);
  total += size;
  console.log(`${String(size).padStart(8)}  ${path}`);
}
// Fonts a first page in English uses.
const fonts = readdirSync('dist/assets').filter(
  (name) =>
    /latin-\w+-normal.*woff2$/.test(name) &&
    /(alegreya-sc-latin-(700|800)|fira-sans-condensed-latin-(400|500|600))/.test(name),
);
const fontSize = fonts.reduce((sum, name) => sum + readFileSync(`dist/assets/${name}`).length, 0);
console.log(`${String(total).padStart(8)}  code and style, gzipped`);
console.log(`${String(fontSize).padStart(8)}  ${fonts.length} latin fonts`);
console.log(`${String(total + fontSize).padStart(8)}  first load (limit ${LIMIT})`);
if (total + fontSize > LIMIT) process.exit(1);
