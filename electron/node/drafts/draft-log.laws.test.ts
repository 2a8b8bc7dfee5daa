import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editLine, readDraftLog, wholeLine } from './draft-log.ts'

const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 1, maxLength: 8 })
const draftOf = (text: string) => ({ file: 'a.md', text, base: { text: 'base', bom: true } })

/** A log to which each text was appended after the other. */
const logOf = (all: readonly string[]): readonly string[] =>
  all.map((text, index) =>
    index === 0 ? wholeLine(draftOf(text), 1) : editLine(all[index - 1] ?? '', text, 1 + index),
  )

test('a log gives the last text, and when it was stored', () => {
  fc.assert(
    fc.property(texts, all => {
      const read = readDraftLog(logOf(all).join(''))
      expect(read).toEqual({ draft: draftOf(all.at(-1) ?? ''), time: all.length, isDamaged: false })
    }),
  )
})

test('a log that was cut anywhere gives the text of the last whole line', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (all, seed) => {
      const lines = logOf(all)
      const [first = ''] = lines
      const log = lines.join('')
      const cut = first.length + (seed % (log.length - first.length + 1))
      // A line is whole without its end.
      const whole = lines.filter((_, index) => lines.slice(0, index + 1).join('').length <= cut + 1)
      const read = readDraftLog(log.slice(0, cut))
      expect(read.draft?.text).toBe(all[whole.length - 1])
      expect(read.isDamaged).toBe(false)
    }),
  )
})

test('a changed character is noticed, and everything before its line is kept', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (all, seed) => {
      const lines = logOf(all)
      const log = lines.join('')
      const at = seed % (log.length - 1) // the end of the last line means nothing
      const other = log[at] === 'q' ? 'w' : 'q'
      const read = readDraftLog(log.slice(0, at) + other + log.slice(at + 1))
      expect(read.isDamaged).toBe(true)
      const line = lines.findIndex((_, index) => lines.slice(0, index + 1).join('').length > at)
      if (line > 0) expect(read.draft?.text).toBe(all[line - 1])
    }),
  )
})
