import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import {
  addToDictionary,
  dictionaryWords,
  readDictionary,
  removeFromDictionary,
  spelledWords,
} from './spelling.ts'

test('names, abbreviations, paths and code are not looked up', () => {
  const text =
    'The wrold of `cdoe`, docs.json, src/app and NASA, iPhone, OAuth2 or @anna. See well-known isn’t 3rd <Note titel="x">Hte</Note> [teh](/nto).\n'
  const words = parsePage('page.mdx', text).blocks.flatMap(block =>
    spelledWords(block).map(({ word }) => word),
  )
  expect(words).toEqual(['The', 'wrold', 'of', 'and', 'or', 'See', 'well', 'known', 'isn’t', 'Hte', 'teh'])
})

test('the dictionary of a site has one word per line, in order', () => {
  expect([...readDictionary('# Ours\nGalley\r\n\n kubectl \n')]).toEqual(['galley', 'kubectl'])
  const add = (text: string, word: string) => {
    const { offset, text: added } = addToDictionary(text, word)
    return text.slice(0, offset) + added + text.slice(offset)
  }
  expect(add('', 'b')).toBe('b\n')
  expect(add('a\nc\n', 'B')).toBe('a\nB\nc\n')
  expect(add('a\r\nc', 'd')).toBe('a\r\nc\r\nd')
  expect(add('# Ours\nz\n', 'b')).toBe('# Ours\nb\nz\n')
})

test('very long words are not looked up, and a text of only punctuation takes time proportional to its length', () => {
  const words = (text: string) =>
    parsePage('page.mdx', text).blocks.flatMap(block => spelledWords(block).map(({ word }) => word))
  expect(words(`Short ${'long'.repeat(20)} words.\n`)).toEqual(['Short', 'words'])
  expect(words(`${'[^'.repeat(50_000)} words\n`)).toContain('words')
  expect(words(`${'Say {now} '.repeat(20_000)}\n`)).toHaveLength(20_000)
  expect(words(`One <!-- two --> three <!-- four\n`)).toEqual(['One', 'three', 'four'])
})

test('words are listed as written, and removed without affecting others', () => {
  const text = '# Ours\r\nGalley\r\nkubectl\r\nGalley'
  expect(dictionaryWords(text)).toEqual(['Galley', 'kubectl'])
  expect(applyEdits(text, removeFromDictionary(text, 'Galley'))).toBe('# Ours\r\nkubectl\r\n')
  expect(removeFromDictionary(text, 'other')).toEqual([])
})
