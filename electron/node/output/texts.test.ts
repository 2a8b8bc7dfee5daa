import { expect, test } from 'vitest'
import { digestOf } from '../base/digest.ts'
import { Texts } from './texts.ts'

/** Texts of a disk that changes; counts how often each file is read. */
function disk(files: Record<string, string>, most?: number) {
  const read: string[] = []
  const texts = new Texts(async file => {
    read.push(file)
    return { text: files[file] ?? '' }
  }, most)
  const textOf = async (file: string) => (await texts.readText(file)).text
  return { read, texts, textOf, files }
}

test('a text is read once while it is kept', async () => {
  const { read, texts, textOf, files } = disk({ a: 'one' })
  expect([await textOf('a'), await textOf('a')]).toEqual(['one', 'one'])
  files.a = 'two'
  expect([await textOf('a'), await texts.digest('a')]).toEqual(['one', digestOf('one')])
  texts.drop('a')
  expect([await textOf('a'), read]).toEqual(['two', ['a', 'a']])
})

test('of a large site, only some texts are kept; the others are read again and keep their first digest', async () => {
  const { read, texts, textOf, files } = disk({ a: 'aaaa', b: 'bbbb', c: 'cccc' }, 10)
  for (const file of ['a', 'b', 'c', 'a', 'b']) await textOf(file)
  expect(read).toEqual(['a', 'b', 'c'])
  files.c = 'changed'
  expect([await textOf('c'), await texts.digest('c')]).toEqual(['changed', digestOf('cccc')])
  texts.drop('a')
  files.c = 'c'
  expect([await textOf('c'), await textOf('c'), read.length]).toEqual(['c', 'c', 5])
})
