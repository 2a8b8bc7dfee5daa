import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { preview, saveAll } from './editor.ts'
import { goToEnd, PAGE, startWriting, text, withPage } from './written-page.ts'

const CAPTIONED = `---
title: Quickstart
---

<Frame caption="It is new">
  ![Logo](/logo.png)
</Frame>
`

test('titles, captions and tabs are written where the page shows them', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  const { keyboard } = page
  const type = async (at: string, words: string, shown: string) => {
    await goToEnd(page, at)
    await keyboard.type(words)
    await expect(text(page, shown)).toBeVisible()
  }
  await type('A *note*', ' "<{now}>"', 'A *note* of 5 © "<{now}>"')
  await keyboard.press('Enter')
  await keyboard.type('Yes: ')
  await expect(text(page, 'Yes: Inside a note.')).toBeVisible()
  await type('The "card"', ' & it’s 😀', 'The "card" & it’s 😀')
  await type('Opening é step', ' "now"', 'Opening é step "now"')
  await type('Beta', ' & gamma', 'Beta & gamma')
  await expect(text(page, 'Right side.')).toBeVisible()
  await type('More', ' `code`', 'More')
  await expect(preview(page).locator('summary code')).toHaveText('code')
  await expect(text(page, 'Hidden.')).toBeHidden()
  await type('picture', '!', 'picture!')
  // A title that is deleted can be written again, and undo brings the old one back with the caret.
  await goToEnd(page, 'More')
  await keyboard.press('Shift+Home')
  await keyboard.press('Backspace')
  await keyboard.type('Less')
  await expect(text(page, 'Less')).toBeVisible()
  await expect(async () => {
    await keyboard.press('ControlOrMeta+z')
    await expect(preview(page).locator('summary code')).toHaveText('code', { timeout: 1_000 })
  }).toPass()
  await keyboard.type('?')
  await expect(preview(page).locator('[data-body] summary')).toHaveText('More code?')
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(
    PAGE.replace('&copy;"', '&copy; &quot;<{now}>&quot;"')
      .replace('Inside a note', 'Yes: Inside a note')
      .replace('card"', 'card" & it’s 😀')
      .replace('e9 step', 'e9 step \\"now\\"')
      .replace('"Beta"', '"Beta & gamma"')
      .replace('"More"', '"More `code`?"')
      .replace('picture**', 'picture!**'),
  )
})

test('words of a caption become bold and a link in its attribute', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', folder =>
    writeFileSync(join(folder, 'quickstart.mdx'), CAPTIONED),
  )
  await startWriting(page)
  const { keyboard } = page
  const bar = page.getByRole('toolbar', { name: 'Formatting of the selection' })
  await goToEnd(page, 'It is new')
  await keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await expect(bar).toBeVisible()
  await keyboard.press('ControlOrMeta+b')
  await expect(preview(page).locator('figcaption strong')).toHaveText('new')
  await keyboard.press('ControlOrMeta+k')
  const card = page.getByRole('dialog', { name: 'Link' })
  await card.getByRole('combobox', { name: 'Leads to' }).fill('/intro')
  await page.getByRole('option', { name: /introduction/ }).click()
  await card.getByRole('button', { name: 'Add link' }).click()
  await expect(preview(page).locator('figcaption').getByRole('link', { name: 'new' })).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(CAPTIONED.replace('is new"', 'is **[new](/introduction)**"'))
  await keyboard.press('ControlOrMeta+z')
  await keyboard.press('ControlOrMeta+z')
  await expect(preview(page).locator('figcaption strong')).toHaveCount(0)
})

