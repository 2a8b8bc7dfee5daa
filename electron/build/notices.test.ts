import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { PackageNotice } from '../../shared/project/base/about.ts'
import { bundledPackages, publishedPackages } from './bundled.ts'
import { noticesText, readNotices } from './notices.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const shipped: readonly PackageNotice[] = JSON.parse(readFileSync(`${dist}notices.json`, 'utf8'))
const published = readNotices(publishedPackages(dist))

const namesOf = (notices: readonly PackageNotice[]) => notices.map(({ name }) => name)

test('the built product has the notice of every package that its scripts are made of', () => {
  expect(shipped.length).toBeGreaterThan(100)
  expect(namesOf(shipped)).toEqual(namesOf(readNotices(bundledPackages(dist))))
  for (const name of ['react', 'monaco-editor', 'yaml', 'mermaid', 'katex', '@fontsource-variable/inter'])
    expect(namesOf(shipped)).toContain(name)
})

test('packages inside other packages count', () => {
  expect(bundledPackages(dist).every(path => /^node_modules\/.*[^/]$/.test(path))).toBe(true)
})

test('every notice has a license text, and names the license there or in the package', () => {
  expect(namesOf(shipped.filter(({ text }) => !/permi(?:t|ssion)|licen[cs]e/i.test(text)))).toEqual([])
  const nameless = shipped.filter(({ license, text }) => license === '' && !/licen[cs]e/i.test(text))
  expect(namesOf(nameless)).toEqual([])
})

test('the notice of a package includes its third-party notices, whichever file they are in', () => {
  const [editor] = readNotices(['node_modules/monaco-editor'])
  for (const words of ['THIRD-PARTY SOFTWARE NOTICES', 'MarkedJS', 'Codicons', 'CC BY 4.0'])
    expect(editor?.text).toContain(words)
})

test('what only builds or tests Galley has no notice in it', () => {
  for (const name of ['vite', 'vitest', 'typescript', 'electron-builder', 'playwright'])
    expect(namesOf(shipped)).not.toContain(name)
})

test('published sites get the notices of their scripts, typefaces, icons, formulas and diagrams', () => {
  for (const name of ['@fontsource-variable/inter', '@fortawesome/fontawesome-free', 'katex', 'mermaid'])
    expect(namesOf(published)).toContain(name)
  for (const name of ['react', 'monaco-editor', 'dictionary-en'])
    expect(namesOf(published)).not.toContain(name)
  const text = readFileSync(`${dist}site/licenses.txt`, 'utf8')
  for (const { name, version } of published) expect(text).toContain(`\n${name} ${version} (`)
  for (const words of [
    'SIL OPEN FONT LICENSE',
    'KaTeX_Main',
    'CC BY 4.0',
    'Paweł Kuna',
    'The Galley authors',
  ])
    expect(text).toContain(words)
})

test('the text has each license once, below all packages that share it', () => {
  const notice = (name: string, text: string) => ({ name, version: '1.0.0', license: 'MIT', text })
  const text = noticesText('About.', [notice('a', 'One'), notice('b', 'Two'), notice('c', 'One')])
  const rule = '-'.repeat(80)
  expect(text).toBe(
    `About.\n\n${rule}\n\na 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nOne\n\n${rule}\n\nb 1.0.0 (MIT)\n\nTwo\n`,
  )
})
