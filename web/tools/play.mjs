// A person in a browser plays a whole game against bots, clicking only what is lit:
//   node tools/play.mjs --base http://127.0.0.1:8000 goblin-vaults [--size 390x844] [--lang ru] [--keys] [--shots folder] [--limit 600]
// Exit 0 when the result is shown; anything the page complains about is printed and fails the run.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const args = process.argv.slice(2);
const take = (name, fallback) => {
  const at = args.indexOf(name);
  return at < 0 ? fallback : args.splice(at, 2)[1];
};
const flag = (name) => args.includes(name) && args.splice(args.indexOf(name), 1).length > 0;
const base = take('--base', 'http://127.0.0.1:8000');
const [width, height] = take('--size', '1440x900').split('x').map(Number);
const language = take('--lang', 'en');
const theme = take('--theme', 'dark');
const shots = take('--shots', '');
const seed = Number(take('--seed', '1'));
const limit = Number(take('--limit', '600')) * 1000;
const keys = flag('--keys');
const game = args[0] ?? 'goblin-vaults';
if (shots) mkdirSync(shots, { recursive: true });

let state = seed;
const chance = (n) => ((state = (state * 1103515245 + 12345) % 2147483648) >> 8) % n;

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
const context = await browser.newContext({
  viewport: { width, height },
  reducedMotion: 'reduce',
  isMobile: width < 761,
  hasTouch: width < 761,
});
const page = await context.newPage();
const faults = [];
page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
page.on('pageerror', (fault) => faults.push(String(fault)));
page.on(
  'request',
  (request) =>
    !request.url().startsWith(base) &&
    !request.url().startsWith(base.replace('http', 'ws')) &&
    faults.push(`leaves the origin: ${request.url()}`),
);
await page.addInitScript(
  ([t, l]) =>
    localStorage.setItem('undercroft.settings', JSON.stringify({ theme: t, language: l, sound: 0, motion: 'none' })),
  [theme, language],
);
await page.addInitScript((key) => localStorage.setItem('undercroft.lessons', JSON.stringify({ asked: [key] })), game);
await page.goto(base);
const names = { en: 'Play now', ru: 'Играть' };
const started = Date.now();
await page.locator(`[data-game="${game}"]`).getByRole('button', { name: names[language], exact: true }).click();
await page.waitForSelector('.plaque', { timeout: 15_000 });
console.log(`${game}: table after ${Date.now() - started} ms`);

const end = Date.now() + limit;
let answers = 0;
let stuck = 0;
let slowest = 0;
let first = true;
while (Date.now() < end) {
  const over = await page
    .locator('.plaque .ask')
    .first()
    .evaluate((el) => !el.id)
    .catch(() => false);
  if (over) break;
  const asked = await page.evaluate(() => document.querySelector('.plaque:not(.still)') !== null);
  if (!asked) {
    await page.waitForTimeout(40);
    if (++stuck > 1500) {
      faults.push('nobody asks for a minute');
      break;
    }
    continue;
  }
  if (first) {
    console.log(`${game}: first question after ${Date.now() - started} ms`);
    first = false;
  }
  const before = await page.evaluate(
    () =>
      document.querySelector('.plaque')?.textContent +
      '|' +
      document.querySelectorAll('[data-lit]').length +
      '|' +
      document.querySelectorAll('[data-lit=picked]').length,
  );
  const things = await page.$$('[data-lit=legal], .plaque [data-answer]:not([disabled])');
  const visible = [];
  for (const thing of things) if (await thing.isVisible()) visible.push(thing);
  if (visible.length === 0) {
    // Whatever is drawn nowhere can be answered in words.
    await page.waitForTimeout(60);
    if (stuck > 8) {
      await page.click('.plaque .words.all', { timeout: 1000 }).catch(() => {});
      await page.click('dialog[open] [data-option]', { timeout: 1000 }).catch(() => {});
    }
    if (++stuck > 60) {
      faults.push(`nothing to click at: ${before}`);
      break;
    }
    continue;
  }
  const thing = visible[chance(visible.length)];
  const from = Date.now();
  try {
    if (keys) {
      await thing.focus();
      await page.keyboard.press('Enter');
    } else if (width < 761) await thing.tap({ timeout: 3000, force: false });
    else await thing.click({ timeout: 3000 });
  } catch (fault) {
    const what = await thing.evaluate((el) => el.outerHTML.slice(0, 160)).catch(() => 'gone');
    if (++stuck > 25) {
      faults.push(`cannot click ${what}: ${String(fault).slice(0, 200)}`);
      break;
    }
    continue;
  }
  stuck = 0;
  answers += 1;
  await page
    .waitForFunction(
      (old) =>
        document.querySelector('.plaque')?.textContent +
          '|' +
          document.querySelectorAll('[data-lit]').length +
          '|' +
          document.querySelectorAll('[data-lit=picked]').length !==
        old,
      before,
      { timeout: 4000, polling: 10 },
    )
    .catch(() => {});
  slowest = Math.max(slowest, Date.now() - from);
  if (shots && answers % 12 === 1)
    await page.screenshot({ path: `${shots}/${game}-${width}-${language}-${answers}.png` });
}
const title = await page
  .locator('.plaque .ask')
  .first()
  .textContent()
  .catch(() => '');
const over = await page.evaluate(
  () => document.querySelector('.plaque .ask') !== null && document.querySelector('#question') === null,
);
if (shots) await page.screenshot({ path: `${shots}/${game}-${width}-${language}-end.png` });
console.log(
  `${game}: ${over ? 'over' : 'NOT over'} after ${answers} clicks, ${Math.round((Date.now() - started) / 1000)} s; "${title?.trim()}"; slowest change ${slowest} ms`,
);
for (const fault of new Set(faults)) console.log(`fault: ${fault}`);
await browser.close();
process.exit(over && faults.length === 0 ? 0 : 1);
