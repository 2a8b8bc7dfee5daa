import { afterEach, expect, test, vi } from 'vitest'
import { highlighted } from './highlighted.ts'

interface Made {
  className: string
  textContent: string
}

afterEach(() => vi.unstubAllGlobals())

/** The parts of a text with their colors; `-` where there is none. */
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

test('JSON has the colours of code', () => {
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

test('a text without an end goes to the end of its line, in about the time of its length', () => {
  expect(partsOf('["a, 1\n2]')).toEqual(['- [', 't-s "a, 1', '- \n', 't-n 2', '- ]'])
  const quotes = `"${'\\"'.repeat(99_000)}`
  expect(partsOf(quotes)).toEqual([`t-s ${quotes}`])
})
