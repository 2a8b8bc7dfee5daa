import { divisionContainers } from '../../shared/config/navigation/containers.ts'
import { copyDivision } from '../../shared/config/tree/copy-division.ts'
import { makeDefault } from '../../shared/config/tree/default-division.ts'
import { divide } from '../../shared/config/tree/divide.ts'
import type { DivisionWish } from '../../shared/config/tree/division-wish.ts'
import { setGroupPage } from '../../shared/config/tree/group-page.ts'
import { insertEntries } from '../../shared/config/tree/insert.ts'
import { listAlso } from '../../shared/config/tree/list-also.ts'
import { pagesListed, removeMentions, renamePage } from '../../shared/config/tree/mentions.ts'
import { moveEntries } from '../../shared/config/tree/move.ts'
import type { NewEntry } from '../../shared/config/tree/new-entry.ts'
import { removeVersion } from '../../shared/config/tree/older-versions.ts'
import { propertiesOf, setProperty } from '../../shared/config/tree/properties.ts'
import { addRedirect, removeRedirects, setRedirect } from '../../shared/config/tree/redirects.ts'
import { removeEntries } from '../../shared/config/tree/remove.ts'
import { renameEntry } from '../../shared/config/tree/rename.ts'
import type { Place } from '../../shared/config/tree/slot.ts'
import { levelsAndEntries } from '../../shared/config/tree/testing/grammar.ts'
import type { TreeEdit } from '../../shared/config/tree/tree-edit.ts'
import { turnInto } from '../../shared/config/tree/turn.ts'
import { unwrapLevel, wrapLevel } from '../../shared/config/tree/wrap.ts'
import { type Dice, oneOf } from './json-texts.ts'

/** Every kind of entry that can be added. */
export const KINDS = ['page', 'group', 'operation', ...divisionContainers.map(({ kind }) => kind)] as const

let count = 0

/** Returns an entry of a kind that no site has yet. */
export function newEntry(roll: Dice, kind: NewEntry['kind']): NewEntry {
  count += 1
  const names: Partial<Record<NewEntry['kind'], string>> = {
    page: `new/page-${count}`,
    operation: `GET /new/${count}`,
    language: `aa-${count}`.padEnd(5, 'x'),
  }
  const members = roll(2) === 0 ? { icon: 'star' } : {}
  const isLeaf = kind === 'page' || kind === 'operation'
  const href = { href: 'https://example.com', url: `folder-${count}` }
  return {
    kind,
    name: names[kind] ?? `New ${count}`,
    ...(!isLeaf && { members: { ...members, ...(kind !== 'group' && href) } }),
  }
}

/** Returns any place in a navigation. */
export const anyPlace = (roll: Dice, { levels, entries }: ReturnType<typeof levelsAndEntries>): Place => {
  const position = oneOf(roll, ['before', 'after', 'into'] as const)
  return { at: oneOf(roll, position === 'into' || entries.length === 0 ? levels : entries), position }
}

/** Returns a division that no site has yet, without its entries. */
function divisionWish(roll: Dice): Omit<DivisionWish, 'entries'> {
  count += 1
  return {
    kind: oneOf(roll, divisionContainers).kind,
    name: `ab-${count}`.padEnd(6, 'x'),
    rest: oneOf(roll, ['xx', '']),
    folder: `folder-${count}`,
  }
}

/** A random command on a configuration. */
export function anyCommand(config: unknown, roll: Dice): TreeEdit {
  const all = levelsAndEntries(config)
  const entry = oneOf(roll, all.entries)
  const level = oneOf(roll, all.levels)
  const page = oneOf(roll, pagesListed(config))?.path ?? 'x'
  const commands: readonly (() => TreeEdit)[] = [
    () =>
      insertEntries(
        config,
        [newEntry(roll, oneOf(roll, KINDS)), newEntry(roll, oneOf(roll, KINDS))].slice(roll(2)),
        anyPlace(roll, all),
      ),
    () => moveEntries(config, [entry, oneOf(roll, all.entries)].slice(roll(2)), anyPlace(roll, all)),
    () => moveEntries(config, [entry], { at: oneOf(roll, all.entries), position: 'after' }),
    () => removeEntries(config, [entry]),
    () => renameEntry(config, entry, `Name ${roll(5)}`),
    () =>
      setProperty(
        config,
        entry,
        oneOf(roll, [...propertiesOf(config, entry), 'icon']),
        oneOf(roll, ['x', true, '', undefined, { light: '#111', name: 'y' }]),
      ),
    () => setGroupPage(config, entry, oneOf(roll, [page, undefined])),
    () => makeDefault(config, entry),
    () => turnInto(config, entry, oneOf(roll, divisionContainers).kind),
    () => wrapLevel(config, level, { kind: oneOf(roll, divisionContainers).kind, name: 'xx' }),
    () => unwrapLevel(config, level),
    () =>
      divide(config, { ...divisionWish(roll), entries: [entry, oneOf(roll, all.entries)].slice(roll(2)) }),
    () => divide(config, { ...divisionWish(roll), entries: [entry], place: anyPlace(roll, all) }),
    () => copyDivision(config, entry, { name: `zz-${roll(9)}aa` }),
    () => listAlso(config, entry, oneOf(roll, all.entries)),
    () => removeMentions(config, [page]),
    () => renamePage(config, { from: page, to: `${page}-new`, redirects: roll(2) === 0 }),
    () => addRedirect(config, { source: `/${page}-old`, destination: `/${page}` }),
    () => setRedirect(config, roll(2), { destination: `/${page}` }),
    () => removeRedirects(config, [roll(2)]),
    () => removeVersion(config, ['versions', roll(2)], true),
  ]
  return oneOf(roll, commands)()
}
