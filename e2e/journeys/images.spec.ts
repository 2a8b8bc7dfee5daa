import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { AROUND_POPOVERS, expectNone } from './accessibility.ts'
import { button, preview, saveAll, section } from './editor.ts'

const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">
<script>alert(1)</script><a href="https://example.com/x"><rect width="40" height="20" fill="#0a6470"/></a>
<image href="https://example.com/y.png"/>
<a href="#kept"><set attributeName="xlink:href" to="https://example.com/z"/></a>
<style>rect { background: u\\72l(https://example.com/s) }</style><style>circle { fill: url(#kept) }</style>
<x:form xmlns:x="http://www.w3.org/1999/xhtml" action="https://example.com/f"><x:button>Go</x:button></x:form></svg>`

test('a logo is imported, sanitized, and shown, and a single undo reverts it with its file', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('resources/handbook')
  const opened = disk('docs.json')
  await section(page, 'Logo and colors')
  const field = page.getByRole('textbox', { name: 'On light pages', exact: true })
  const before = await field.inputValue()
  await page.locator('[data-pointer="/logo/light"]').getByRole('button', { name: 'Choose…' }).press('Enter')
  await expectNone(page, 'images', AROUND_POPOVERS)
  const chosen = page.waitForEvent('filechooser')
  await button(page, 'Import an image…').press('Enter')
  await (await chosen).setFiles({
    name: 'My logo!.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(HOSTILE),
  })
  await expect(field).toHaveValue(/My-logo\.svg$/)
  const file = (await field.inputValue()).replace(/^\//, '')
  expect(existsSync(join(folder, file))).toBe(false)
  await expect(preview(page).locator(`.brand img[src*="My-logo"]`).first()).toBeAttached()
  await saveAll(page)
  expect(disk('docs.json')).toBe(opened.replace(before, `/${file}`))
  const written = readFileSync(join(folder, file), 'utf8')
  expect(written).toContain('#0a6470')
  expect(written).toContain('circle { fill: url(#kept) }')
  expect(written).not.toMatch(/script|onload|example\.com|form|<set/)
  await button(page, 'Undo').first().click()
  await expect(field).toHaveValue(before)
  await saveAll(page)
  expect(disk('docs.json')).toBe(opened)
  expect(existsSync(join(folder, file))).toBe(false)
})
