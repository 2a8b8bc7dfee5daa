import { message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import { locationIn, locationOfTag, nodesOf, textOfAttribute } from '../base/nodes.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'
import { type Siblings, siblingsIn } from '../base/siblings.ts'
import { withoutNumber } from './verb-form.ts'

const PREREQUISITES =
  /^(?:(?:system|software|hardware|minimum|technical)?\s*(?:pre-?requisites?|requirements)|before (?:you|we) (?:begin|start|continue)|what you(?:[’']ll| will)? need)(?:\s+(?:(?:and|&)\s+\w+|for (?:this|the) (?:guide|tutorial|example|quick ?start)))?\s*[:.!]?$/i

/** Tells whether a heading announces prerequisites: “Prerequisites”, “Before you begin”; not “Requirements of the rules”. */
export const isPrerequisites = (text: string): boolean =>
  text.length < 60 && PREREQUISITES.test(withoutNumber(text).trim())

const DOING = /^(?:installation|install(?:ing)?|set(?:ting)?[ -]?up|step 1)\b/i
/** Headings that may hold everything after them, prerequisites included. */
const STARTING = /^(?:getting started|get started|quick ?start)\b/i

/** A sibling that matters for the order: a heading, a bold line in place of a heading, or steps. */
interface Mark {
  readonly kind: 'needs' | 'doing' | 'steps' | 'other'
  /** Counts from 1 for headings; everything else is one level below its heading. */
  readonly level: number
  readonly text: string
  readonly location: PageLocation
}

/** Checks that prerequisites come before the steps that need them. */
export function checkPrerequisites(check: PageCheck): void {
  for (const siblings of siblingsIn(check.page)) checkSiblings(check, siblings)
  for (const { node, parents, index } of nodesOf(check.page).tags) {
    if (node.name !== 'Steps') continue
    const steps = node.children.flatMap(child =>
      child.kind === 'tag' && child.name === 'Step' ? [child] : [],
    )
    steps.slice(1).forEach(step => {
      const title = textOfAttribute(step, 'title') ?? ''
      if (isPrerequisites(title))
        report(check, locationOfTag(check.page, { node: step, parents, index }), title, '')
    })
  }
}

function checkSiblings(check: PageCheck, siblings: Siblings): void {
  const marks = marksOf(check, siblings)
  if (!marks.some(({ kind }) => kind === 'needs')) return
  const before = doneBefore(marks)
  const after = doneBefore(marks.toReversed()).reverse()
  marks.forEach((mark, at) => {
    const done = before[at]
    // The prerequisites may be for what follows.
    if (mark.kind === 'needs' && done !== undefined && after[at] === undefined)
      report(check, mark.location, mark.text, done.text)
  })
}

/** For each mark, what is done before it below the same heading: by heading, or in steps. */
function doneBefore(marks: readonly Mark[]): (Mark | undefined)[] {
  let byLevel: (Mark | undefined)[] = []
  let steps: (Mark | undefined)[] = []
  return marks.map(mark => {
    const done = mark.kind === 'needs' ? (byLevel[mark.level] ?? steps[mark.level]) : undefined
    if (mark.kind === 'steps') steps = Array.from({ length: DEEPEST }, (_, level) => steps[level] ?? mark)
    else {
      byLevel = byLevel.slice(0, mark.level + 1)
      steps = steps.slice(0, mark.level + 1)
    }
    if (mark.kind === 'doing') byLevel[mark.level] ??= mark
    return done
  })
}

/** One more than the level of a bold line below a heading of level 6. */
const DEEPEST = 8

const LEVEL = /^h([1-6])$/

function marksOf(check: PageCheck, siblings: Siblings): readonly Mark[] {
  const marks: Mark[] = []
  let above = 1
  siblings.forEach((found, at) => {
    const { node } = found
    const location =
      'range' in node && node.range ? locationIn(check.page, found.index, node.range) : undefined
    if (location === undefined) return
    const level = node.kind === 'element' ? Number(LEVEL.exec(node.name)?.[1] ?? 0) : 0
    if (level > 0 && node.kind === 'element') {
      const text = plainText(node.children).trim()
      above = level
      marks.push({ kind: kindOf(text, siblings, at), level, text, location })
    } else if (isSteps(node)) marks.push({ kind: 'steps', level: above + 1, text: '', location })
    else {
      const text = boldLine(node)
      if (isPrerequisites(text)) marks.push({ kind: 'needs', level: above + 1, text, location })
    }
  })
  return marks
}

function kindOf(text: string, siblings: Siblings, at: number): Mark['kind'] {
  if (isPrerequisites(text)) return 'needs'
  const plain = withoutNumber(text)
  if (DOING.test(text) || DOING.test(plain)) return 'doing'
  return STARTING.test(plain) && hasCode(siblings, at) ? 'doing' : 'other'
}

/** Whether code comes right after a heading; otherwise the heading only groups what follows. */
function hasCode(siblings: Siblings, at: number): boolean {
  for (const { node } of siblings.slice(at + 1, at + 6)) {
    if (node.kind === 'element' && LEVEL.test(node.name)) return false
    if (node.kind === 'code' || (node.kind === 'tag' && node.name === 'CodeGroup')) return true
  }
  return false
}

/** Steps, or tabs of which one holds steps. */
function isSteps(node: PageNode): boolean {
  if (node.kind !== 'tag') return false
  if (node.name === 'Steps') return true
  return (node.name === 'Tabs' || node.name === 'Tab') && node.children.some(isSteps)
}

/** A paragraph of only bold text stands for a heading. */
function boldLine(node: PageNode): string {
  if (node.kind !== 'element' || node.name !== 'p' || node.children.length !== 1) return ''
  const [only] = node.children
  return only?.kind === 'element' && only.name === 'strong' ? plainText(only.children).trim() : ''
}

function report(check: PageCheck, place: PageLocation, text: string, done: string): void {
  check.add('page/late-prerequisites', place, {
    message:
      done === ''
        ? message('checks:prerequisites.late', { text })
        : message('checks:prerequisites.lateNamed', { text, step: done }),
    hint: message('checks:prerequisites.hint'),
  })
}
