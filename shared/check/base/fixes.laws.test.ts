import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { summarizePage } from '../../page/summary.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite } from '../../site/plan/plan.ts'
import { applyEdits, type TextEdit } from '../../text/edit.ts'
import type { Problem } from '../../text/problem.ts'
import { checkPage } from '../check.ts'
import { defaultSettings } from '../settings/read.ts'
import type { CheckContext } from './context.ts'
import { currentEdits, type EarlierText, type FixableProblem, joinFixes, stampFixes } from './fixes.ts'

const HEAD = '---\ntitle: Page\ndescription: What this page is about.\n---\n\n'
const PARTS = [
  'Read [the other page](/Other) first.',
  'Read [the other page](/othr) first, or [the old one](/old#x).',
  'Look at ![a red bee](/A.png) here.',
  '![A red bee](/a.png)',
  '<img src="/a.png" alt="A red bee" />',
  '<Steps>\n  <Step title="One">\n    ![A red bee](/a.png)\n  </Step>\n</Steps>',
  '<Card Title="One" href="/other">Go.</Card>',
  '- one\n- [two](/Other)\n\n  ![A red bee](/a.png)',
  'You open the the folder of a account.',
  'You sign in, then you log in, and Login again.',
  '{/* galley-ignore link/dead: gone */}\n\nNothing is wrong here.',
  '## Install',
  '# Install',
  '| a | b |\n| - | - |\n| [x](/Other) | the the |',
  '```json\n{ "a": 1 }\n```',
]

const config = readConfig(
  '{"name":"x","redirects":[{"source":"/old","destination":"/other"}],"navigation":[{"group":"a","pages":["page","other"]}]}',
).value

function knownOf(text: string): CheckContext {
  const pages = [summarizePage('page.mdx', text), summarizePage('other.mdx', '---\ntitle: Other\n---\n')]
  const site = planSite({ config, pages, files: new Set(['page.mdx', 'other.mdx', 'a.png']), icons: noIcons })
  return {
    site,
    pages: new Map(pages.map(page => [page.path, page])),
    anchors: () => undefined,
    settings: { ...defaultSettings, terms: [{ use: 'sign in', not: ['log in', 'login'] }] },
  }
}

const check = (text: string) => checkPage(parsePage('page.mdx', text), knownOf(text))

const named = (problems: readonly Problem[]) =>
  problems.map(({ code, message }) => `${code} ${inEnglish(message)}`).sort()

const pages = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 })
  .chain(parts => fc.constantFrom('\n', '\r\n').map(end => (HEAD + parts.join('\n\n')).replaceAll('\n', end)))

test('a fix removes its own problem, adds none, and changes only its own location', () => {
  fc.assert(
    fc.property(pages, text => {
      const before = check(text)
      for (const problem of before) {
        if (!problem.fix) continue
        const { edits } = problem.fix
        const after = check(applyEdits(text, edits))
        const left = named(before)
        left.splice(left.indexOf(named([problem])[0] ?? ''), 1)
        expect(named(after).filter(name => !left.includes(name))).toEqual([])
        expect(after.length).toBeLessThan(before.length)
        const [from, to] = [edits[0]?.offset ?? 0, Math.max(...edits.map(edit => edit.offset + edit.length))]
        expect(from).toBeGreaterThanOrEqual(problem.offset)
        expect(to).toBeLessThanOrEqual(problem.offset + problem.length + 4)
      }
    }),
    { numRuns: 60 },
  )
})

test('fixes applied together fix what each of them fixes', () => {
  fc.assert(
    fc.property(pages, text => {
      const fixable = check(text).flatMap(problem => (problem.fix ? [{ ...problem, fix: problem.fix }] : []))
      const { edits, fixed } = joinFixes(fixable)
      const after = check(applyEdits(text, edits))
      expect(after.length).toBeLessThanOrEqual(check(text).length - fixed.length)
    }),
    { numRuns: 60 },
  )
})

test('a fix made for an earlier text is applied where it was meant, or not at all', () => {
  const typed = fc.array(
    fc.record({ at: fc.nat(400), length: fc.nat(6), text: fc.constantFrom('', 'x', 'new\n') }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(pages, typed, (text, steps) => {
      let now = text
      const earlier = steps.map(({ at, length, text: put }): EarlierText => {
        const offset = Math.min(at, now.length)
        const before = now
        const edits = [{ offset, length: Math.min(length, now.length - offset), text: put }]
        now = applyEdits(before, edits)
        return { text: before, edits }
      })
      for (const { fix } of stampFixes(check(text), text)) {
        if (!fix) continue
        const edits = currentEdits(fix, now, earlier)
        expect(edits?.map(({ offset, length }) => now.slice(offset, offset + length))).toEqual(
          edits && fix.edits.map(({ offset, length }) => text.slice(offset, offset + length)),
        )
        if (now !== text) expect(currentEdits(fix, now)).toBeUndefined()
        expect(currentEdits(fix, text)).toEqual(fix.edits)
      }
    }),
    { numRuns: 60 },
  )
})

test('joining fixes gives the same result as comparing each with all before it', () => {
  const edit = fc.record({ offset: fc.nat(30), length: fc.nat(4), text: fc.constant('x') })
  const touches = (a: TextEdit, b: TextEdit) =>
    (a.offset < b.offset + b.length && b.offset < a.offset + a.length) || a.offset === b.offset
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), edits => {
      const problems = edits.map(
        one => ({ fix: { label: '', safe: true, edits: [one] } }) as unknown as FixableProblem,
      )
      const taken: TextEdit[] = []
      for (const one of edits) if (!taken.some(other => touches(one, other))) taken.push(one)
      expect(joinFixes(problems).edits).toEqual(taken.toSorted((a, b) => a.offset - b.offset))
    }),
  )
})

test('joining very many fixes of a file is fast', () => {
  const problems = Array.from(
    { length: 100_000 },
    (_, index) =>
      ({
        fix: { label: '', safe: true, edits: [{ offset: index * 3, length: 2, text: '' }] },
      }) as unknown as FixableProblem,
  )
  expect(joinFixes(problems).fixed).toHaveLength(100_000)
})
