import fc from 'fast-check'
import { applyChanges } from '../../../../shared/config/edit/apply-changes.ts'
import { editsOf } from '../../../../shared/config/edit/change-edits.ts'
import { changesBetween } from '../../../../shared/config/edit/changes.ts'
import { parseJson, toValue } from '../../../../shared/config/json/parse.ts'
import type { JsonPath } from '../../../../shared/config/json/pointer.ts'
import { isList, isObject, type JsonObject } from '../../../../shared/config/json/value.ts'
import { removeVersion, versionNamed } from '../../../../shared/config/tree/older-versions.ts'
import { renameEntry } from '../../../../shared/config/tree/rename.ts'
import type { TextEdits } from '../../../../shared/text/edit.ts'
import { assign } from '../../../fields/base/assign.ts'
import { prune } from '../../../fields/base/prune.ts'
import { own, valueAt } from '../../../fields/base/values.ts'

type List = 'tabs' | 'anchors' | 'versions' | 'redirects'

/** An action on the settings of a site; lists are addressed by their current positions. */
export type SettingCommand =
  | { readonly kind: 'color'; readonly path: JsonPath; readonly hex: string | undefined }
  | { readonly kind: 'insert' | 'drop' | 'swap' | 'change'; readonly list: List; readonly at: number }
  | { readonly kind: 'renameVersion' | 'removeVersion'; readonly at: number; readonly isFreed: boolean }

const list = fc.constantFrom<List>('tabs', 'anchors', 'versions', 'redirects')
const color = fc.constantFrom('#0D9373', '#ffffff', '#123', undefined)
const place = fc.constantFrom<JsonPath>(
  ['colors', 'primary'],
  ['colors', 'light'],
  ['colors', 'anchors'],
  ['anchors', 0, 'color'],
)

/** Any command on the settings. */
export const settingCommand: fc.Arbitrary<SettingCommand> = fc.oneof(
  fc.record({ kind: fc.constant('color'), path: place, hex: color }),
  fc.record({ kind: fc.constantFrom('insert', 'drop', 'swap', 'change'), list, at: fc.nat(9) }),
  fc.record({
    kind: fc.constantFrom('renameVersion', 'removeVersion'),
    at: fc.nat(9),
    isFreed: fc.boolean(),
  }),
)

const ITEMS: Readonly<Record<List, readonly unknown[]>> = {
  tabs: [
    { name: 'Guides', url: 'guides' },
    { name: 'Elsewhere', url: 'https://example.com', isHidden: true },
  ],
  anchors: [{ name: 'Deep', icon: 'book', url: 'guides/deep', color: { from: '#111111', to: '#eeeeee' } }],
  versions: ['v2', { name: 'v1', url: 'old' }],
  redirects: [
    { source: '/old', destination: '/intro' },
    { source: '/v1/:slug*', destination: '/:slug*' },
  ],
}

const nameOf = (entry: unknown): unknown => (isObject(entry) ? own(entry, 'name') : entry)

function changed(config: JsonObject, items: readonly unknown[], command: SettingCommand): unknown {
  if (!('list' in command)) return config
  const at = command.at % Math.max(1, items.length)
  const before = items.slice(0, at)
  const path: JsonPath = [command.list]
  const choices = ITEMS[command.list]
  switch (command.kind) {
    case 'insert':
      return assign(config, path, [...before, choices[command.at % choices.length], ...items.slice(at)])
    case 'drop':
      return assign(config, path, items.length > 1 ? items.filter((_, index) => index !== at) : undefined)
    case 'swap':
      return assign(config, path, [...items.slice(at), ...before])
    case 'change':
      return isObject(items[at]) ? assign(config, [...path, at, 'name'], `Number ${command.at}`) : config
  }
}

function wanted(config: JsonObject, command: SettingCommand): unknown {
  if (command.kind === 'color') {
    const isThere = isObject(valueAt(config, command.path.slice(0, -1))) || command.path.length === 2
    return isThere ? assign(config, command.path, command.hex) : config
  }
  const key = 'list' in command ? command.list : 'versions'
  const found = own(config, key)
  const items = isList(found) ? found : []
  if ('list' in command) return changed(config, items, command)
  const name = nameOf(items[command.at % Math.max(1, items.length)])
  if (typeof name !== 'string') return config
  const at = versionNamed(config, name) ?? []
  const edit =
    command.kind === 'renameVersion'
      ? renameEntry(config, at, `${name}.${command.at}`)
      : removeVersion(config, at, command.isFreed)
  const after = edit.kind === 'edit' ? applyChanges(config, edit.changes) : config
  return isObject(after) ? after : config
}

/** The parsed docs.json. */
export function configIn(text: string): JsonObject {
  const { root } = parseJson(text)
  const value = root && toValue(root)
  return isObject(value) ? value : {}
}

/** The edits that a form makes for a command, and the resulting docs.json. */
export function settingStep(text: string, command: SettingCommand): { edits: TextEdits; after: unknown } {
  const before = configIn(text)
  const after = prune(before, wanted(before, command))
  return { edits: editsOf(text, changesBetween(before, after)), after }
}
