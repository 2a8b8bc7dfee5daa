import i18next, { type TFunction } from 'i18next'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { describeAt } from '../../../shared/config/schema/describe.ts'
import { type SettingsForm, schemas } from '../../../shared/config/schema/schema.ts'
import { localize } from '../../messages/localize.ts'
import { PROPER_NAMES } from './properNames.ts'

/** In lower case for the middle of a sentence; `API`, `GitHub` and names such as `Slack` keep their capitals, and so does all of German. */
export function lowerFirst(words: string): string {
  const [, first] = /^(\p{Lu}\p{Ll}+)(?:\s|$)/u.exec(words) ?? []
  if (i18next.language === 'de' || first === undefined || PROPER_NAMES.has(first)) return words
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** The name of the value at `path` in undo steps: `accent on light pages`, `name in tabs`. */
export function nameOf(path: JsonPath, form: SettingsForm): string {
  const title = lowerFirst(localize(describeAt(path, schemas[form])?.title ?? String(path.at(-1))))
  const list = path.findIndex(step => typeof step === 'number')
  const group = path.slice(0, list < 0 ? path.length - 1 : list)
  const around = group.length > 0 ? describeAt(group, schemas[form])?.title : undefined
  return around === undefined || NAMED_ALONE.has(group.join('.'))
    ? title
    : `${title} (${lowerFirst(localize(around))})`
}

/** Groups whose values are clear without the group's name. */
const NAMED_ALONE: ReadonlySet<string> = new Set([
  'colors',
  'feedback',
  'footerSocials',
  'footer.socials',
  'api',
])

/** `anchors.color` for the color of any anchor. */
export const keyWithoutIndexes = (path: JsonPath): string =>
  path.filter(step => typeof step === 'string').join('.')

/** The label of one of the values that a schema lists. */
export const choiceLabel = (t: TFunction<'fields'>, path: JsonPath, id: string): string =>
  t([`choices.${keyWithoutIndexes(path)}.${id}`, `choices.${String(path.at(-1))}.${id}`], id)
