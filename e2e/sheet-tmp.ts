import { chromium } from 'playwright-core';
import { writeFileSync, readFileSync } from 'node:fs';
const [out, height, ...names] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
await page.setContent(`<body style="margin:0;background:#888;display:flex;gap:10px;align-items:flex-start">${names.map((n) => `<img style="height:${height}px;width:auto" src="data:image/png;base64,${readFileSync(`/tmp/web3/${n}.png`).toString('base64')}">`).join('')}`);
await page.waitForTimeout(300);
await page.screenshot({ path: out!, fullPage: true });
await browser.close();
