import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withPlainFields } from './plain-fields.ts'

test('all fields of markdown-it are assigned, each on its line', () => {
  const shipped = readFileSync(fileURLToPath(import.meta.resolve('markdown-it')), 'utf8')
  const plain = withPlainFields(shipped)
  expect(
    shipped.split('_defineProperty(this').length + shipped.split('_defineProperty(\n').length,
  ).toBeGreaterThan(40)
  expect(plain).toContain('this.markup = (')
  expect(plain).not.toMatch(/_defineProperty\(\s*this/)
  expect(plain.split('\n')).toHaveLength(shipped.split('\n').length)
})
