import { expect, test } from 'vitest'
import { englishWord, englishWords } from './own-words.ts'
import { siteCatalogs } from './site-texts.ts'
import { wordGroup, wordGroups } from './word-groups.ts'
import { wordList } from './word-list.ts'

const formsOf = (language: string) =>
  wordList(language).flatMap(({ name, counts }) =>
    name.startsWith('andMore_') ? [[name.replace('andMore_', ''), counts?.join()]] : [],
  )

test('every word belongs to a part of the interface, and no part is empty', () => {
  expect([...englishWords.keys()].filter(name => wordGroup(name) === undefined)).toEqual([])
  expect(new Set([...englishWords.keys()].map(wordGroup))).toEqual(new Set(wordGroups))
})

test('a word has its text in the language, and what a text in its place needs', () => {
  const words = wordList('de')
  expect(words.find(({ name }) => name === 'contents')).toEqual({
    name: 'contents',
    group: 'navigation',
    text: 'Auf dieser Seite',
    placeholders: [],
  })
  expect(words.find(({ name }) => name === 'openIn')?.placeholders).toEqual(['name'])
  expect(words.find(({ name }) => name === 'script.picture')?.group).toBe('page')
})

test('plural forms are those that the language needs, with counts that each is for', () => {
  expect(formsOf('en')).toEqual([
    ['one', '1'],
    ['other', '0,2,3,4,5'],
  ])
  expect(formsOf('ja')).toEqual([['other', '0,1,2,3,4']])
  expect(formsOf('fr-CA')).toEqual([
    ['one', '0,1'],
    ['other', '2,3,4,5,6'],
  ])
  expect(formsOf('ru').map(([form]) => form)).toEqual(['one', 'few', 'many'])
})

test('a language without words of its own, or that is none, has English ones', () => {
  for (const language of ['sv', 'zz', 'no language', ''])
    expect(wordList(language).find(({ name }) => name === 'contents')?.text).toBe('On this page')
})

test.each(Object.keys(siteCatalogs))('docs.json takes every listed name in %s, each once', language => {
  const names = wordList(language).map(({ name }) => name)
  expect(names.filter(name => englishWord(name) === undefined)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
