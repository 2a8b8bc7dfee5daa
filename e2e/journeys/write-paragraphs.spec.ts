import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { button, preview, saveAll } from './editor.ts'
import { goToEnd, PAGE, startWriting, text, undoUntil, withPage } from './written-page.ts'

/** Pastes an image in a text of the page, or drops it there. */
const bringPicture = (target: Locator, how: 'paste' | 'drop') =>
  target.evaluate(async (element, kind) => {
    const canvas = document.createElement('canvas')
    const picture = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
    const data = new DataTransfer()
    data.items.add(new File([picture ?? ''], 'image.png', { type: 'image/png' }))
    const { x, y } = element.getBoundingClientRect()
    const own = { bubbles: true, cancelable: true }
    element.dispatchEvent(
      kind === 'paste'
        ? new ClipboardEvent('paste', { ...own, clipboardData: data })
        : new DragEvent('drop', { ...own, dataTransfer: data, clientX: x + 2, clientY: y + 8 }),
    )
  }, how)

/** Types as a person does: the page is drawn between two keys. */
const typeSlowly = (page: Page, words: string) => page.keyboard.type(words, { delay: 120 })

test('what follows a mark that was typed is not part of it', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  await goToEnd(page, 'A quote')
  await typeSlowly(page, ' of `code` and [a link](/x) here')
  await expect(text(page, 'A quote of code and a link here')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(PAGE.replace('A quote', 'A quote of `code` and [a link](/x) here'))
})

test('marks that are typed at the start of a paragraph become what they mean, or stay text', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  await goToEnd(page, 'First')
  const paragraphs = [
    '1.5 million',
    '*Few* words',
    '-5 degrees',
    '## A heading',
    '---',
    'Use <your-key> now',
    '> Quoted',
  ]
  for (const paragraph of paragraphs) {
    await page.keyboard.press('Enter')
    await typeSlowly(page, paragraph)
  }
  await expect(preview(page).locator('blockquote', { hasText: 'Quoted' })).toBeVisible()
  await expect(preview(page).getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible()
  await saveAll(page)
  const written = paragraphs.join('\n\n').replace('---', '--\\-').replace('<your', '\\<your')
  expect(disk('quickstart.mdx')).toBe(PAGE.replace('introduction).', `introduction).\n\n${written}`))
})

test('a list is left by Enter in an empty item, at its end and between items', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  const { keyboard } = page
  await goToEnd(page, /^one$/)
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.type('Between')
  await expect(text(page, 'Between')).toBeVisible()
  await goToEnd(page, /^nested$/)
  await keyboard.press('Enter')
  // Of the nested list, then of the outer one.
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await typeSlowly(page, 'Behind')
  await expect(preview(page).locator('[data-body] > p', { hasText: 'Behind' })).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(
    PAGE.replace('- one\n', '- one\n\nBetween\n\n').replace('  - nested\n', '  - nested\n\nBehind\n'),
  )
})

test('what is written in place of a whole paragraph stands where that was', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  // Browsers end what three clicks select at the start of the next text.
  await text(page, 'Inside a note').click({ clickCount: 3 })
  await page.keyboard.press('Delete')
  await expect(text(page, 'Inside a note')).toHaveCount(0)
  await typeSlowly(page, 'Another note')
  await expect(text(page, 'Another note')).toBeVisible()
  await text(page, 'First').click({ clickCount: 3 })
  await typeSlowly(page, 'Once')
  await expect(text(page, 'Once')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(
    PAGE.replace('Inside a note.', 'Another note').replace(/First.*/, 'Once'),
  )
})

const ONE_LINERS = `---
title: Quickstart
---

<Note>It is **hot**.</Note>

<Steps>
  <Step title="One">Knead.</Step>
  <Step title="Two">Bake.</Step>
</Steps>

<div align="center">In the middle</div>

- <Tip>In a list</Tip>
`

