import { insertItem, removeAt, setValue } from '../../config/edit/edit.ts'
import { nodeAt, parseJson, toValue } from '../../config/json/parse.ts'
import type { JsonPath } from '../../config/json/pointer.ts'
import { editInTurn } from '../../text/compose.ts'
import type { TextEdits } from '../../text/edit.ts'
import type { RuleSetting } from './read.ts'

type Written = RuleSetting | string | undefined

/** As a person would write it: a severity alone is a word, and nothing is nothing. */
function written({ severity, only = [], except = [] }: RuleSetting): Written {
  const folders = { ...(only.length > 0 && { only }), ...(except.length > 0 && { except }) }
  if (Object.keys(folders).length === 0) return severity
  return severity === undefined ? folders : { severity, ...folders }
}

const KEYS = ['severity', 'only', 'except'] as const

/** One value to be written, or taken out. */
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
  const places: readonly unknown[] = value
  const there: readonly unknown[] = before.children?.map(toValue) ?? []
  const kept = there.filter(place => places.includes(place))
  const isGrown = kept.every((place, index) => place === places[index])
  return isGrown ? changeList({ text, path, present: there, wanted: places }) : setValue(text, path, value)
}

interface ListChange {
  readonly text: string
  readonly path: JsonPath
  readonly present: readonly unknown[]
  readonly wanted: readonly unknown[]
}

/** Takes out what is not wanted and puts new places behind the others, so that these stay as they are written. */
function changeList({ text, path, present: there, wanted: places }: ListChange): TextEdits {
  const gone = there.flatMap((place, index) => (places.includes(place) ? [] : [index])).reverse()
  const kept = there.length - gone.length
  const steps = [
    ...gone.map(index => (now: string) => removeAt(now, [...path, index])),
    ...places.slice(kept).map((place, index) => (now: string) => insertItem(now, path, kept + index, place)),
  ]
  return editInTurn(text, steps, (now, step) => step(now))
}

/**
 * Returns the edits of the settings of the checks (`.galley/check.json`) by which `setting` is all they say of
 * a rule, or of a group of rules; nothing else is touched. Throws a `Refusal` where the text is no JSON.
 */
export function changeRule(text: string, rule: string, setting: RuleSetting): TextEdits {
  return editInTurn(text, changesOf(text, rule, written(setting)), editsFor)
}

/** Returns new settings of the checks that say one thing. */
export const newSettings = (rule: string, setting: RuleSetting): string =>
  `${JSON.stringify({ rules: { [rule]: written(setting) } }, undefined, 2)}\n`
