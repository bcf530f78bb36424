/*
 * Draws the site's icons and its social card as PNG:
 *   npx tsx bench/images/index.ts
 * Run it after a change of static/img/favicon.svg or socialCard.ts, and commit the files.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../../scripts/setup/browser.mjs';
import {ico} from './ico';
import {cardSize, socialCard} from './socialCard';

const root = path.resolve(__dirname, '../..');
const icons = {'favicon-32.png': 32, 'apple-touch-icon.png': 180, 'icon-192.png': 192};

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const font = fs.readFileSync(path.join(root, 'src/css/fonts/atkinson-next.woff2'), 'base64');
  const card = socialCard(
    `data:font/woff2;base64,${font}`,
    'Tremor',
    'An event processing runtime with languages of its own',
  );
  write('static/img/social-card.png', await draw(page, card, cardSize));
  const icon = fs.readFileSync(path.join(root, 'static/img/favicon.svg'), 'utf8');
  for (const [name, side] of Object.entries(icons)) {
    const png = await draw(page, icon, {width: side, height: side});
    write(`static/img/${name}`, png);
    if (side === 32) write('static/favicon.ico', ico(png, side));
  }
  await browser.close();
}

async function draw(
  page: Page,
  svg: string,
  size: {width: number; height: number},
): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({omitBackground: true});
}

function write(file: string, bytes: Uint8Array): void {
  fs.writeFileSync(path.join(root, file), bytes);
  console.log(`${file} ${(bytes.length / 1024).toFixed(1)} KiB`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
