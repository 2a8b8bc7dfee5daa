import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = readFileSync(`${root}SECURITY.md`, 'utf8')

const promised = text.slice(text.indexOf('## What Galley promises'), text.indexOf('## What Galley does not'))
const promises = promised.split('\n### ').slice(1)
const named = [...promised.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', title = '']) => ({
  file,
  title,
}))

/** A title as it can be written in a source file. */
const written = (title: string): readonly string[] =>
  ["'", '"', '`'].map(quote => `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`)

test('every promise names a test', () => {
  expect(promises.length).toBeGreaterThan(10)
  const silent = promises.filter(promise => !/^- `[^`]+`: /m.test(promise))
  expect(silent.map(promise => promise.split('\n')[0])).toEqual([])
})

test.each(named)('the test of a promise exists: $title', ({ file, title }) => {
  expect(existsSync(`${root}${file}`), file).toBe(true)
  const source = readFileSync(`${root}${file}`, 'utf8')
  expect(
    written(title).some(one => source.includes(one)),
    `“${title}” in ${file}`,
  ).toBe(true)
})

test('every line below a promise is a sentence of it, or a test', () => {
  const lines = promised.split('\n').filter(line => line.startsWith('-'))
  expect(lines.length).toBe(named.length)
})
