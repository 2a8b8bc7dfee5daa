import { expect, test } from 'vitest'
import { cursorContextAt } from './cursor.ts'

/** The context at the `|` of a text, and what a suggestion would replace. */
function at(marked: string) {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  const { from, to, typed: _, ...rest } = cursorContextAt(text, offset) ?? { from: 0, to: 0, typed: '' }
  return { ...rest, ...('kind' in rest && { replaces: text.slice(from, to) }) }
}

test.each([
  ['Some |text', {}],
  ['a < b and c| > d', {}],
  ['`<No|te>` in code', {}],
  ['<No|', { kind: 'tag', replaces: 'No' }],
  ['<|', { kind: 'tag', replaces: '' }],
  ['Text <Ic|on', { kind: 'tag', replaces: 'Icon' }],
  ['<Card |', { kind: 'attribute', tag: 'Card', present: [], replaces: '' }],
  ['<Card\n  title="a > b"\n  ic|', { kind: 'attribute', tag: 'Card', present: ['title'], replaces: 'ic' }],
  [
    '<Card icon="ro|ck">',
    { kind: 'value', tag: 'Card', attribute: 'icon', isBraced: false, replaces: 'rock' },
  ],
  ['<Columns cols={|}>', { kind: 'value', tag: 'Columns', attribute: 'cols', isBraced: true, replaces: '' }],
  ['<Steps>\n  <Step title="x">\n  </|', { kind: 'close', open: ['Step', 'Steps'], replaces: '' }],
  ['<Note>x</Note> |', {}],
  ['<Card title="x" />|', {}],
  ['[a](/gu|ides)', { kind: 'link', replaces: '/guides' }],
  ['![a](/im|', { kind: 'image', replaces: '/im' }],
  ['[![x](/y)](/z|', { kind: 'link', replaces: '/z' }],
  ['[a]: /x|', { kind: 'link', replaces: '/x' }],
  ['import X from "/sni|"', { kind: 'snippet', replaces: '/sni' }],
  ['Text\n\n/ste|', { kind: 'slash', replaces: '/ste' }],
  ['/usr/|', {}],
  ['---\ntitle: A\nde|\n---\n', { kind: 'field', present: ['title'], replaces: 'de' }],
  ['---\nmode: w|\n---\n', { kind: 'field-value', field: 'mode', replaces: 'w' }],
  ['---\nicon: "ro|"\n---\n', { kind: 'field-value', field: 'icon', replaces: 'ro' }],
  ['---\ntitle: A\n---\nde|', {}],
] as const)('%j', (marked, expected) => {
  expect(at(marked)).toEqual(expected)
})
