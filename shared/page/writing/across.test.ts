import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { leavesOfBlock } from '../parse/page-leaves.ts'
import { parsePage } from '../parse/parse.ts'
import { refusalAcross, replaceAcross } from './across.ts'

/** A selection from one word of a page to another, both included. */
function selected(text: string, from: string, to: string) {
  const page = parsePage('page.mdx', text)
  const leaves = page.blocks.flatMap((_, index) => leavesOfBlock(page, index))
  const end = (word: string, isEnd: boolean) => {
    const leaf = leaves.find(({ shown }) => shown.includes(word))
    if (!leaf) throw new Error(`No text shows ${word}`)
    return { leaf, at: leaf.shown.indexOf(word) + (isEnd ? word.length : 0) }
  }
  return { page, span: { first: end(from, false), last: end(to, true) } }
}

test.each([
  ['Some one\n\ntwo words\n', 'one', 'two', 'Some x words\n'],
  ['# Head\n\n- one\n- two words\n', 'Head', 'two', '# x words\n'],
  ['Some one\n\n1. a\n2. two words\n3. more\n', 'one', 'two', 'Some x words\n\n3. more\n'],
  ['# Head\n\ntwo\nlines\nmore\n', 'Head', 'two', '# x lines more\n'],
  ['- one\n\n# Head two\nText\n', 'one', 'two', '- x\n\nText\n'],
  ['> one\n>\n> # two\n> Text\n', 'one', 'two', '> x\n>\n> Text\n'],
  ['one\n\n<Note>\n  In it.\n</Note>\n\ntwo end\n', 'one', 'two', 'x end\n'],
  ['one\n\n```js\ncode {\n```\n\n{a.b}\n\ntwo end\n', 'one', 'two', 'x end\n'],
  ['<Note>\n  one\n\n  two end\n</Note>\n', 'one', 'two', '<Note>\n  x end\n</Note>\n'],
  [
    '| a | b |\n|---|---|\n| one | two |\n| three | four |\n',
    'one',
    'four',
    '| a | b |\n|---|---|\n| x |  |\n|  |  |\n',
  ],
  ['| head | b |\n|---|---|\n| one | two end |\n', 'b', 'two', '| head | x |\n|---|---|\n|  |  end |\n'],
])('in %j, what is selected from %s to %s is replaced', (text, from, to, expected) => {
  const { page, span } = selected(text, from, to)
  const change = replaceAcross(page, span, 'x')
  expect(applyEdits(text, change?.edits ?? [])).toBe(expected)
  expect(expected.slice(0, change?.caret).endsWith('x')).toBe(true)
})

test.each([
  ['one\n\n<Note>\n  two\n</Note>\n', 'component'],
  ['<Note>\n  one\n</Note>\n\n<Tip>\n  two\n</Tip>\n', 'component'],
  ['one\n\n| two | b |\n|---|---|\n', 'table'],
  ['| one | b |\n|---|---|\n\ntext\n\n| two | d |\n|---|---|\n', 'table'],
])('in %j, a part of a %s is not removed', (text, why) => {
  const { page, span } = selected(text, 'one', 'two')
  expect(refusalAcross(page, span)).toBe(why)
  expect(replaceAcross(page, span, '')).toBeUndefined()
})
