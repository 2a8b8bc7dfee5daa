import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { runCommand } from '../../../host/commands/commands.ts'
import { makeStep } from '../../../host/documents/documents.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { body, HEAD, keys, opened, source, write } from '../testing/written-page.tsx'

const TABLE = '| Name | Price |\n| --- | ---: |\n| Pear | 3 |\n| Apple | 10 |\n'

const grid = () => page.getByRole('grid', { name: 'Table cells' })
const cell = (name: string) => grid().getByRole('gridcell', { name, exact: true })
const head = (name: string) => grid().getByRole('columnheader', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name })
const focused = () => document.activeElement?.getAttribute('data-place')
const undo = () => opened.project.state().undo

/** Opens the table of a page with the cursor at “‸”. */
async function openGrid(content = TABLE.replace('Pear', 'Pe‸ar')) {
  await write(content)
  runCommand(opened.app, 'table.edit')
  await expect.element(grid()).toBeVisible()
}

test('the grid opens at the cell of the cursor, and Escape leads back to the text', async () => {
  await openGrid()
  await expect.element(cell('Pear')).toHaveFocus()
  await expect.element(grid()).toHaveAccessibleName('Table cells')
  await expectAccessible()
  await keys('{Escape}')
  await expect.element(grid()).not.toBeInTheDocument()
  await expect.element(source()).toHaveFocus()
  expect(await body()).toBe(TABLE)
})

test('arrows, Tab, Home and End go from cell to cell', async () => {
  await openGrid()
  await keys('{ArrowRight}')
  await expect.element(cell('3')).toHaveFocus()
  await keys('{ArrowDown}')
  await expect.element(cell('10')).toHaveFocus()
  await keys('{Home}')
  await expect.element(cell('Apple')).toHaveFocus()
  await keys('{Control>}{Home}{/Control}')
  await expect.element(head('Name')).toHaveFocus()
  await keys('{End}{Tab}')
  await expect.element(cell('Pear')).toHaveFocus()
  await keys('{Shift>}{Tab}{/Shift}')
  await expect.element(head('Price')).toHaveFocus()
  await keys('{ArrowUp}')
  await expect.element(page.getByRole('button', { name: 'Actions for column Price' })).toHaveFocus()
  expect(await body()).toBe(TABLE)
})

test('typing replaces the text of a cell as one step, and Escape takes it back', async () => {
  await openGrid()
  await keys('Plum')
  await expect.poll(body).toBe(TABLE.replace('Pear', 'Plum'))
  expect(undo()).toBe('Edit table cell')
  await keys('{Enter}')
  await expect.element(cell('Apple')).toHaveFocus()
  await opened.host.undo()
  await expect.poll(body).toBe(TABLE)
  await expect.element(cell('Pear')).toHaveFocus()
  await keys('{F2}s{Escape}')
  await expect.poll(body).toBe(TABLE)
  await expect.element(cell('Pear')).toHaveFocus()
})

test('bars and line breaks are typed as they are', async () => {
  await openGrid()
  await keys('a | b{Shift>}{Enter}{/Shift}c{Tab}')
  await expect.poll(body).toBe(TABLE.replace('Pear', 'a \\| b<br />c'))
  await expect.element(cell('3')).toHaveFocus()
})

test('the text of a cell is formatted with the keys of the page', async () => {
  await openGrid()
  await keys('{F2}{Control>}b{/Control}')
  await expect.poll(body).toBe(TABLE.replace('Pear', '**Pear**'))
})

test('Tab after the last cell adds a row', async () => {
  await openGrid(TABLE.replace('10', '1‸0'))
  await keys('{Tab}Fig')
  await expect.poll(body).toBe(`${TABLE}| Fig |  |\n`)
})

