// A learner takes a lesson in a browser, by what it points at:
//   node tools/learn.mjs --base http://127.0.0.1:8000 goblin-vaults first-round [--size 390x844] [--lang ru] [--theme light] [--shots folder]
// A picture is taken at every moment. Exit 0 when the lesson is over; anything the page complains about fails the run.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const args = process.argv.slice(2);
const take = (name, fallback) => {
  const at = args.indexOf(name);
  return at < 0 ? fallback : args.splice(at, 2)[1];
};
const base = take('--base', 'http://127.0.0.1:8000');
const [width, height] = take('--size', '1440x900').split('x').map(Number);
const language = take('--lang', 'en');
const theme = take('--theme', 'dark');
const shots = take('--shots', '');
const [game, lesson] = args;
/** So often something is tried before a lesson counts as stuck. */
const MOST = 400;
if (shots) mkdirSync(shots, { recursive: true });

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
page.on('console', (line) => line.type() === 'error' && !line.text().includes('409') && faults.push(line.text()));
page.on('pageerror', (fault) => faults.push(String(fault)));
await page.addInitScript(
  ([t, l]) =>
    localStorage.setItem('undercroft.settings', JSON.stringify({ theme: t, language: l, sound: 0, motion: 'none' })),
  [theme, language],
);
await page.goto(`${base}/learn/${game}`);
await page.locator(`[data-lesson="${lesson}"] button`).click();
await page.locator('section.lesson').waitFor();

const shot = async (name) => {
  if (!shots) return;
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${shots}/${lesson}-${name}-${width}-${theme}-${language}.png` });
};
const waits = () => page.locator('section.lesson').getAttribute('data-waits', { timeout: 15_000 });
const moment = () => page.locator('section.lesson').getAttribute('data-moment');

/** Something to click: what is pointed at and lit, else anything lit, else an answer in words. */
async function answer(tried) {
  const pointed = await page.$$eval('.ring', (rings) => rings.map((ring) => ring.getAttribute('data-pointed')));
  for (const point of pointed) {
    const thing = page.locator(`[data-target="${point}"][data-lit="legal"]`).first();
    // Cards in a pile show their tops.
    if (await thing.count()) return thing.click({ position: { x: 14, y: 8 }, timeout: 4000 }).catch(() => {});
  }
  const others = page.locator('[data-lit="legal"], .plaque .answers [data-answer]');
  const count = await others.count();
  if (count)
    await others
      .nth(tried % count)
      .click({ position: { x: 14, y: 8 }, timeout: 4000 })
      .catch(() => {});
}

let last = '';
let tried = 0;
let missing = [];
for (; tried < MOST; tried += 1) {
  const now = await moment();
  const what = await waits();
  if (what === null) continue;
  if (what === 'over') break;
  if (what === 'others' || (await page.locator('section.lesson').count()) === 0) {
    await page.waitForTimeout(100);
    continue;
  }
  if (now !== last) {
    last = now;
    await page.waitForTimeout(300);
    await shot(String(now).padStart(2, '0'));
    const points = (await page.locator('section.lesson').getAttribute('data-points'))?.split(' ').filter(Boolean) ?? [];
    const seen = await page.$$eval('.ring', (rings) => rings.map((ring) => ring.getAttribute('data-pointed')));
    for (const point of points) if (!seen.includes(point)) missing.push(`moment ${now}: no ring around ${point}`);
  }
  if (what === 'go-on') {
    const next = page.locator('.plaque .foot button');
    if (await next.count()) await next.click({ timeout: 4000 }).catch(() => {});
  } else await answer(tried);
  await page.waitForTimeout(150);
}
await shot('over');
const isOver = (await waits()) === 'over';
for (const line of [...missing, ...faults]) console.log(line);
console.log(
  isOver ? `${game} ${lesson}: learnt (${width}x${height}, ${language})` : `${game} ${lesson}: stuck at moment ${last}`,
);
await browser.close();
process.exit(isOver && !faults.length ? 0 : 1);
