import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newestIn, notesOf } from './release-notes.ts'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
const { version }: { readonly version: string } = JSON.parse(read('package.json'))

const CHANGELOG =
  '# Changelog\n\n## 1.1.0 (2026-01-02)\n\nNew.\n\n### Fixed\n\n- One.\n\n## 1.0.0\n\nFirst.\n'

test('the notes of a release are its section of the changelog', () => {
  expect(newestIn(CHANGELOG)).toBe('1.1.0')
  expect(notesOf(CHANGELOG, '1.1.0')).toBe('New.\n\n### Fixed\n\n- One.')
  expect(notesOf(CHANGELOG, '1.0.0')).toBe('First.')
  expect(() => notesOf(CHANGELOG, '1.2.0')).toThrow('CHANGELOG.md has no section “1.2.0”.')
})

test('this version has notes, also in the handbook', () => {
  expect(newestIn(read('CHANGELOG.md'))).toBe(version)
  expect(notesOf(read('CHANGELOG.md'), version).length).toBeGreaterThan(500)
  expect(read('resources/handbook/reference/changes.mdx')).toContain(`<Update label="${version}"`)
})
