import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { preview, row, source } from './editor.ts'

const PARAGRAPHS = 400

const text = Array.from({ length: PARAGRAPHS }, (_, n) => `**Part ${n}** of a long page.\n\n`).join('')

test('of a long page, only what is in view is laid out; it follows the source to its end', async ({
  openEditor,
}) => {
  const { page } = await openEditor('resources/handbook', folder =>
    writeFileSync(join(folder, 'quickstart.mdx'), `---\ntitle: Quickstart\n---\n\n${text}`),
  )
  await row(page, 'Quickstart').click()
  const parts = preview(page).locator('[data-body] strong')
  await expect(parts.first()).toHaveText('Part 0')
  await expect(parts).toHaveCount(PARAGRAPHS)
  const laidOut = () =>
    parts.evaluateAll(all => all.filter(part => part.checkVisibility({ contentVisibilityAuto: true })).length)
  await expect.poll(laidOut).toBeGreaterThan(0)
  expect(await laidOut()).toBeLessThan(PARAGRAPHS / 4)
  await source(page).press('ControlOrMeta+End')
  // The preview follows scrolling, not the cursor; a busy window may scroll too late to take it for the person's.
  await expect(async () => {
    await source(page).press('PageDown')
    await source(page).press('PageUp')
    await expect(parts.last()).toBeInViewport({ timeout: 5_000 })
  }).toPass()
  expect(await laidOut()).toBeLessThan(PARAGRAPHS / 2)
})
