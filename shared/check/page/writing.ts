import { message } from '../../messages/message.ts'
import type { PageBlock } from '../../page/parse/facts.ts'
import { literalPattern } from '../../text/literal-pattern.ts'
import type { PageCheck } from '../base/page-check.ts'
import { isEnglishPage, proseOf } from '../base/prose.ts'
import { ruleIds } from '../rules/registry.ts'
import type { Term } from '../settings/read.ts'
import { lintProse, type ProseFinding } from './prose-lint.ts'

/** What was found in a block; the passive voice is checked only if its rule is on. */
interface BlockFindings {
  readonly voices: boolean
  readonly findings: readonly ProseFinding[]
}

const cache = new WeakMap<PageBlock, BlockFindings>()

const RULES = ruleIds.filter(id => id.startsWith('writing/'))

/** Checks the sentences of a page and the terms of the project. An unchanged block is not read again. */
export function checkPageWriting(check: PageCheck): void {
  const { blocks } = check.page
  const isOn = new Set(RULES.filter(rule => check.isOn(rule as ProseFinding['rule'])))
  if (isOn.size > 0 && isEnglishPage(check.page)) {
    blocks.forEach((block, index) => {
      for (const finding of findingsIn(block, isOn.has('writing/passive')))
        if (isOn.has(finding.rule)) report(check, finding, index)
    })
  }
  for (const term of check.settings.terms) checkTerm(check, term)
}

function findingsIn(block: PageBlock, voices: boolean): readonly ProseFinding[] {
  const known = cache.get(block)
  if (known?.voices === voices) return known.findings
  const findings = lintProse(proseOf(block), voices)
  cache.set(block, { voices, findings })
  return findings
}

function report(check: PageCheck, finding: ProseFinding, index: number): void {
  const { rule, message, hint, instead } = finding
  const block = check.page.blocks[index]
  const start = check.page.offsets[index] ?? 0
  const offset = start + finding.offset
  const source = block?.source.slice(finding.offset, finding.offset + finding.length) ?? ''
  const line = (check.page.starts[index] ?? 1) + lineBreaks(block?.source.slice(0, finding.offset) ?? '')
  const first = source.split(/\r?\n/, 1)[0] ?? ''
  const isPlain = instead !== undefined && /^[\w\s]+$/.test(source)
  check.add(
    rule,
    { offset, length: Math.min(finding.length, Math.max(first.length, 1)), line },
    {
      message,
      hint,
      fix: isPlain
        ? { label: instead.label, edits: [{ offset, length: finding.length, text: instead.text }] }
        : undefined,
    },
  )
}

const lineBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1

const escaped = (text: string): string => literalPattern(text).replace(/\s+/g, '\\s+')

const patterns = new WeakMap<Term, RegExp>()

function patternOf(term: Term): RegExp {
  const known =
    patterns.get(term) ?? new RegExp(`(?<![\\w-])(?:${term.not.map(escaped).join('|')})(?![\\w-])`, 'gi')
  patterns.set(term, known)
  return known
}

/** Whether a word has a capital only because it starts a sentence, not because the found or the preferred spelling has one. */
const startsSentence = (found: string, { use, not }: Term): boolean =>
  /^\p{Lu}(?!\p{Lu})/u.test(found) && !/\p{Lu}/u.test(use) && !not.includes(found)

function checkTerm(check: PageCheck, term: Term): void {
  if (term.not.length === 0) return
  check.page.blocks.forEach((block, index) => {
    for (const { 0: found, index: at } of proseOf(block).matchAll(patternOf(term))) {
      if (found === term.use) continue
      const start = (check.page.offsets[index] ?? 0) + at
      const line = (check.page.starts[index] ?? 1) + lineBreaks(block.source.slice(0, at))
      const text = startsSentence(found, term)
        ? term.use.charAt(0).toUpperCase() + term.use.slice(1)
        : term.use
      check.add(
        'writing/term',
        { offset: start, length: found.length, line },
        {
          message: message('checks:terms.other', { use: term.use, found }),
          hint: message('checks:terms.otherHint'),
          fix: {
            label: message('checks:prose.write', { text }),
            edits: [{ offset: start, length: found.length, text }],
          },
        },
      )
    }
  })
}
