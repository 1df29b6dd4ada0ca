// Pictures of pages, to be looked at: node tools/look.mjs [--base URL] [--out folder] path...[@WxH][:theme][:lang]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const args = process.argv.slice(2);
const take = (name, fallback) => {
  const at = args.indexOf(name);
  return at < 0 ? fallback : args.splice(at, 2)[1];
};
const base = take('--base', 'http://localhost:5173');
const out = take('--out', '.look');
const wait = Number(take('--wait', '500'));
mkdirSync(out, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const spec of args) {
  const [, path, size = '1440x900', theme = 'dark', language = 'en'] =
    /^([^@:]+)(?:@(\d+x\d+))?(?::(\w+))?(?::(\w+))?$/.exec(spec) ?? [];
  if (!path) throw new Error(`not a picture: ${spec}`);
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 761, isMobile: width < 761 });
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && console.log(`${spec}: ${line.text()}`));
  page.on('pageerror', (fault) => console.log(`${spec}: ${fault}`));
  page.on(
    'request',
    (request) =>
      new URL(request.url()).origin !== new URL(base).origin &&
      console.log(`${spec}: leaves the origin: ${request.url()}`),
  );
  await page.addInitScript(
    ([t, l]) => localStorage.setItem('undercroft.settings', JSON.stringify({ theme: t, language: l, sound: 0 })),
    [theme, language],
  );
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(wait);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log(`${spec}: the page is ${wide} px too wide`);
  const name = `${path.replace(/^\//, '').replace(/\W+/g, '-') || 'home'}-${size}-${theme}-${language}.png`;
  await page.screenshot({ path: `${out}/${name}` });
  console.log(`${out}/${name}`);
  await page.close();
}
await browser.close();
