import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import {
  button,
  expectSaved,
  goTo,
  pastePicture,
  pressToTheEnd,
  preview,
  saveAll,
  source,
  writeAtEnd,
} from './editor.ts'

const suggestion = (page: Page, name: RegExp) =>
  page.locator('.suggest-widget.visible').getByRole('option', { name })

const insertion = (page: Page, name: RegExp) =>
  page.getByRole('dialog', { name: 'Insert block' }).getByRole('option', { name })

test('a page with steps, code tabs, a table, a link, and an image is written with the keyboard', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('e2e/fixtures/nested')
  const opened = disk('welcome.mdx')
  await goTo(page, 'Welcome')
  await source(page).focus()
  const { keyboard } = page
  const atEnd = async (text: string) => {
    await keyboard.press('ControlOrMeta+End')
    await keyboard.type(text)
  }
  const insert = async (name: string, exact: RegExp) => {
    await atEnd(`\n\n/${name}`)
    await expect(insertion(page, exact)).toBeVisible()
    await keyboard.press('Enter')
    await expect(insertion(page, exact)).toHaveCount(0)
  }
  await insert('Steps', /^Steps\b/)
  await keyboard.type('Mix')
  await keyboard.press('Tab')
  await keyboard.type('Stir the dough.')
  await expect(preview(page).getByText('Stir the dough.')).toBeVisible()

  await insert('CodeGroup', /^Code group\b/)
  for (const next of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab']) await keyboard.press(next)
  await expect(preview(page).getByRole('tab', { name: 'Second' })).toBeVisible()

  await insert('Table', /^Table\b/)
  await keyboard.type('Flour')
  await keyboard.press('Tab')
  await keyboard.type('How much')
  await expect(preview(page).getByRole('columnheader', { name: 'How much' })).toBeVisible()

  await atEnd('\n\n[why](')
  await keyboard.type('/why')
  await expect(suggestion(page, /^Why nest/)).toBeVisible()
  await keyboard.press('Enter')
  // Types over the bracket that was closed automatically, if it was.
  await keyboard.type(')')
  await expect(preview(page).getByRole('link', { name: 'why', exact: true })).toBeVisible()

  await atEnd('\n\n')
  await pastePicture(page)
  await expect(preview(page).getByRole('img', { name: 'Describe the image' })).toHaveCount(1)
  await keyboard.type('An empty bowl')
  await expect(preview(page).getByRole('img', { name: 'An empty bowl' })).toHaveCount(1)
  await saveAll(page)
  // The file keeps its Windows line endings.
  const written = disk('welcome.mdx').replaceAll('\r\n', '\n')
  expect(disk('welcome.mdx')).not.toMatch(/[^\r]\n/)
  expect(written).toContain('<Step title="Mix">\n    Stir the dough.\n  </Step>')
  expect(written).toContain('| Flour | How much |')
  expect(written).toContain('[why](/why)')
  expect(written).toMatch(
    /<Frame>\n {2}<img src="\/images\/[\w-]+\.png" alt="An empty bowl" width="300" height="150" \/>\n<\/Frame>/,
  )
  // The image file belongs to the step that shows it.
  const picture = join(folder, /src="\/(images\/[^"]+)"/.exec(written)?.[1] ?? '')
  expect(existsSync(picture)).toBe(true)
  await pressToTheEnd(button(page, 'Undo'))
  await saveAll(page)
  expect(disk('welcome.mdx')).toBe(opened)
  expect(existsSync(picture)).toBe(false)
})

/** Pages whose bytes an editor could lose, each with a word to recognize it: line endings, a byte order mark, no final newline, unusual characters. */
const ODD: Readonly<Record<string, readonly [word: string, text: string]>> = {
  'odd-crlf.mdx': ['Windows', '---\r\ntitle: Windows\r\n---\r\n\r\nOne\r\n\r\n- two\r\n'],
  'odd-mixed.mdx': ['Mixed', '# Mixed\n\nOne\r\ntwo\nthree\r\n'],
  'odd-mark.md': ['Marked', '\uFEFF# Marked\n\nBehind a byte order mark.\n'],
  'odd-open.md': ['Open end', '# Open end\n\nNo line end'],
  'odd-spaces.mdx': ['Spaces', '# Spaces \t\n\n\tTab  \n\u00A0odd\u2028odd\u200B\n\n\n'],
  'odd-signs.mdx': ['Signs', '# Signs\n\n👩‍💻 e\u0301 \u202Ertl\u202C\n\n| a|b |\n|-|-|\n|1|2|\n'],
  'odd-broken.mdx': ['unclosed', '---\ntitle: [open\n---\n\n<Steps>\n<Step>\n{unclosed\n'],
}