test('words become a link, another link and plain words again, by keys and by the toolbar beside them', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  const { keyboard } = page
  const link = (name: string) => preview(page).locator('[data-body]').getByRole('link', { name, exact: true })
  const card = page.getByRole('dialog', { name: 'Link' })
  await goToEnd(page, 'A quote')
  await keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await keyboard.press('ControlOrMeta+k')
  await card.getByRole('combobox', { name: 'Leads to' }).fill('/intro')
  await page.getByRole('option', { name: /introduction/ }).click()
  await card.getByRole('button', { name: 'Add link' }).click()
  await expect(link('quote')).toBeVisible()
  await keyboard.press('ArrowLeft')
  await keyboard.press('ControlOrMeta+Shift+l')
  await card.getByRole('combobox', { name: 'Leads to' }).fill('/guides/preview (1)')
  await card.getByRole('button', { name: 'Change link' }).click()
  await expect(card).toBeHidden()
  await expect(page.locator('iframe[title="Preview"]')).toBeFocused()
  await keyboard.press('End')
  await keyboard.type('!')
  await expect(text(page, 'A quote!')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(PAGE.replace('quote', '[quote!](/guides/preview%20%281%29)'))
  await keyboard.press('ControlOrMeta+k')
  await card.getByRole('button', { name: 'Remove link' }).click()
  await expect(link('quote!')).toHaveCount(0)
  // At a caret, the words are asked for too.
  await keyboard.type(' ')
  await keyboard.press('ControlOrMeta+k')
  await card.getByRole('combobox', { name: 'Leads to' }).fill('https://a.b')
  await card.getByRole('textbox', { name: 'Text' }).fill('A [site]')
  await keyboard.press('Enter')
  await expect(link('A [site]')).toBeVisible()
  await keyboard.press('Home')
  await keyboard.press('Shift+ArrowRight')
  const toolbar = page.getByRole('toolbar', { name: 'Formatting of the selection' })
  await toolbar.getByRole('button', { name: 'Strikethrough' }).click()
  await expect(preview(page).locator('del', { hasText: 'A' })).toBeVisible()
  // It goes back to the tool that was used last.
  await keyboard.press('Alt+F10')
  await expect(toolbar.getByRole('button', { name: 'Strikethrough' })).toBeFocused()
  await keyboard.press('ArrowLeft')
  await keyboard.press('ArrowLeft')
  await keyboard.press('Enter')
  await expect(preview(page).locator('em', { hasText: 'A' })).toBeVisible()
  await keyboard.press('Alt+F10')
  await expect(toolbar.getByRole('button', { name: 'Italic' })).toBeFocused()
  // A tooltip is closed first.
  await expect(async () => {
    await keyboard.press('Escape')
    await expect(page.locator('iframe[title="Preview"]')).toBeFocused({ timeout: 500 })
  }).toPass()
  await keyboard.type('One')
  await expect(text(page, 'One quote!')).toBeVisible()
  await expect(toolbar).toBeHidden()
  // Commands of the menu are about the words on the page while the caret is there.
  await goToEnd(page, 'Do it.')
  await keyboard.press('Shift+Home')
  await expect(toolbar).toBeVisible()
  await page
    .getByRole('toolbar', { name: 'Formatting', exact: true })
    .getByRole('button', { name: 'Bold' })
    .click()
  await expect(preview(page).locator('strong', { hasText: 'Do it.' })).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(
    PAGE.replace('A quote', '~~_One_~~ quote! [A \\[site\\]](https://a.b)').replace('Do it.', '**Do it.**'),
  )
})

test('a selection over texts is removed, cells are emptied, and half a component stays with a reason', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  const { keyboard } = page
  await goToEnd(page, 'Heading two')
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Shift+End')
  await keyboard.press('Backspace')
  await keyboard.type('!')
  await expect(text(page, 'Heading two!')).toBeVisible()
  // Over the edge of the component.
  await goToEnd(page, 'A quote')
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Delete')
  await expect(page.getByText('The selection has a part of a component.')).toBeVisible()
  await goToEnd(page, 'Dough')
  await keyboard.press('Home')
  await keyboard.press('Shift+ArrowRight')
  await keyboard.press('Shift+End')
  await keyboard.press('Shift+ArrowRight')
  await keyboard.press('Shift+ArrowRight')
  await keyboard.press('Delete')
  await expect(text(page, 'Dough')).toHaveCount(0)
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(
    PAGE.replace('two\n\n- one\n', 'two!\n').replace('| Dough | 2 |', '|  |  |'),
  )
})

test('corrections, dictation, dead keys, right-to-left text and dragged words change only what they are about', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  const { keyboard } = page
  // A correction replaces a range that is not the selection.
  await goToEnd(page, 'Inside a note')
  await text(page, 'Inside a note').evaluate(element => {
    const [node] = element.childNodes
    const range =
      node && new StaticRange({ startContainer: node, startOffset: 0, endContainer: node, endOffset: 6 })
    const data = new DataTransfer()
    data.setData('text/plain', 'Within')
    const event = new InputEvent('beforeinput', {
      inputType: 'insertReplacementText',
      dataTransfer: data,
      bubbles: true,
      cancelable: true,
      targetRanges: range ? [range] : [],
    })
    element.dispatchEvent(event)
  })
  await expect(text(page, 'Within a note.')).toBeVisible()
  // Dictation inserts whole sentences, a dead key composes one letter.
  await goToEnd(page, 'A quote')
  const session = await page.context().newCDPSession(page)
  await session.send('Input.insertText', { text: ' and a sentence that was spoken. Then another one' })
  await session.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.insertText', { text: 'é' })
  await expect(text(page, 'another oneé')).toBeVisible()
  await goToEnd(page, 'nested')
  await keyboard.type(' שלום עולם')
  await expect(text(page, 'nested שלום עולם')).toBeVisible()
  await keyboard.press('Backspace')
  // Words are dragged to the end of another text.
  await text(page, 'Heading two').click()
  await keyboard.press('Home')
  await keyboard.press('ControlOrMeta+Shift+ArrowRight')
  const from = await text(page, 'Heading two').boundingBox()
  const to = await preview(page).locator('[data-body] li').first().boundingBox()
  if (!from || !to) throw new Error('The texts are not shown')
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + from.height / 2 + 10, { steps: 4 })
  await page.mouse.move(to.x + 200, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(text(page, 'oneHeading')).toBeVisible()
  await expect(text(page, 'Heading two')).toHaveCount(0)
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(
    PAGE.replace('Inside', 'Within')
      .replace('A quote', 'A quote and a sentence that was spoken. Then another oneé')
      .replace('nested', 'nested שלום עול')
      .replace('Heading two', ' two')
      .replace('- one', '- oneHeading'),
  )
  await keyboard.press('ControlOrMeta+z')
  await expect(text(page, 'oneHeading')).toHaveCount(0)
  await expect(text(page, 'Heading two')).toBeVisible()
})