test('rows and columns move by keys', async () => {
  await openGrid()
  await keys('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(body).toBe('| Name | Price |\n| --- | ---: |\n| Apple | 10 |\n| Pear | 3 |\n')
  expect(undo()).toBe('Move table row')
  await expect.element(cell('Pear')).toHaveFocus()
  await keys('{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(body).toBe('| Price | Name |\n| ---: | --- |\n| 10 | Apple |\n| 3 | Pear |\n')
  await keys('{Alt>}{ArrowLeft}{ArrowUp}{/Alt}')
  await expect.poll(body).toBe(TABLE)
})

const ACTIONS: Readonly<Record<string, readonly [button: string, action: string, after: string]>> = {
  'a row is added': [
    'row 1',
    'Add row below',
    '| Name | Price |\n| --- | ---: |\n| Pear | 3 |\n|  |  |\n| Apple | 10 |\n',
  ],
  'a row is deleted': ['row 1', 'Delete row', '| Name | Price |\n| --- | ---: |\n| Apple | 10 |\n'],
  'a column is added': [
    'column Name',
    'Add column after',
    '| Name |  | Price |\n| --- | --- | ---: |\n| Pear |  | 3 |\n| Apple |  | 10 |\n',
  ],
  'a column is deleted': ['column Name', 'Delete column', '| Price |\n| ---: |\n| 3 |\n| 10 |\n'],
  'a column is aligned': ['column Name', 'Align center', TABLE.replace('| --- |', '| :-: |')],
  'rows are sorted': [
    'column Price',
    'Sort rows Z to A',
    '| Name | Price |\n| --- | ---: |\n| Apple | 10 |\n| Pear | 3 |\n',
  ],
}

for (const [what, [button, action, after]] of Object.entries(ACTIONS))
  test(`${what} from its menu`, async () => {
    await openGrid()
    await page.getByRole('button', { name: `Actions for ${button}` }).click()
    await item(action).click()
    await expect.poll(body).toBe(after)
    await expect.poll(() => grid().element().contains(document.activeElement)).toBe(true)
  })

test('the menu of a cell opens by its key', async () => {
  await openGrid()
  await keys('{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menu', { name: 'Table actions' })).toBeVisible()
  await item('Clear').click()
  await expect.poll(body).toBe(TABLE.replace('Pear', ''))
  await expect.poll(focused).toBe('1 0')
})

/** A clipboard event on the focused element. */
function clipboard(type: 'copy' | 'cut' | 'paste', content: Readonly<Record<string, string>> = {}) {
  const data = new DataTransfer()
  for (const [format, value] of Object.entries(content)) data.setData(format, value)
  const event = new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return data
}

test('selected cells are copied as text of a spreadsheet, and cut', async () => {
  await openGrid()
  await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  await expect.element(cell('10')).toHaveAttribute('aria-selected', 'true')
  expect(clipboard('copy').getData('text/plain')).toBe('Pear\t3\nApple\t10')
  const data = clipboard('cut')
  await expect.poll(body).toBe('| Name | Price |\n| --- | ---: |\n|  |  |\n|  |  |\n')
  expect(undo()).toBe('Clear table cells')
  await keys('{Control>}{Home}{/Control}')
  clipboard('paste', { 'application/x-galley-cells': data.getData('application/x-galley-cells') })
  await expect.poll(body).toMatch(/^\| Pear \| 3 \|\n\| --- \| ---: \|\n\| Apple \| 10 \|/)
})

const PASTED: Readonly<Record<string, readonly [content: Readonly<Record<string, string>>, after: string]>> =
  {
    'cells of a spreadsheet': [
      { 'text/plain': 'a\tb\nc\td' },
      '| Name | Price |  |\n| --- | ---: | --- |\n| Pear | a | b |\n| Apple | c | d |\n',
    ],
    'a table of a page': [
      {
        'text/plain': 'a b',
        'text/html': '<table><tr><td>a</td><td><b>b</b></td></tr><tr><td>c|d</td><td></td></tr></table>',
      },
      '| Name | Price |  |\n| --- | ---: | --- |\n| Pear | a | b |\n| Apple | c\\|d |  |\n',
    ],
    'lines of text': [
      { 'text/plain': '1\n2\n<3>' },
      '| Name | Price |\n| --- | ---: |\n| Pear | 1 |\n| Apple | 2 |\n|  | \\<3> |\n',
    ],
    'a table in Markdown': [
      { 'text/plain': '| x |\n| - |\n| y |' },
      TABLE.replace('| 3 |', '| x |').replace('| 10 |', '| y |'),
    ],
  }

for (const [what, [content, after]] of Object.entries(PASTED))
  test(`${what} fills cells, and the table grows as one step`, async () => {
    await openGrid(TABLE.replace('| 3', '| 3‸'))
    await expect.element(cell('3')).toHaveFocus()
    clipboard('paste', content)
    await expect.poll(body).toBe(after)
    expect(undo()).toBe('Paste table cells')
    await opened.host.undo()
    await expect.poll(body).toBe(TABLE)
  })

test('rows and columns are dragged by their handles', async () => {
  await openGrid()
  const handle = (place: string) => {
    const found = grid().element().querySelector(`[data-place="${place}"]`)
    if (!found) throw new Error(`There is no cell ${place}.`)
    return page.elementLocator(found)
  }
  await userEvent.dragAndDrop(handle('1 -1'), handle('2 0'))
  await expect.poll(body).toBe('| Name | Price |\n| --- | ---: |\n| Apple | 10 |\n| Pear | 3 |\n')
  await userEvent.dragAndDrop(handle('-1 0'), handle('1 1'))
  await expect.poll(body).toBe('| Price | Name |\n| ---: | --- |\n| 10 | Apple |\n| 3 | Pear |\n')
})

test('the grid follows the text, and closes when the table is gone', async () => {
  await openGrid(`‸${TABLE}`)
  runCommand(opened.app, 'table.addRow')
  await expect.element(page.getByRole('button', { name: 'Actions for row 3' })).toBeVisible()
  makeStep(opened.site, {
    label: 'x',
    edits: [{ file: 'one.mdx', edits: [{ offset: HEAD.length, length: 8, text: '' }] }],
  })
  await expect.element(grid()).not.toBeInTheDocument()
})

test('the tools add a row and a column, and tidy the table', async () => {
  await openGrid()
  const tools = page.getByRole('toolbar', { name: 'Table tools' })
  await tools.getByRole('button', { name: 'Add row' }).click()
  await tools.getByRole('button', { name: 'Add column' }).click()
  await keys('Note')
  await tools.getByRole('button', { name: 'Tidy table' }).click()
  await expect
    .poll(body)
    .toBe(
      '| Name  | Price | Note |\n| ----- | ----: | ---- |\n| Pear  | 3     |      |\n| Apple | 10    |      |\n|       |       |      |\n',
    )
})

test('without a table at the cursor, the command says what to do', async () => {
  await write('No table‸\n')
  runCommand(opened.app, 'table.edit')
  await expect.element(grid()).not.toBeInTheDocument()
})
