import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { preview, row } from './editor.ts'

const PARAGRAPHS = 400

const text = Array.from({ length: PARAGRAPHS }, (_, n) => `**Part ${n}** of a long page.\n\n`).join('')

test('of a long page, only what is in view is laid out', async ({ openEditor }) => {
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
})
