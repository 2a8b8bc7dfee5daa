import { insertItem, removeAt, setValue } from '../../config/edit/edit.ts'
import { nodeAt, parseJson, toValue } from '../../config/json/parse.ts'
import type { JsonPath } from '../../config/json/pointer.ts'
import { editInTurn } from '../../text/compose.ts'
import type { TextEdits } from '../../text/edit.ts'
import type { RuleSetting } from './read.ts'

type Written = RuleSetting | string | undefined

/** As a person would write it: a severity alone is a string, and no setting is no value. */
function written({ severity, only = [], except = [] }: RuleSetting): Written {
  const folders = { ...(only.length > 0 && { only }), ...(except.length > 0 && { except }) }
  if (Object.keys(folders).length === 0) return severity
  return severity === undefined ? folders : { severity, ...folders }
}

const KEYS = ['severity', 'only', 'except'] as const

/** One value to write or to remove. */
interface Change {
  readonly path: JsonPath
  readonly value: unknown
}

function changesOf(text: string, rule: string, value: Written): readonly Change[] {
  const path: JsonPath = ['rules', rule]
  const { root } = parseJson(text)
  const before = root && nodeAt(root, path)
  if (typeof value !== 'object' || before?.type !== 'object') return [{ path, value }]
  return KEYS.map(key => ({ path: [...path, key], value: value[key] }))
}

function editsFor(text: string, { path, value }: Change): TextEdits {
  const { root } = parseJson(text)
  const before = root && nodeAt(root, path)
  if (value === undefined) return before ? removeAt(text, path) : []
  if (before?.type !== 'array' || !Array.isArray(value)) return setValue(text, path, value)
  const paths: readonly unknown[] = value
  const there: readonly unknown[] = before.children?.map(toValue) ?? []
  const kept = there.filter(path => paths.includes(path))
  const isGrown = kept.every((path, index) => path === paths[index])
  return isGrown ? changeList({ text, path, present: there, wanted: paths }) : setValue(text, path, value)
}

interface ListChange {
  readonly text: string
  readonly path: JsonPath
  readonly present: readonly unknown[]
  readonly wanted: readonly unknown[]
}

/** Removes unwanted entries and appends new ones, so that the others stay as they are written. */
function changeList({ text, path, present, wanted }: ListChange): TextEdits {
  const gone = present.flatMap((path, index) => (wanted.includes(path) ? [] : [index])).reverse()
  const kept = present.length - gone.length
  const steps = [
    ...gone.map(index => (now: string) => removeAt(now, [...path, index])),
    ...wanted.slice(kept).map((place, index) => (now: string) => insertItem(now, path, kept + index, place)),
  ]
  return editInTurn(text, steps, (now, step) => step(now))
}

/**
 * Returns the edits of `.galley/check.json` that make `setting` the only setting of a rule or of a group of
 * rules; nothing else is touched. Throws a `Refusal` if the text is not JSON.
 */
export function changeRule(text: string, rule: string, setting: RuleSetting): TextEdits {
  return editInTurn(text, changesOf(text, rule, written(setting)), editsFor)
}

/** Returns the text of a new settings file with one setting. */
export const newSettings = (rule: string, setting: RuleSetting): string =>
  `${JSON.stringify({ rules: { [rule]: written(setting) } }, undefined, 2)}\n`
