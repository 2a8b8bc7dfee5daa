import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, goTo, preview, saveAll, source } from './editor.ts'
import { goToEnd, PAGE, startWriting, text, undoUntil, withPage } from './written-page.ts'

test('what is typed on the page is typed in its file, and nothing else moves', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  const { keyboard } = page
  await goToEnd(page, 'First')
  await keyboard.type(' And **more** `code`.')
  await expect(preview(page).locator('strong', { hasText: 'more' })).toBeVisible()
  await keyboard.press('Enter')
  await keyboard.type('A new paragraph')
  await expect(text(page, 'A new paragraph')).toBeVisible()
  await goToEnd(page, 'Heading two')
  await keyboard.type(' and more')
  await goToEnd(page, 'nested')
  await keyboard.press('Enter')
  await keyboard.type('beside')
  await keyboard.press('Shift+Tab')
  await keyboard.type(' them')
  await expect(text(page, 'beside them')).toBeVisible()
  await goToEnd(page, 'Dough')
  await keyboard.type(' | mix')
  await keyboard.press('Tab')
  await keyboard.type(' kg')
  await expect(text(page, '2 kg')).toBeVisible()
  await goToEnd(page, 'Inside a note')
  await keyboard.press('ControlOrMeta+Backspace')
  await keyboard.press('ControlOrMeta+Backspace')
  await keyboard.type('box.')
  await expect(text(page, 'Inside a box.')).toBeVisible()
  await preview(page).getByRole('heading', { level: 1 }).click()
  await keyboard.press('End')
  await keyboard.type(' guide')
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Quickstart guide' })).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(
    PAGE.replace('Quickstart', 'Quickstart guide')
      .replace('introduction).', 'introduction). And **more** `code`.\n\nA new paragraph')
      .replace('Heading two', 'Heading two and more')
      .replace('  - nested', '  - nested\n- beside them')
      .replace('Inside a note', 'Inside a box')
      .replace('Dough | 2', 'Dough \\| mix | 2 kg'),
  )
})

test('paragraphs are split and joined, words become bold, and undo stays on the page', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  const { keyboard } = page
  await text(page, 'First').click({ position: { x: 2, y: 8 } })
  await keyboard.press('Home')
  for (let step = 0; step < 7; step++) await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await keyboard.type('New ')
  await expect(text(page, 'New old')).toBeVisible()
  await undoUntil(page, () =>
    expect(preview(page).locator('strong', { hasText: /^bold$/ })).toBeVisible({ timeout: 1_000 }),
  )
  await expect(text(page, 'First bold paragraph')).toBeVisible()
  await keyboard.press('Home')
  await keyboard.press('ControlOrMeta+Shift+ArrowRight')
  await keyboard.press('ControlOrMeta+b')
  await expect(preview(page).locator('strong', { hasText: 'First' })).toBeVisible()
  await keyboard.press('ControlOrMeta+z')
  await expect(preview(page).locator('strong', { hasText: 'First' })).toHaveCount(0)
  await goToEnd(page, 'A quote')
  await keyboard.type('!')
  // What is undone does not move a caret that was moved since.
  await goToEnd(page, 'Inside a note')
  await keyboard.type('?')
  await expect(text(page, 'Inside a note.?')).toBeVisible()
  await keyboard.press('ControlOrMeta+z')
  await keyboard.press('Home')
  await expect(text(page, 'Inside a note.?')).toHaveCount(0)
  await keyboard.type('Still ')
  await expect(text(page, 'Still Inside a note.')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(
    PAGE.replace('A quote', 'A quote!').replace('Inside a note', 'Still Inside a note'),
  )
})

test('keys that follow an undo or a redo are written where it leads', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  const { keyboard } = page
  await goToEnd(page, 'A quote')
  for (const word of ['one', 'two', 'three']) {
    // Several letters at once, as from dictation: one step, however slow the machine is.
    await keyboard.insertText(` ${word}`)
    await expect(text(page, `A quote ${word}`)).toBeVisible()
    await keyboard.press('ControlOrMeta+z')
    await keyboard.type('xyz')
    await expect(text(page, 'A quotexyz')).toBeVisible()
    await undoUntil(page, () => expect(text(page, 'A quotex')).toHaveCount(0, { timeout: 1_000 }))
  }
  // Nothing is left to undo.
  await keyboard.press('ControlOrMeta+z')
  await keyboard.type('!')
  await expect(text(page, 'A quote!')).toBeVisible()
  // What follows a redo stands behind what it brought back.
  await keyboard.type(' more')
  await expect(text(page, 'A quote! more')).toBeVisible()
  await keyboard.press('ControlOrMeta+z')
  await expect(text(page, 'A quote! more')).toHaveCount(0)
  await keyboard.press('ControlOrMeta+Shift+z')
  await expect(text(page, 'A quote! more')).toBeVisible()
  await keyboard.type('?')
  await expect(text(page, 'A quote! more?')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(PAGE.replace('A quote', 'A quote! more?'))
})