test('a page that is opened, or edited and undone, keeps every byte', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested', site => {
    for (const [file, [, text]] of Object.entries(ODD)) writeFileSync(join(site, file), text)
  })
  for (const [file, [word]] of Object.entries(ODD)) {
    await goTo(page, file.replace(/\.\w+$/, ''))
    await expect(source(page)).toContainText(word)
    await expectSaved(page)
    await writeAtEnd(page, 'x')
    await expect(button(page, 'Changes: 1')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expectSaved(page)
  }
  await page.keyboard.press('ControlOrMeta+Shift+S')
  for (const [file, [, text]] of Object.entries(ODD)) expect(disk(file)).toBe(text)
})

/** Pastes content as copied by another program. */
const paste = (page: Page, copied: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(data => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, copied)

/** What each program copies, and the expected Markdown. */
const COPIED: Readonly<Record<string, readonly [html: string, plain: string, markdown: string]>> = {
  'a spreadsheet': [
    '<table><tr><td style="font-weight:700">Name</td><td>Price</td></tr><tr><td>a<br>b</td><td align=right>1|2</td></tr></table>',
    'Name\tPrice\n"a\nb"\t1|2\n',
    '| Name | Price |\n| --- | --: |\n| a<br />b | 1\\|2 |',
  ],
  'a word processor': [
    "<h1><b>Title</b></h1><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>One</p><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Inner</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.</span>Three</p>",
    'Title',
    '## Title\n\n- One\n  - Inner\n\n3. Three',
  ],
  'documents on the web': [
    '<b style="font-weight:normal"><ul><li><p>One</p></li><ul><li><p>Inner</p></li></ul></ul><br><p><span style="font-weight:700">H</span><sub>2</sub>O <a href="https://www.google.com/url?q=https://example.com/&sa=D">{it}</a></p></b>',
    'One',
    '- One\n  - Inner\n\n**H**<sub>2</sub>O [\\{it\\}](https://example.com/)',
  ],
  'a page of tasks': [
    '<h3>Do <a href="#do">#</a></h3><ul><li><input type="checkbox" checked> Done</li><li><input type="checkbox"> Open</li></ul>',
    'Do',
    '### Do\n\n- [x] Done\n- [ ] Open',
  ],
  'a sheet with joined rows, a note of its own and signs of its own': [
    '<table><caption>Prices</caption><tr><td>A</td><td rowspan=2>B</td></tr><tr></tr><tr><td>C&#xE000;</td><td colspan=999 rowspan=999>D</td></tr></table>',
    'A\tB\n\t\nC\tD\n',
    'Prices\n\n| A | B |\n| --- | --- |\n|  |  |\n| C | D |',
  ],
  'a page laid out with tables': [
    '<table><tr><td><h2>Title</h2><ul><li>One<br>Two<ul><li>Inner</li></ul></li></ul></td></tr></table><a href="https://www.google.com/url?q=javascript:alert(1)">it</a>',
    'Title',
    '## Title\n\n- One  \n  Two\n  - Inner\n\n[it](https://www.google.com/url?q=javascript:alert\\(1\\))',
  ],
}

test('formatted text is pasted as Markdown and replaces the whole selection', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested', site =>
    writeFileSync(join(site, 'long.md'), '# Long\n\nWords of a long page.\n'.repeat(60)),
  )
  await goTo(page, 'long')
  // The editor says its text to a screen reader when it has the focus.
  await source(page).focus()
  await expect(source(page)).toContainText('Words')
  for (const [html, plain, markdown] of Object.values(COPIED)) {
    await source(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    // On a busy machine, the browser reports the selection late; it must stay the same.
    await page.evaluate(async () => {
      for (let times = 0; times < 4; times++) {
        await new Promise(requestAnimationFrame)
        document.dispatchEvent(new Event('selectionchange'))
      }
    })
    await paste(page, { 'text/html': html, 'text/plain': plain })
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+s')
      expect(disk('long.md').trim()).toBe(markdown)
    }).toPass()
  }
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('<Note>\n  Words\n</Note>')
  for (const key of ['ControlOrMeta+Home', ...Array(5).fill('ArrowRight')]) await page.keyboard.press(key)
  await expect(page.locator('.linked-editing-decoration').first()).toBeVisible()
  for (let times = 0; times < 4; times++) await page.keyboard.press('Backspace')
  await page.keyboard.type('Tip')
  await expect(source(page)).toContainText('</Tip>')
})
