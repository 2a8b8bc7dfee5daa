import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CommandId } from '../../../../shared/rpc/commands.ts'
import { runCommand } from '../../../host/commands/commands.ts'
import { body, keys, opened, source, write } from '../testing/written-page.tsx'

const option = (name: string | RegExp) => page.getByRole('option', { name }).first()
const search = (name: string) => page.getByRole('combobox', { name })

/** The text (“‸” is the cursor, two of them a selection), what is done, and the text after it. */
const CHANGED: Readonly<Record<string, readonly [string, CommandId, after: string, label: string]>> = {
  'moves up': ['a\n\nb‸\n\nc\n', 'block.up', 'b\n\na\n\nc\n', 'Move block up'],
  'moves down': ['a‸\n\nb\n\nc\n', 'block.down', 'b\n\na\n\nc\n', 'Move block down'],
  'is repeated': ['a‸\n\nb\n', 'block.duplicate', 'a\n\na\n\nb\n', 'Duplicate block'],
  'is deleted': ['a‸\n\nb\n', 'block.delete', 'b\n', 'Delete block'],
}

for (const [what, [at, command, after, label]] of Object.entries(CHANGED))
  test(`a block ${what} as one step`, async () => {
    await write(at)
    runCommand(opened.app, command)
    await expect.poll(body).toBe(after)
    expect(opened.project.state().undo).toBe(label)
  })

test('people who cannot see the page hear what happened to a block', async () => {
  await write('a\n\nb‸\n\nc\n')
  const heard = (what: string) => page.getByRole('status').filter({ hasText: what })
  runCommand(opened.app, 'block.up')
  await expect.element(heard('Moved to line 5')).toBeInTheDocument()
  runCommand(opened.app, 'block.duplicate')
  await expect.element(heard('Duplicated to line')).toBeInTheDocument()
  runCommand(opened.app, 'block.delete')
  await expect.element(heard('Block deleted')).toBeInTheDocument()
})

test('Alt and the arrow keys move the block at the cursor, which goes along', async () => {
  await write('# A\n\n- one\n- tw‸o\n')
  await keys('{Alt>}{ArrowUp}{/Alt}x')
  await expect.poll(body).toBe('# A\n\n- twxo\n- one\n')
  expect(opened.project.state().undo).toMatch(/Edit/)
})

test('Alt and the arrow keys move out of steps and back, and leave every byte as it was', async () => {
  const before = 'a\n\n<Steps>\n    <Step title="x">\n     od‸d\n       text\n    </Step>\n</Steps>\n'
  await write(before)
  await keys('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(body).toMatch(/^a\n\nodd\n {2}text\n\n<Steps>/)
  await keys('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(body).toMatch(/^odd/)
  await keys('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  await expect.poll(body).toBe(before.replace('‸', ''))
})

test('selected blocks move together', async () => {
  await write('a\n\n‸b\n\nc‸\n\nd\n')
  await keys('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(body).toBe('b\n\nc\n\na\n\nd\n')
})

test('a block is turned into something that is chosen by its name', async () => {
  await write('Wor‸ds\n')
  runCommand(opened.app, 'block.turn')
  await expect.element(search('Turn block into')).toHaveFocus()
  await keys('warn{Enter}')
  await expect.poll(body).toBe('<Warning>\n  Words\n</Warning>\n')
  expect(opened.project.state().undo).toBe('Turn block into Warning')
})

test('a block is moved to a place that is chosen by its name', async () => {
  await write('Wor‸ds\n\n<Steps>\n  <Step title="First">\n    a\n  </Step>\n</Steps>\n')
  runCommand(opened.app, 'block.move')
  await option('After a').click()
  await expect.poll(body).toBe('<Steps>\n  <Step title="First">\n    a\n\n    Words\n  </Step>\n</Steps>\n')
  await expect.element(source()).toHaveFocus()
})

test('the cursor has to be in a block', async () => {
  await write('a\n\n‸\n\nb\n')
  runCommand(opened.app, 'block.delete')
  await expect.element(page.getByText('Place the cursor in a block first.')).toBeVisible()
  expect(await body()).toBe('a\n\n\n\nb\n')
})

test('a slash opens the insert menu, which finds by words, and shows what was used last first', async () => {
  await write('a\n\n‸\n')
  await keys('/')
  await expect.element(search('Insert block')).toHaveFocus()
  await keys('cols')
  await expect.element(page.getByText('Nothing found for “cols”')).toBeVisible()
  await keys('{Backspace}{Backspace}{Backspace}{Backspace}column{Enter}')
  await expect.poll(body).toMatch(/^a\n\n<Columns cols=\{2\}>/)
  expect(opened.project.state().undo).toBe('Insert Columns')
  runCommand(opened.app, 'block.insert')
  await expect.element(page.getByRole('group', { name: 'Recently used' })).toHaveTextContent(/Columns/)
})

test('an undo that brings a slash back opens nothing: keys that follow are written', async () => {
  await write('a\n\n‸\n')
  await keys('/')
  await expect.element(search('Insert block')).toHaveFocus()
  await keys('column{Enter}')
  await expect.poll(body).toMatch(/^a\n\n<Columns cols=\{2\}>/)
  await expect.element(source()).toHaveFocus()
  await opened.host.undo()
  await expect.poll(body).toBe('a\n\n/\n')
  await keys('x')
  await expect.poll(body).toBe('a\n\n/x\n')
})

test('Escape leaves the slash', async () => {
  await write('‸\n')
  await keys('/')
  await expect.element(search('Insert block')).toHaveFocus()
  await keys('{Escape}')
  await expect.element(source()).toHaveFocus()
  await keys('x')
  await expect.poll(body).toBe('/x\n')
})

test('a slash in a line of text, in code and in a path opens nothing', async () => {
  await write('either‸\n')
  await keys('/or')
  await expect.poll(body).toBe('either/or\n')
  await expect.element(search('Insert block')).not.toBeInTheDocument()
})
