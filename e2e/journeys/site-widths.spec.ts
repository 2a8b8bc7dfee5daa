import { shownDocuments } from '../bench/built-repositories.ts'
import { expect, test } from '../built-site.ts'
import { NARROW, tooWide } from '../too-wide.ts'

for (const width of NARROW) {
  test(`no page with wide content scrolls sideways or is cut off at ${width} pixels`, async ({
    page,
    builtSite,
  }) => {
    const { folder, hosted } = await builtSite('e2e/fixtures/wide')
    await page.setViewportSize({ width, height: 900 })
    for (const file of shownDocuments(folder)) {
      await page.goto(`${hosted}${file}`)
      expect(await tooWide(page), file).toEqual([])
    }
  })
}

test('an icon takes the room of a letter, whatever library it is from', async ({ page, builtSite }) => {
  const { hosted } = await builtSite('e2e/fixtures/wide')
  await page.goto(`${hosted}contents/components.html`)
  const icon = page.locator('.inline-icon > svg')
  await expect(icon).toHaveCSS('width', '16px')
  await expect(icon).toHaveCSS('height', '16px')
})

test('what is too wide is told: a page that scrolls, and what is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.setContent(
    '<body style="margin: 0"><p style="width: 500px">wide</p><hr style="width: 500px; box-sizing: border-box"></body>',
  )
  expect(await tooWide(page)).toEqual(['scrolls sideways by 180 px', 'page ends 180 px before hr'])
  await page.setContent('<main style="overflow: hidden"><img alt="" width="500" height="10"></main>')
  expect(await tooWide(page)).toEqual([expect.stringMatching(/^main cuts \d+ px off img$/)])
  await page.setContent('<main style="overflow: auto"><img alt="" width="500" height="10"></main>')
  expect(await tooWide(page)).toEqual([])
})
