import { type JsonNode, nodeAt } from '../json/parse.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { newerSchema, propertyOf, type SettingsForm } from './schema.ts'

/** Keys of the top level that only the newer form has. */
const NEWER_KEYS = ['navbar', 'appearance', 'styling', '$ref'] as const

const NEWER_THEMES: readonly unknown[] = propertyOf(newerSchema, 'theme')?.enum ?? []

/**
 * Returns the form of a docs.json by its value: `navigation` is a list in the older form and an object in the newer one.
 * Without a usable navigation, the other keys decide.
 */
export const formOf = (config: unknown): SettingsForm => judged(key => valueAt(config, [key]))

/** Whether a value of docs.json has the newer form. */
export const isNewer = (config: unknown): boolean => formOf(config) === 'newer'

/** Returns the form of a docs.json by its parsed text, like {@link formOf}; only its top level is read. */
export const formOfRoot = (root: JsonNode): SettingsForm => judged(key => outline(nodeAt(root, [key])))

function outline(node: JsonNode | undefined): unknown {
  if (node?.type === 'object') return {}
  return node?.type === 'array' ? [] : node?.value
}

function judged(at: (key: string) => unknown): SettingsForm {
  const navigation = at('navigation')
  if (isObject(navigation)) return 'newer'
  if (isList(navigation)) return 'older'
  const schema = at('$schema')
  return NEWER_KEYS.some(key => at(key) !== undefined) ||
    NEWER_THEMES.includes(at('theme')) ||
    (typeof schema === 'string' && /\/docs\.json$/.test(schema))
    ? 'newer'
    : 'older'
}
