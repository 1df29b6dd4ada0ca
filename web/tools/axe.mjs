// Accessibility of pages: node tools/axe.mjs --base URL path...   Fails on anything serious.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const args = process.argv.slice(2);
const at = args.indexOf('--base');
const base = at < 0 ? 'http://localhost:5173' : args.splice(at, 2)[1];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let bad = 0;
for (const path of args) {
  for (const [width, theme] of [
    [1440, 'dark'],
    [390, 'light'],
  ]) {
    const page = await browser.newPage({ viewport: { width, height: 860 }, bypassCSP: true });
    await page.addInitScript(
      (t) =>
        localStorage.setItem(
          'undercroft.settings',
          JSON.stringify({ theme: t, language: 'en', sound: 0, motion: 'none' }),
        ),
      theme,
    );
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(600);
    await page.addScriptTag({ content: source });
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
    const serious = violations.filter((each) => ['serious', 'critical'].includes(each.impact));
    bad += serious.length;
    console.log(`${path} ${width} ${theme}: ${violations.length} findings, ${serious.length} serious`);
    for (const each of violations)
      console.log(
        `  ${each.impact} ${each.id}: ${each.nodes.length} × ${each.nodes[0].target.join(' ')} ${each.impact === 'serious' || each.impact === 'critical' ? (each.nodes[0].any[0]?.message ?? each.nodes[0].failureSummary ?? '') : ''}`.slice(
          0,
          260,
        ),
      );
    await page.close();
  }
}
await browser.close();
process.exit(bad ? 1 : 0);
