import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { runCommand } from '../../../host/commands/commands.ts'
import { useView } from '../../../host/view/view.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { body, opened, select, source, text, write } from '../testing/written-page.tsx'

const NOTE = { 'snippets/note.mdx': 'Take care.\n' }
const main = () => useView.of(opened.site).getState().main
const run = (id: Parameters<typeof runCommand>[1]) => runCommand(opened.app, id)

test.each([
  ['the import', 'import Note from "/snippets/no‸te.mdx"\n\n<Note />\n', 'snippets/note.mdx'],
  ['its tag', 'import Note from "/snippets/note.mdx"\n\n<No‸te />\n', 'snippets/note.mdx'],
  ['a link', 'See [two](/t‸wo).\n', 'two.mdx'],
])('Alt+Enter on %s opens the file', async (_, content, file) => {
  await write(content, NOTE)
  run('go.target')
  await expect.poll(main).toEqual({ kind: 'page', file })
})

test('Ctrl and a press on the import opens the snippet', async () => {
  await write('‸import Note from "/snippets/note.mdx"\n\n<Note />\n', NOTE)
  const link = () => document.querySelector('.view-line .detected-link')
  await expect.poll(link).toBeTruthy()
  const element = link()
  if (element) await page.elementLocator(element).click({ modifiers: ['Control'], force: true })
  await expect.poll(main).toEqual({ kind: 'page', file: 'snippets/note.mdx' })
})

test('a cursor on nothing that leads anywhere is told so', async () => {
  await write('Plain‸ text.\n')
  run('go.target')
  await expect.element(page.getByText(/Place the cursor on a link/)).toBeVisible()
})

test('selected lines become a snippet that the page shows: one step', async () => {
  await write('Before.\n\n‸Take care of this.‸\n\nAfter.\n')
  run('format.snippet')
  const dialog = page.getByRole('dialog', { name: 'Make a snippet' })
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('take-care-of-this')
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('care')
  await dialog.getByRole('button', { name: 'Make snippet' }).click()
  await expect.poll(body).toBe('import Care from "/snippets/care.mdx"\n\nBefore.\n\n<Care />\n\nAfter.\n')
  expect(await text('snippets/care.mdx')).toBe('Take care of this.\n')
  expect(opened.project.state().undo).toBe('Make the snippet snippets/care.mdx')
  await opened.host.undo()
  await expect.poll(body).toBe('Before.\n\nTake care of this.\n\nAfter.\n')
  expect(opened.project.state().dirty).toEqual([])
})

test('a name that exists is refused, and an empty selection says what is missing', async () => {
  await write('‸Take care.\n\n\n', NOTE)
  run('format.snippet')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('note')
  await expect.element(page.getByText('snippets/note.mdx exists already.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make snippet' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await select('Take care.\n\n'.length)
  run('format.snippet')
  await expect.element(page.getByText(/Place the cursor in the text that becomes a snippet/)).toBeVisible()
  await expect.element(source()).toBeVisible()
})