test('texts right between tags are written, and get lines of their own when another paragraph follows', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook', folder =>
    writeFileSync(join(folder, 'quickstart.mdx'), ONE_LINERS),
  )
  await startWriting(page)
  const { keyboard } = page
  await goToEnd(page, 'It is')
  await typeSlowly(page, ' Really')
  await goToEnd(page, 'Knead.')
  await typeSlowly(page, ' Twice.')
  await goToEnd(page, 'In the middle')
  await typeSlowly(page, ' of it')
  await expect(text(page, 'In the middle of it')).toBeVisible()
  await saveAll(page)
  const written = ONE_LINERS.replace('hot**.', 'hot**. Really')
    .replace('Knead.', 'Knead. Twice.')
    .replace('middle', 'middle of it')
  expect(disk('quickstart.mdx')).toBe(written)

  await goToEnd(page, 'Bake.')
  await keyboard.press('Enter')
  await typeSlowly(page, 'For an hour.')
  await expect(text(page, 'For an hour.')).toBeVisible()
  await text(page, 'In a list').click({ clickCount: 3 })
  await keyboard.press('Delete')
  // At once: the page still shows the emptied text between its tags.
  await keyboard.type('Another tip')
  await expect(text(page, 'Another tip')).toBeVisible()
  await text(page, 'Really').click({ clickCount: 3 })
  await keyboard.press('Delete')
  await expect(text(page, 'Really')).toHaveCount(0)
  await typeSlowly(page, 'Cold')
  await expect(text(page, 'Cold')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(
    written
      .replace(/<Note>.*<\/Note>/, '<Note>\n  Cold\n</Note>')
      .replace('>Bake.<', '>\n    Bake.\n\n    For an hour.\n  <')
      .replace('<Tip>In a list</Tip>', '<Tip>\n    Another tip\n  </Tip>'),
  )
})

test('a paragraph that was just started takes what is pasted, and images go below a text', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  await goToEnd(page, 'First')
  await page.keyboard.press('Enter')
  await preview(page)
    .locator('[data-galley-own]')
    .evaluate(paragraph => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<p>Some <b>words</b></p><ul><li>and</li><li>more</li></ul>')
      paragraph.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
  await expect(text(page, /^more$/)).toBeVisible()
  await page.keyboard.type('!')
  await expect(text(page, /^more!$/)).toBeVisible()

  const images = preview(page).getByRole('img', { name: /Describe the image|A loaf/ })
  await goToEnd(page, 'Inside a note.')
  await bringPicture(text(page, 'Inside a note.'), 'paste')
  await expect(images).toHaveCount(1)
  await button(page, 'Describe the image').click()
  const description = page
    .getByRole('dialog', { name: 'Properties of Image' })
    .getByRole('textbox', { name: 'Description', exact: true })
  await expect(description).toHaveValue('Describe the image')
  await description.fill('A loaf')
  await page.keyboard.press('Escape')
  await expect(preview(page).getByRole('img', { name: 'A loaf' })).toBeVisible()
  await bringPicture(text(page, 'A quote'), 'drop')
  await expect(images).toHaveCount(2)
  await goToEnd(page, 'Dough')
  await bringPicture(text(page, 'Dough'), 'paste')
  await expect(images).toHaveCount(3)
  await page.getByText('The image will be saved as images/quickstart-3.png.').waitFor()
  await text(page, 'The "card"').click()
  await page.keyboard.press('End')
  await bringPicture(text(page, 'The "card"'), 'paste')
  await expect(page.getByText('Titles and captions can’t contain images.')).toBeVisible()
  await saveAll(page)
  const image = (file: string, alt = 'Describe the image') =>
    `<img src="/images/${file}.png" alt="${alt}" width="300" height="150" />`
  expect(disk('quickstart.mdx')).toBe(
    PAGE.replace('introduction).', 'introduction).\n\nSome **words**\n\n- and\n- more!')
      .replace('a note.', `a note.\n\n  <Frame>\n    ${image('quickstart', 'A loaf')}\n  </Frame>`)
      .replace('A quote', `A quote\n>\n> <Frame>\n>   ${image('quickstart-2')}\n> </Frame>`)
      .replace('Dough', `Dough${image('quickstart-3')}`),
  )
  expect(disk('images/quickstart-2.png')).not.toBe('')
})

test('a paragraph that was started and left takes no keys', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  await goToEnd(page, 'First')
  await page.keyboard.press('Enter')
  await goToEnd(page, 'A quote')
  await typeSlowly(page, ' of it')
  await expect(text(page, 'A quote of it')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(PAGE.replace('A quote', 'A quote of it'))
})

test('a page without text is written from its title, and where its text begins', async ({ openEditor }) => {
  const empty = '---\ntitle: Quickstart\n---\n'
  const { page, disk } = await openEditor('resources/handbook', folder =>
    writeFileSync(join(folder, 'quickstart.mdx'), empty),
  )
  await startWriting(page)
  await preview(page).getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Words')
  await expect(text(page, 'Words')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(`${empty}\nWords\n`)
  await undoUntil(page, () => expect(text(page, 'W')).toHaveCount(0, { timeout: 1_000 }))
  await preview(page).getByRole('group', { name: 'Text of the page' }).click()
  await page.keyboard.type('Others')
  await expect(text(page, 'Others')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(`${empty}\nOthers\n`)
})
