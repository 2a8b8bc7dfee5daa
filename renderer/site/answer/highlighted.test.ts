import { afterEach, expect, test, vi } from 'vitest'
import { highlighted } from './highlighted.ts'

interface Made {
  className: string
  textContent: string
}

afterEach(() => vi.unstubAllGlobals())

/** The tokens of a text with their colors; `-` for none. */
function partsOf(json: string): readonly string[] {
  const parts: (string | Made)[] = []
  vi.stubGlobal('document', {
    createDocumentFragment: () => ({ append: (...more: (string | Made)[]) => parts.push(...more) }),
    createElement: (): Made => ({ className: '', textContent: '' }),
  })
  highlighted(json)
  return parts
    .filter(part => part !== '')
    .map(part => (typeof part === 'string' ? `- ${part}` : `${part.className} ${part.textContent}`))
}

test('JSON is highlighted like code', () => {
  expect(partsOf('{"a \\" b" : ["c", -1.5e3, true]}')).toEqual([
    '- {',
    't-a "a \\" b"',
    '-  :',
    '-  [',
    't-s "c"',
    '- , ',
    't-n -1.5e3',
    '- , ',
    't-k true',
    '- ]}',
  ])
})

// Covers D04
test('an unterminated string ends with its line, in linear time', () => {
  expect(partsOf('["a, 1\n2]')).toEqual(['- [', 't-s "a, 1', '- \n', 't-n 2', '- ]'])
  const quotes = `"${'\\"'.repeat(99_000)}`
  expect(partsOf(quotes)).toEqual([`t-s ${quotes}`])
})
