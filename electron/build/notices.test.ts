import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { PackageNotice } from '../../shared/project/base/about.ts'
import { bundledPackages, readNotices } from './notices.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const shipped: readonly PackageNotice[] = JSON.parse(readFileSync(`${dist}notices.json`, 'utf8'))

test('the built product has the notice of every package that its scripts are made of', () => {
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.map(({ name }) => name)).toEqual(readNotices(dist).map(({ name }) => name))
  for (const name of ['react', 'monaco-editor', 'yaml', 'mermaid', 'katex', '@fontsource-variable/inter'])
    expect(shipped.map(notice => notice.name)).toContain(name)
})

test('packages inside other packages count', () => {
  expect(bundledPackages(dist).every(path => /^node_modules\/.*[^/]$/.test(path))).toBe(true)
})

test('every notice has a text and a license, in the package or in the text', () => {
  expect(shipped.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
  const nameless = shipped.filter(({ license, text }) => license === '' && !/licen[cs]e/i.test(text))
  expect(nameless.map(({ name }) => name)).toEqual([])
})

test('what only builds or tests Galley has no notice in it', () => {
  const names = shipped.map(({ name }) => name)
  for (const name of ['vite', 'vitest', 'typescript', 'electron-builder', 'playwright'])
    expect(names).not.toContain(name)
})
