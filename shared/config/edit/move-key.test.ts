import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { moveKey } from './edit.ts'

const FOOTER = `{
  "name": "Docs",
  "footer": {
    // the code
    "github": "https://github.com/example", // ours
    "x": "https://x.com/example",
    "website": "https://example.com" // last
  }
}`

const moved = (text: string, key: string, index: number) =>
  applyEdits(text, moveKey(text, ['footer', key], index))

test('a key moves with its comments, and nothing else does', () => {
  expect(moved(FOOTER, 'website', 0)).toBe(`{
  "name": "Docs",
  "footer": {
    "website": "https://example.com", // last
    // the code
    "github": "https://github.com/example", // ours
    "x": "https://x.com/example"
  }
}`)
})

test('a key that is already at its index stays, and none moves out of its object', () => {
  expect(moveKey(FOOTER, ['footer', 'x'], 1)).toEqual([])
  expect(moveKey(FOOTER, ['footer', 'x'], 2)).toEqual([])
  expect(() => moveKey(FOOTER, ['footer', 'x'], 4)).toThrow()
  expect(() => moveKey(FOOTER, ['footer', 'y'], 0)).toThrow('no key')
})

const keys = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 7 })

test('the keys get the requested order, with their values, in separate lines or in one', () => {
  fc.assert(
    fc.property(keys, fc.nat(), fc.nat(), fc.constantFrom(undefined, 2, '\t'), (names, from, to, indent) => {
      const footer = Object.fromEntries(names.map((name, index) => [name, { index }]))
      const text = JSON.stringify({ footer }, null, indent)
      const key = names[from % names.length] ?? ''
      const index = to % (names.length + 1)
      const result = moved(text, key, index)
      const rest = names.filter(name => name !== key)
      const at = index > names.indexOf(key) ? index - 1 : index
      expect(Object.keys(JSON.parse(result).footer)).toEqual([...rest.slice(0, at), key, ...rest.slice(at)])
      expect(JSON.parse(result)).toEqual({ footer })
      expect([...result].sort().join('')).toBe([...text].sort().join(''))
    }),
  )
})
