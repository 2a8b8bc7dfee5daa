import { chromium } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { browserFlags, findBrowser } from './e2e/browser.ts'
const [site, count, seed, mode, out] = process.argv.slice(2)
const all = readdirSync(site!, { recursive: true, encoding: 'utf8' }).filter(f => f.endsWith('.html') && !f.includes('_')).sort()
const n = Number(count), step = all.length / n
const picks = Array.from({ length: n }, (_, i) => all[Math.floor(i * step + (Number(seed) % step))]!)
const browser = await chromium.launch({ args: browserFlags, executablePath: findBrowser()! })
const phone = mode === 'phone'
const page = await browser.newPage({ viewport: phone ? { width: 390, height: 844 } : { width: 1360, height: 1000 }, colorScheme: mode === 'dark' ? 'dark' : 'light' })
if (mode === 'print') await page.emulateMedia({ media: 'print' })
let i = 0
for (const p of picks) {
  await page.goto('file://' + site + '/' + p); await page.waitForTimeout(600)
  console.log(i, p)
  await page.screenshot({ path: `${out}-${i++}.png` })
}
await browser.close()
