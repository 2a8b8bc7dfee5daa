import { expect, test } from 'vitest'
import { freeNames } from './free-names.ts'
import { NotComputed } from './not-computed.ts'
import { readExport } from './read-code.ts'

test.each([
  ['operators', (count: number) => `${'1 + '.repeat(count)}1`],
  ['members', (count: number) => `a${'.a'.repeat(count)}`],
  ['functions', (count: number) => `${'a => '.repeat(count)}1`],
  ['conditions', (count: number) => `{ ${'if (a) '.repeat(count)}return 1 }`],
])('the names in %s are found, or the code is refused, however deep it is nested', (_, code) => {
  for (const count of [1, 400, 2200, 2700]) {
    const names = () =>
      readExport(`export const A = () => ${code(count)}`).map(exported => freeNames(exported.code))
    if (count > 500) expect(names).toThrow(NotComputed)
    else expect(names).not.toThrow()
  }
})
