import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { button, openPage, preview, row, source } from './editor.ts'

/** Tries to execute code, make requests, and reach the surrounding window in every way a page can. */
const hostile = (elsewhere: string) => `---
title: Quickstart
---

<script>window.top.document.title = 'ran'; fetch('${elsewhere}/script')</script>

<img src="${elsewhere}/picture.png" onerror="window.top.document.title = 'ran'" />

<img src="/missing.png" onerror="document.title = 'ran'" onload="document.title = 'ran'" />

<iframe src="javascript:window.top.document.title = 'ran'"></iframe>

<iframe src="${elsewhere}/frame" srcdoc="<script>top.document.title = 'ran'</script>"></iframe>

<svg onload="document.title = 'ran'"><script>document.title = 'ran'</script></svg>

<form action="${elsewhere}/form"><button>Send</button></form>

<link rel="stylesheet" href="${elsewhere}/style.css" />

<Card title="Tempting" href="javascript:document.title = 'ran'">A card.</Card>

[Tempting link](javascript:document.title='ran') and [data link](data:text/html,<script>document.title='ran'</script>)

{window.top.document.title = 'ran'}

The last line.
`

// Covers P01, P09, P15
test('a hostile page executes nothing, makes no requests, and cannot reach the editor', async ({
  openEditor,
}) => {
  const called: string[] = []
  const elsewhere = createServer((request, response) => {
    called.push(request.url ?? '')
    response.end()
  })
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  const address = elsewhere.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { page } = await openEditor('resources/handbook', folder =>
    writeFileSync(join(folder, 'quickstart.mdx'), hostile(`http://127.0.0.1:${port}`)),
  )
  await openPage(page, 'Quickstart')
  const frame = preview(page)
  await expect(frame.getByText('The last line.')).toBeVisible()
  for (const name of ['Tempting link', 'data link', 'Tempting']) {
    const link = frame.getByText(name, { exact: true })
    if (await link.isVisible()) await link.click()
  }
  await expect(page).toHaveTitle(/Galley Handbook/)
  expect(await frame.locator(':root').evaluate(() => document.title)).not.toBe('ran')
  expect(called).toEqual([])
  await page.close()
  elsewhere.close()
})

// Covers P02
test('the preview has no access to the window around it', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  const reach = (what: 'parent' | 'storage' | 'network') =>
    preview(page)
      .locator(':root')
      .evaluate(async (_, tried) => {
        try {
          if (tried === 'parent') return String(window.parent.document.title)
          if (tried === 'storage') return String(window.localStorage.length)
          return String((await fetch('/')).status)
        } catch (error) {
          return error instanceof Error ? error.name : 'refused'
        }
      }, what)
  expect(await reach('parent')).toBe('SecurityError')
  expect(await reach('storage')).toBe('SecurityError')
  expect(await reach('network')).toBe('TypeError')
})

test('what Galley refused is listed, and leads to its line', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook', folder =>
    writeFileSync(join(folder, 'quickstart.mdx'), hostile('http://127.0.0.1:9')),
  )
  // Until the site is checked, the counts move the button.
  await page.getByRole('button', { name: /^Problems: [1-9]/ }).click()
  await page.getByRole('button', { name: 'More about all problems' }).click()
  await page.getByRole('menuitem', { name: 'What Galley refused…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What Galley refused' })
  await expect(dialog.getByRole('region', { name: 'Left out of pages' })).toContainText('<script>')
  await dialog
    .getByRole('region', { name: 'Code in attributes, never run' })
    .getByRole('button', { name: /^Quickstart, line/ })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Page source' })).toBeVisible()
})

// Covers D01
test('a page that takes too much to read is a card; its text and every other page can be used', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook', folder =>
    writeFileSync(
      join(folder, 'quickstart.mdx'),
      `---\ntitle: Quickstart\n---\n${'\n- a\n'.repeat(300_000)}`,
    ),
  )
  await row(page, 'Quickstart').click()
  const card = preview(page).getByText('This page takes too long to read or to draw')
  // A busy machine gives the process that reads it little of its time.
  await expect(card).toBeVisible({ timeout: 240_000 })
  await source(page).press('Control+Home')
  await page.keyboard.type('x')
  await button(page, 'Save').click()
  await expect.poll(() => disk('quickstart.mdx').slice(0, 4)).toBe('x---')
  await openPage(page, 'How it works')
})
