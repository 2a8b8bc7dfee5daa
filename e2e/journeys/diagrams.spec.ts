import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../built-site.ts'

const PARTS = 8
const part = (index: number) =>
  `## Part ${index}\n\n\`\`\`mermaid\n${
    index % 2 === 0
      ? `flowchart TD\n  A${index}[Start ${index}] --> B${index}`
      : `sequenceDiagram\n  A->>B: Hello ${index}`
  }\n\`\`\`\n\n${'A line.\n\n'.repeat(30)}`

const HIDDEN = `<Tabs>
<Tab title="First">One</Tab>
<Tab title="Second">

\`\`\`mermaid
flowchart TD
  H[In a tab] --> I
\`\`\`

</Tab>
</Tabs>

`

function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'galley-source-'))
  writeFileSync(join(folder, 'docs.json'), '{"name":"Many","navigation":[{"group":"A","pages":["many"]}]}')
  const parts = Array.from({ length: PARTS }, (_, index) => part(index)).join('')
  writeFileSync(join(folder, 'many.mdx'), `---\ntitle: Many\n---\n\n${HIDDEN}${parts}`)
  return folder
}

const drawings = (page: Page) => page.locator('.diagram-drawing')

test.use({ colorScheme: 'dark' })

test('a diagram is drawn when it comes near, and all of them before a page is printed', async ({
  page,
  builtSite,
}) => {
  const folder = repository()
  const { onDisk } = await builtSite(folder)
  rmSync(folder, { recursive: true })
  await page.goto(`${onDisk}many.html`)
  // What a tab hides is drawn with the tab.
  await expect(page.locator('.panel .diagram-drawing')).toHaveCount(1)
  await expect(drawings(page).filter({ hasText: 'Start 0' })).toBeVisible()
  await expect(page.locator('.diagram').last().locator('pre')).toBeVisible()
  expect(await drawings(page).count()).toBeLessThan(PARTS)
  await page.getByRole('heading', { name: 'Part 4' }).scrollIntoViewIfNeeded()
  await expect(drawings(page).filter({ hasText: 'Start 4' })).toBeVisible()
  await expect(drawings(page).filter({ hasText: 'Start 6' })).toHaveCount(0)
  // One of each kind was drawn, so that nothing is left to be loaded.
  await expect(drawings(page).filter({ hasText: 'Hello' }).first()).toBeAttached()
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const drawn = [...document.querySelectorAll('.diagram-drawing')]
      const shade = (text: Element) => /\d+/.exec(getComputedStyle(text).fill)?.[0]
      const texts = drawn.flatMap(each => [...each.querySelectorAll('.messageText')])
      document.body.dataset.printed = `${drawn.length} ${Math.max(...texts.map(text => Number(shade(text))))}`
    })
  })
  await page.pdf()
  // On paper, all of them have dark texts.
  const printed = await page.locator('body').getAttribute('data-printed')
  const [count, lightest] = (printed ?? '').split(' ').map(Number)
  expect(count).toBe(PARTS + 1)
  expect(lightest).toBeLessThan(128)
  await expect(page.locator('.diagram', { hasText: 'Start 4' })).toHaveAttribute('data-drawn', /^dark /)
})
