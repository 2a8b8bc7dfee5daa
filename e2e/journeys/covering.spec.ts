import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../built-site.ts'

const PAGE = `---
title: Cover
---

Text.

<div className="cover-sheet">sheet</div>

<div className="fixed absolute inset-0 -top-96 -left-96 z-50 h-screen w-screen bg-red-500">class</div>

<div style={{ position: 'fixed', inset: '-900px', width: '9999px', height: '9999px', zIndex: 2147483647, background: 'red' }}>style</div>

<div className="-mt-[900px] -ml-[900px] h-[2000px] w-[4000px] scale-[9] bg-red-500">moved</div>
`

const SHEET = `.cover-sheet {
  position: absolute;
  inset: -2000px;
  width: 6000px;
  height: 6000px;
  z-index: 99;
  transform: scale(20);
  background: red;
}
.cover-sheet::before { content: ""; position: fixed; inset: 0; z-index: 99; background: red }
`

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galley-covering-'))
  writeFileSync(
    join(folder, 'docs.json'),
    '{"name":"Acme","navigation":[{"group":"Start","pages":["cover","other"]}]}',
  )
  writeFileSync(join(folder, 'cover.mdx'), PAGE)
  writeFileSync(join(folder, 'other.mdx'), '---\ntitle: Other\n---\n\nText.\n')
  writeFileSync(join(folder, 'style.css'), SHEET)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Covers P11
test('what an author positions, by class, sheet or attribute, covers nothing around the content', async ({
  page,
  builtSite,
}) => {
  const { hosted } = await builtSite(folder)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${hosted}cover.html`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cover' })).toBeVisible()
  // A press that something else would get fails.
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click()
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Acme' }).click({ trial: true })
  await page.getByRole('link', { name: 'Other', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Other' })).toBeVisible()
})
