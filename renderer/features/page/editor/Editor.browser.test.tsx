import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reveal } from '../../../host/session/reveal.ts'
import { useView } from '../../../host/view/view.ts'
import { Button } from '../../../kit/Button.tsx'
import { openSite } from '../../../testing/rendered-site.tsx'
import { reportScroll } from '../../preview/linkedScrolling.ts'
import { ProblemDialogs } from '../../problems/ProblemDialogs.tsx'
import { PageEditor } from '../PageEditor.tsx'
import { body, HEAD, keys, opened, source, text, tool, write } from '../testing/written-page.tsx'
import { monaco } from './monaco.ts'

const fix = (name: string | RegExp) => page.getByText(name).first()
const openFixes = () => keys('{Control>}.{/Control}')

test('the problem at the cursor is explained and ignored from its fixes', async () => {
  await write('[a](/no‸where)\n')
  await opened.render(<ProblemDialogs />)
  await expect.poll(() => opened.project.problems().length).toBeGreaterThan(0)
  await openFixes()
  await expect.element(fix(/Why/)).toBeVisible()
  await fix(/Ignore/).click()
  await expect.element(page.getByRole('dialog', { name: /Ignore/ })).toBeVisible()
})

test('a problem elsewhere on the page offers nothing at the cursor', async () => {
  await write('a‸\n\n[a](/nowhere)\n')
  await expect.poll(() => opened.project.problems().length).toBeGreaterThan(0)
  await openFixes()
  await expect
    .element(page.getByText(/No code actions available|No quick fixes available/).first())
    .toBeVisible()
})

test('a long text that arrives at once is one edit, as it is', async () => {
  await write('a‸\n')
  await expect.element(source()).toHaveFocus()
  const [made] = monaco.editor.getEditors()
  let changes = 0
  made?.onDidChangeModelContent(() => changes++)
  const long = 'What somebody said (in one sentence),\nand in another one.'
  made?.trigger('keyboard', 'type', { text: long })
  await expect.poll(body).toBe(`a${long}\n`)
  expect(changes).toBe(1)
})

test('two editors of a page show one text', async () => {
  await write('a‸\n')
  await opened.render(<PageEditor file="one.mdx" />)
  await expect.element(page.getByRole('textbox', { name: 'Page source' }).nth(1)).toBeVisible()
  reveal(opened.site, { file: 'one.mdx', offset: HEAD.length + 1 })
  await keys('b')
  await expect.poll(body).toBe('ab\n')
  await expect.poll(() => page.getByText('ab', { exact: true }).elements().length).toBe(2)
})

test('text with Windows line endings is edited where the person types', async () => {
  await write('', { 'one.mdx': '---\r\ntitle: One\r\n---\r\n\r\nfirst\r\nlast\r\n' })
  reveal(opened.site, { file: 'one.mdx', line: 6 })
  await expect.element(page.getByText('last', { exact: true }).first()).toBeVisible()
  await expect.element(source()).toHaveFocus()
  await keys('{End} word')
  await expect.poll(text).toBe('---\r\ntitle: One\r\n---\r\n\r\nfirst\r\nlast word\r\n')
})

test('a line in a right-to-left script runs from right to left, others as before', async () => {
  const isRightToLeft = (text: string) =>
    [...document.querySelectorAll('.view-line')]
      .find(({ textContent }) => textContent === text)
      ?.matches(':dir(rtl)')
  await write('מילה\n\nword‸\n')
  await expect.poll(() => ['מילה', 'word'].map(isRightToLeft)).toEqual([true, false])
  await keys('{Enter}{Enter}שלום')
  await expect.poll(() => isRightToLeft('שלום')).toBe(true)
})

test('the keys for undo and save belong to the site', async () => {
  await write('a‸\n')
  await keys('b')
  await expect.poll(body).toBe('ab\n')
  await keys('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(await body()).toBe('ab\n')
})

const LONG = Array.from({ length: 300 }, (_, line) => `line ${line}\n\n`).join('')

test('the text follows the preview', async () => {
  await write(`‸${LONG}`)
  reportScroll(opened.site, { file: 'two.mdx', line: 300, from: 'preview' })
  reportScroll(opened.site, { file: 'one.mdx', line: 300, from: 'preview' })
  await expect.element(page.getByText('line 147', { exact: true })).toBeVisible()
  await expect.element(page.getByText('line 0', { exact: true })).not.toBeInTheDocument()
  expect(useView.of(opened.site).getState().scrollTogether).toBe(true)
})

test('rows of tables are not wrapped, and prose is', async () => {
  const long = 'word '.repeat(200)
  await write(`${long}‸\n\n| a | b |\n| - | - |\n| ${long} | c |\n> | ${long} | d |\n\nend\n`)
  const [editor] = monaco.editor.getEditors()
  /** The height of a line of the page, in lines of the editor. */
  const heightOf = (line: number) => {
    const first = HEAD.split('\n').length - 1 + line
    const top = (at: number) => editor?.getTopForLineNumber(at) ?? 0
    return Math.round((top(first + 1) - top(first)) / 21)
  }
  await expect.poll(() => heightOf(1)).toBeGreaterThan(1)
  expect([5, 6].map(heightOf)).toEqual([1, 1])
  await keys('more words')
  expect(heightOf(1)).toBeGreaterThan(1)
})

/** An editor with buttons that show other files in it. */
function OneEditor({ files }: { readonly files: readonly string[] }) {
  const [file, show] = useState(files[0] ?? '')
  return (
    <>
      {files.map(one => (
        <Button key={one} onPress={() => show(one)}>
          {one}
        </Button>
      ))}
      <PageEditor file={file} />
    </>
  )
}

async function openInOneEditor(texts: Readonly<Record<string, string>>) {
  const { render } = await openSite({ 'docs.json': '{ "name": "Acme", "navigation": [] }', ...texts })
  await render(<OneEditor files={Object.keys(texts)} />)
  await expect.element(tool('Bold')).toBeEnabled()
}

const line = (words: string) => page.getByText(words, { exact: true })

test('a page that is shown again is where it was left', async () => {
  await openInOneEditor({ 'long.mdx': LONG, 'other.mdx': 'another page\n' })
  const [made] = monaco.editor.getEditors()
  made?.setPosition({ lineNumber: 401, column: 5 })
  made?.revealLineInCenter(401)
  await expect.element(line('line 200')).toBeVisible()
  await tool('other.mdx').click()
  await expect.element(line('another page')).toBeVisible()
  await tool('long.mdx').click()
  await expect.element(line('line 200')).toBeVisible()
  expect(monaco.editor.getEditors()[0]?.getPosition()).toMatchObject({ lineNumber: 401, column: 5 })
})

test('one editor shows page after page, each with its own look', async () => {
  const huge = `${'many words in one line '.repeat(50_000)}\n`
  await openInOneEditor({ 'short.mdx': 'its end\n', 'huge.mdx': huge })
  const [made] = monaco.editor.getEditors()
  const look = () => [
    made?.getModel()?.getLanguageId(),
    made?.getRawOptions().wordWrap,
    made?.getRawOptions().linkedEditing,
  ]
  const own = ['galley-page', 'on', true]
  await expect.poll(look).toEqual(own)
  await tool('huge.mdx').click()
  await expect.poll(look).toEqual(['plaintext', 'off', false])
  await tool('short.mdx').click()
  await expect.poll(look).toEqual(own)
  await expect.element(line('its end')).toBeVisible()
  expect(monaco.editor.getEditors()).toEqual([made])
})
