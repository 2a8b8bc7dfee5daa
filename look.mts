import { chromium } from '@playwright/test'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserFlags, findBrowser } from './e2e/browser.ts'
import { serve } from './e2e/editor-hosts.ts'
const [folder, width='1280', scheme='light', out='/tmp/look/a.png', ...steps] = process.argv.slice(2)
const home = mkdtempSync(join(tmpdir(),'look-'))
const copy = join(home,'site'); if (folder!=='-') cpSync(folder!, copy, {recursive:true})
const host = await serve(folder==='-'?[]:[copy], home)
const browser = await chromium.launch({ args: [...browserFlags], executablePath: findBrowser()! })
const page = await browser.newPage({ viewport: { width: Number(width), height: 800 }, colorScheme: scheme as 'light' })
await page.goto(host.url)
await page.waitForTimeout(8000)
let n=0
for (const step of steps) {
  const [kind, ...rest] = step.split(':'); const arg = rest.join(':')
  if (kind==='row') await page.getByRole('treeitem',{name:arg}).first().click()
  if (kind==='button') await page.getByRole('button',{name:arg}).first().click()
  if (kind==='item') await page.getByRole('menuitem',{name:arg}).first().click()
  if (kind==='section') await page.getByRole('navigation',{name:'Sections'}).getByText(arg,{exact:true}).click()
  if (kind==='press') await page.keyboard.press(arg)
  if (kind==='type') await page.keyboard.type(arg)
  if (kind==='wait') await page.waitForTimeout(Number(arg))
  if (kind==='shot') await page.screenshot({path: out.replace('.png',`-${++n}.png`)})
}
await page.screenshot({ path: out })
await browser.close(); await host.stop()
