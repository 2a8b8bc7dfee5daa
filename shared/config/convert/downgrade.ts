import { message } from '../../messages/message.ts'
import { field, without } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { downgradeNavigation } from './downgrade-navigation.ts'
import type { Ledger } from './ledger.ts'
import type { DescribedOperations } from './model.ts'
import { type Direction, moveFields, targetsOf } from './move-fields.ts'

const path = (dotted: string): JsonPath => dotted.split('.')

/** Settings that both formats have at the same path with the same meaning. */
export const SAME: readonly JsonPath[] = [
  'name',
  'logo',
  'colors.primary',
  'colors.light',
  'colors.dark',
  'redirects',
].map(path)

/** The keys of this format that correspond to the navigation of the newer one. */
export const NAVIGATION_KEYS = ['navigation', 'primaryTab', 'tabs', 'topAnchor', 'anchors', 'versions']

const DOWN: Direction = {
  direction: 'down',
  same: SAME,
  stale: [
    ...targetsOf('down').filter(target => target[0] !== 'metadata'),
    ...NAVIGATION_KEYS.map(key => [key]),
  ],
  lost: [],
  kept: message('convert:unused'),
}

/** Themes that are called otherwise here. */
const THEMES: Readonly<Record<string, string>> = { palm: 'venus', willow: 'quill' }

/** Converts a file of the newer format to the one Galley reads. Its navigation is an object. */
export function downgrade(source: JsonObject, ledger: Ledger, operations?: DescribedOperations): JsonObject {
  if (field(source, '$schema') !== undefined) {
    ledger.lost(['$schema'], message('convert:newerSchema'))
  }
  const navigation = field(source, 'navigation')
  const theme = field(source, 'theme')
  const older = typeof theme === 'string' && Object.hasOwn(THEMES, theme) ? THEMES[theme] : undefined
  if (older !== undefined)
    ledger.moved(['theme'], ['theme'], message('convert:themeRenamed', { theme: String(theme), name: older }))
  const plain = without(source, ['$schema', 'navigation', ...(older === undefined ? [] : ['theme'])])
  const rest = moveFields(plain, DOWN, ledger)
  return {
    ...rest,
    ...(older !== undefined && { theme: older }),
    ...downgradeNavigation(isObject(navigation) ? navigation : {}, ledger, operations),
  }
}
