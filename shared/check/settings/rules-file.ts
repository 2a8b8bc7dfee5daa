import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { eolOf } from '../../text/lines.ts'
import { type WritingGroup, type WritingRule, writingGroups, writingRules } from '../rules/writing-guide.ts'

/** A rule in the writing rules file. */
export interface RuleLine {
  readonly id: string
  /** Whether it is on: its box is checked. A line without a box is on. */
  readonly isOn: boolean
  /** Whether pages are checked for it. */
  readonly isChecked: boolean
  /** The letter in the box; without a box, where it would be. */
  readonly box: TextEdit
  /** The name of the rule and the rest of the comment. */
  readonly mark: TextEdit
  /** The end of the line, before its break. */
  readonly end: number
}

const LINE =
  /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)(?:\[([ xX])\])?.*?<!--[ \t]*rule:[ \t]*([\w-]+)([^\n]*?)-->[ \t]*\r?$/
const FENCE = /^[ \t]*(?:`{3,}|~{3,})/

/** Returns the rules that a writing rules file names, in its order, except those shown as code. */
export function readRuleLines(text: string): readonly RuleLine[] {
  const found: RuleLine[] = []
  let offset = 0
  let isCode = false
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    const match = isCode || line.length > 2000 ? null : LINE.exec(line)
    if (match) found.push(lineOf(line, offset, match))
    offset += line.length + 1
  }
  return found
}

function lineOf(line: string, offset: number, match: RegExpExecArray): RuleLine {
  const [, bullet = '', box, id = '', rest = ''] = match
  const at = line.lastIndexOf(id + rest)
  return {
    id,
    isOn: box !== ' ',
    isChecked: !/\bunchecked\b/.test(rest),
    box:
      box === undefined
        ? { offset: offset + bullet.length, length: 0, text: '' }
        : { offset: offset + bullet.length + 1, length: 1, text: box },
    mark: { offset: offset + at, length: id.length + rest.length, text: id + rest },
    end: offset + line.replace(/\r$/, '').length,
  }
}

/** The text after the name of a rule: who checks it. */
function checkedBy({ checks, unchecked }: WritingRule): string {
  if (checks.length === 0) return ', for the reader'
  return unchecked ? ', unchecked' : ''
}

const lineFor = (rule: WritingRule, isOn = true): string =>
  `- [${isOn ? 'x' : ' '}] ${rule.text} <!-- rule: ${rule.id}${checkedBy(rule)} -->`

const HEAD = `# Writing rules

These rules apply to every page of this documentation. Follow them when you write or change a page.

A rule with an empty box is off: do not follow it. Galley checks pages for the ticked rules, unless “unchecked” follows the name of the rule. “For the reader” follows the names of rules that only a person can check. You can change everything in this file, and add rules of your own.
`

const sectionOf = ({ title, rules }: WritingGroup): string =>
  `## ${title}\n\n${rules.map(each => lineFor(each)).join('\n')}\n`

/** Returns a new writing rules file with every rule. */
export const rulesTemplate = (): string => [HEAD, ...writingGroups.map(sectionOf)].join('\n')

/** Returns the edits that turn a rule on or off; every other byte of the file stays. Adds the rule if the file does not have it. */
export function switchRule(text: string, id: string, isOn: boolean): TextEdits {
  const line = readRuleLines(text).find(each => each.id === id)
  if (line === undefined) return insertRule(text, id, isOn)
  if (line.isOn === isOn) return []
  const { offset, length } = line.box
  const letter = isOn ? 'x' : ' '
  return [{ offset, length, text: length === 0 ? `[${letter}] ` : letter }]
}

/** Returns the edits that set whether pages are checked for a rule; none if the file does not have the rule. */
export function setChecked(text: string, id: string, isChecked: boolean): TextEdits {
  const line = readRuleLines(text).find(each => each.id === id)
  if (line === undefined || line.isChecked === isChecked) return []
  const { offset } = line.mark
  if (!isChecked) return [{ offset: offset + id.length, length: 0, text: ', unchecked' }]
  const said = /,?[ \t]*\bunchecked\b/.exec(line.mark.text)
  return said ? [{ offset: offset + said.index, length: said[0].length, text: '' }] : []
}

/** Inserts after the last rule of the same group; without one, adds a group at the end of the file. */
function insertRule(text: string, id: string, isOn: boolean): TextEdits {
  const group = writingGroups.find(({ rules }) => rules.some(each => each.id === id))
  const rule = group?.rules.find(each => each.id === id)
  if (group === undefined || rule === undefined) return []
  const end = eolOf(text)
  const written = lineFor(rule, isOn)
  const beside = readRuleLines(text).findLast(line => group.rules.some(each => each.id === line.id))
  if (beside) return [{ offset: beside.end, length: 0, text: `${end}${written}` }]
  const gap = text === '' ? '' : text.endsWith('\n') ? end : `${end}${end}`
  return [{ offset: text.length, length: 0, text: `${gap}## ${group.title}${end}${end}${written}${end}` }]
}

/** Returns which checks the writing rules files turn on or off; for a rule in several files, the first counts. */
export function switchesOf(texts: readonly string[]): ReadonlyMap<string, boolean> {
  const lines = new Map<string, RuleLine>()
  for (const line of texts.flatMap(readRuleLines)) if (!lines.has(line.id)) lines.set(line.id, line)
  const switches = new Map<string, boolean>()
  for (const { id, checks } of writingRules) {
    const line = lines.get(id)
    if (line === undefined) continue
    for (const check of checks) switches.set(check, line.isOn && line.isChecked)
  }
  return switches
}
