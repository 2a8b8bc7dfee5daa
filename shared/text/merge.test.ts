import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPieces, mergeTexts, overlapsOf } from './merge.ts'

const PAGE = '---\ntitle: Intro\n---\n\nFirst words.\n\n- one\n- two\n- three\n\nLast words.\n'

const merged = (mine: string, disk: string, base = PAGE) => {
  const pieces = mergeTexts(base, mine, disk)
  expect(overlapsOf(pieces)).toEqual([])
  return joinPieces(pieces, [])
}

test('changes of different paragraphs are both kept', () => {
  const mine = PAGE.replace('First words', 'First of my words')
  const disk = PAGE.replace('Last words.\n', 'Last words.\n\nOne more.\n')
  expect(merged(mine, disk)).toBe(
    PAGE.replace('First words', 'First of my words').replace('Last words.\n', 'Last words.\n\nOne more.\n'),
  )
})

test('changes of separate lines of one paragraph are merged', () => {
  expect(merged(PAGE.replace('one', 'ONE'), PAGE.replace('three', 'THREE'))).toBe(
    PAGE.replace('one', 'ONE').replace('three', 'THREE'),
  )
})

test('a paragraph that occurs several times is not mistaken for another occurrence', () => {
  const base = 'First.\n\n***\n\nSecond.\n\n***\n\n'
  const disk = base.replace('Second', 'The second')
  expect(merged(`${base}Third.\n\n***\n\n`, disk, base)).toBe(`${disk}Third.\n\n***\n\n`)
})

test('the same change on both sides is one change', () => {
  const both = PAGE.replace('two', '2')
  expect(merged(both, both)).toBe(both)
})

test('different changes of the same text are returned with all three sides', () => {
  const pieces = mergeTexts(PAGE, PAGE.replace('two', 'mine'), PAGE.replace('two', 'theirs'))
  expect(overlapsOf(pieces)).toEqual([{ base: '- two\n', mine: '- mine\n', disk: '- theirs\n' }])
  expect(joinPieces(pieces, ['mine'])).toBe(PAGE.replace('two', 'mine'))
  expect(joinPieces(pieces, ['disk'])).toBe(PAGE.replace('two', 'theirs'))
  expect(joinPieces(pieces, ['both'])).toBe(PAGE.replace('- two', '- mine\n- theirs'))
})

test('paragraphs that both sides add at the same position are one overlap', () => {
  const pieces = mergeTexts(PAGE, `${PAGE}\nMine.\n`, `${PAGE}\nTheirs.\n`)
  expect(overlapsOf(pieces)).toHaveLength(1)
  expect(joinPieces(pieces, ['both'])).toContain('Mine.')
  expect(joinPieces(pieces, ['both'])).toContain('Theirs.')
})

test.each([
  ['in the middle', 'A.\n\nOld.\n\nZ.\n', 'A.\n\nMine.\n\nTheirs.\n\nZ.\n'],
  ['at the end', 'A.\n\nOld.\n', 'A.\n\nMine.\n\nTheirs.\n'],
  ['at the end, without line end', 'A.\n\nOld.', 'A.\n\nMine.\n\nTheirs.'],
  ['with Windows line ends', 'A.\r\n\r\nOld.\r\n', 'A.\r\n\r\nMine.\r\n\r\nTheirs.\r\n'],
  ['in a list', '- a\n- Old.\n\nZ.\n', '- a\n- Mine.\n- Theirs.\n\nZ.\n'],
  ['in a line of a paragraph', 'One\nOld.\nthree.\n', 'One\nMine.\nTheirs.\nthree.\n'],
  ['in frontmatter', '---\ntitle: Old.\n---\n', '---\ntitle: Mine.\ntitle: Theirs.\n---\n'],
])('both versions of a text %s stay what they are', (_where, base, expected) => {
  const pieces = mergeTexts(base, base.replace('Old', 'Mine'), base.replace('Old', 'Theirs'))
  expect(joinPieces(pieces, ['both'])).toBe(expected)
})

test('both sides of a last line without line end are separated by a line end', () => {
  expect(joinPieces(mergeTexts('- a', '- mine', '- disk'), ['both'])).toBe('- mine\n- disk')
})

test('a paragraph that one side changed and the other deleted is an overlap', () => {
  const pieces = mergeTexts(PAGE, PAGE.replace('First words.\n\n', ''), PAGE.replace('First', 'Their first'))
  expect(overlapsOf(pieces)).toMatchObject([{ mine: '', disk: 'Their first words.\n\n' }])
})

test('a side that only changed its line ends passes them to the result', () => {
  const windows = PAGE.replaceAll('\n', '\r\n')
  expect(merged(PAGE.replace('one', 'ONE'), windows)).toBe(windows.replace('one', 'ONE'))
  expect(merged(windows, PAGE.replace('one', 'ONE'))).toBe(windows.replace('one', 'ONE'))
})

// Covers F08
test('a very long text of identical lines is merged without comparing every pair of lines', () => {
  const long = 'x\n'.repeat(20_000)
  const pieces = mergeTexts(long, `mine\n${long}`, `${long}disk\n`)
  const text = joinPieces(
    pieces,
    overlapsOf(pieces).map(() => 'both'),
  )
  expect(text).toContain('mine\n')
  expect(text).toContain('disk\n')
})

const paragraphs = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,9}( [a-z]{1,5})?$/), {
  minLength: 3,
  maxLength: 12,
})

/** What is done to each paragraph, and by whom; every other paragraph stays, so that no two changes touch. */
const deeds = fc.array(
  fc.record({
    side: fc.constantFrom('mine', 'disk'),
    deed: fc.constantFrom('change', 'remove', 'insert', 'keep'),
  }),
  { minLength: 12, maxLength: 12 },
)

test('changes that do not touch are both made, in either order', () => {
  fc.assert(
    fc.property(paragraphs, deeds, (base, plan) => {
      const text = (does: (side: string) => boolean) =>
        base
          .flatMap((words, index) => {
            const { side, deed } = plan[index] ?? { side: 'mine', deed: 'keep' }
            if (index % 2 === 0 || deed === 'keep' || !does(side)) return [words]
            if (deed === 'change') return [`${words} ${index} NEW`]
            return deed === 'remove' ? [] : [words, `ADDED ${index}`]
          })
          .map(words => `${words}.\n\n`)
          .join('')
      const [old, mine, disk] = [
        text(() => false),
        text(side => side === 'mine'),
        text(side => side === 'disk'),
      ]
      const both = text(() => true)
      expect(merged(mine, disk, old)).toBe(both)
      expect(merged(disk, mine, old)).toBe(both)
    }),
  )
})

const ragged = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\n', '\r\n', '\n\n') })

// Covers F08
test('nothing is lost: each side can be chosen completely, and an unchanged side gives way', () => {
  fc.assert(
    fc.property(ragged, ragged, ragged, (base, mine, disk) => {
      const pieces = mergeTexts(base, mine, disk)
      const lines = (text: string) => text.split(/\r?\n/).filter(line => line !== '')
      const all = lines(
        pieces.map(piece => (typeof piece === 'string' ? piece : `${piece.mine}\n${piece.disk}`)).join(''),
      )
      const old = new Set(lines(base))
      for (const line of [...lines(mine), ...lines(disk)]) if (!old.has(line)) expect(all).toContain(line)
      expect(joinPieces(mergeTexts(base, base, disk), [])).toBe(disk)
      expect(joinPieces(mergeTexts(base, mine, base), [])).toBe(mine)
    }),
  )
})
