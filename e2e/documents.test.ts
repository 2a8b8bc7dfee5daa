import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Paths in code spans: at least two segments, the first one a folder of this project. */
const PATH = /`((?:shared|electron|renderer|resources|e2e)\/[^`\s<>*]+)`/g

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md']

for (const name of DOCUMENTS) {
  test(`every path in ${name} exists`, () => {
    const text = readFileSync(`${root}${name}`, 'utf8')
    const paths = [...text.matchAll(PATH)].map(match => match[1] ?? '')
    expect(paths.filter(path => !existsSync(`${root}${path}`))).toEqual([])
  })
}

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

test('every npm script that the documents name exists', () => {
  const texts = DOCUMENTS.map(name => readFileSync(`${root}${name}`, 'utf8'))
  const named = texts.flatMap(text =>
    [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(match => match[1] ?? ''),
  )
  expect(named.filter(name => !Object.hasOwn(scripts, name))).toEqual([])
})