test('text beside a variable of docs.json is written, and what shows one inside says why it stays', async ({
  openEditor,
}) => {
  const body = 'Version {{version}} is here.\n\nCall `go {{version}}` now.\n'
  const { page, disk } = await openEditor('e2e/fixtures/nested', at => {
    const config = {
      $schema: 'https://mintlify.com/docs.json',
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#123456' },
      variables: { version: '2.1' },
      navigation: { groups: [{ group: 'A', pages: ['quickstart'] }] },
    }
    writeFileSync(join(at, 'docs.json'), `${JSON.stringify(config)}\n`)
    writeFileSync(join(at, 'quickstart.mdx'), `---\ntitle: Quickstart\n---\n\n${body}`)
  })
  await startWriting(page)
  await goToEnd(page, 'is here.')
  await page.keyboard.type(' Yes')
  await expect(text(page, 'Version 2.1 is here. Yes')).toBeVisible()
  await text(page, 'Call').click({ position: { x: 3, y: 5 } })
  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  await expect(page.getByText('This text has a variable of docs.json.')).toBeVisible()
  // The page is drawn again without what was refused; a key in this moment would go nowhere.
  await expect(text(page, 'Call')).toHaveText('Call go 2.1 now.')
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(`---\ntitle: Quickstart\n---\n\n${body.replace('here.', 'here. Yes')}`)
})

test('a word that is composed is written once, where it was composed', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  await goToEnd(page, 'Inside a note')
  const session = await page.context().newCDPSession(page)
  for (const part of ['に', 'にほ', 'にほん'])
    await session.send('Input.imeSetComposition', {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    })
  await session.send('Input.insertText', { text: '日本' })
  await page.keyboard.type(' ok')
  await expect(text(page, 'Inside a note.日本 ok')).toBeVisible()
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(PAGE.replace('a note.', 'a note.日本 ok'))
})

test('what is no text says what it is, and leads to its line', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  await text(page, '{props.x}').click()
  await expect(page.getByText('Expression: not edited as text')).toBeVisible()
  await button(page, 'Show in the source').click()
  await expect(source(page)).toBeFocused()
})

// Covers P14
test('a page that is not written on changes nothing, whatever its scripts send', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  await goTo(page, 'Quickstart')
  await source(page).focus()
  // As if the page had been taken over: it acts as though someone typed in it.
  await text(page, 'Inside a note').evaluate(element => {
    getSelection()?.collapse(element.firstChild, 3)
    const typed = { inputType: 'insertText', data: 'forged', bubbles: true, cancelable: true }
    element.dispatchEvent(new InputEvent('beforeinput', typed))
  })
  await expect(text(page, 'forged')).toHaveCount(0)
  await expect(button(page, 'Changes: 0')).toBeVisible()
  await goToEnd(page, 'A quote')
  await page.keyboard.type(' typed')
  await expect(button(page, 'Changes: 1')).toBeVisible()
  await expect(text(page, 'A quote typed')).toBeVisible()
})

test('the page is named and has no violations while it is written on', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook', withPage)
  await startWriting(page)
  await goToEnd(page, 'A quote')
  await expectNone(page, 'writing on the page')
  // The parts of the text keep their roles and their order while they are written on.
  await expect(
    preview(page).getByRole('heading', { level: 1, name: 'Quickstart' }),
  ).toHaveAccessibleDescription('Title of the page')
  const body = preview(page).getByRole('group', { name: 'Text of the page' })
  await expect(body.getByRole('heading', { name: 'Heading two' })).toBeVisible()
  await expect(body.getByRole('tab', { name: 'Alpha' })).toBeVisible()
  await expect(body.getByRole('note', { name: 'Note: A *note* of 5 ©' })).toBeVisible()
})
