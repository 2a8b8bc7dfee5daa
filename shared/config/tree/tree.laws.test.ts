import { describe, expect, test } from 'vitest'
import { AT_HAND, DOCS_JSON, filesIn, textOf } from '../../../e2e/laws/at-hand.ts'
import { dice, oneOf } from '../../../e2e/laws/json-texts.ts'
import { anyCommand, anyPlace, KINDS, newEntry } from '../../../e2e/laws/tree-commands.ts'
import { editsOf } from '../edit/change-edits.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { divisionContainers } from '../navigation/containers.ts'
import { isNewer } from '../schema/form.ts'
import { insertEntries } from './insert.ts'
import { entryKindAt, NAVIGATION } from './kinds.ts'
import { moveEntries } from './move.ts'
import { canHold } from './queries.ts'
import type { Place } from './slot.ts'
import { levelsAndEntries, mistakes } from './testing/grammar.ts'
import { configIn, perform } from './testing/perform.ts'
import * as sites from './testing/sites.ts'
import type { TreeEdit } from './tree-edit.ts'
import { turnInto, turnsInto } from './turn.ts'
import { unwrapLevel, wrapLevel, wrapsInto } from './wrap.ts'

const files = filesIn(AT_HAND, DOCS_JSON)
  .map(file => [file, textOf(file)] as const)
  .filter(([, text]) => isList(valueAt(configIn(text), NAVIGATION)) || isNewer(configIn(text)))

/** The same sites as other people write them. */
const variants: readonly (readonly [string, string])[] = [
  ['TABS with CRLF', sites.TABS.replaceAll('\n', '\r\n')],
  ['TABS with tabs', sites.TABS.replaceAll('  ', '\t')],
  ['TABS with comments', sites.TABS.replace(/,\n/g, ', // why\n').replace(/^( +)(?=\{$)/gm, '$1/* what */ ')],
  ['TABS with commas at the end', sites.TABS.replace(/([\]}"])\n(?= *[\]}])/g, '$1,\n')],
  ['VERSIONS in one line', JSON.stringify(JSON.parse(sites.VERSIONS))],
  ['DROPDOWNS in one line, with spaces', sites.DROPDOWNS.replace(/\n */g, ' ')],
  ['OLDER with CRLF and comments', sites.OLDER.replace(/\n/g, ' // x\r\n')],
]

const TEXTS: readonly (readonly [string, string])[] = [...Object.entries(sites), ...variants, ...files]

/** The characters that matter, in any order: without spaces, commas, brackets, the names of lists and marks of comments. */
const letters = (text: string): string =>
  [...text.replace(/"(?:groups|pages|menu|\w+s)"\s*:/g, '').replace(/[\s,[\]/*]/g, '')].sort().join('')

function checkMinimal(text: string, answer: TreeEdit): void {
  if (answer.kind !== 'edit' || answer.changes.some(({ kind }) => kind !== 'move')) return
  const edits = editsOf(text, answer.changes)
  const removed = edits.map(({ offset, length }) => text.slice(offset, offset + length)).join('')
  expect(letters(edits.map(edit => edit.text).join(''))).toBe(letters(removed))
}

const RUNS = 60

describe.each(TEXTS)('%s', (_, original) => {
  test('random commands give the value they mean, in a state that the grammar allows', () => {
    const roll = dice(original.length)
    let text = original
    for (let step = 0; step < RUNS; step += 1) {
      if (step % 15 === 0) text = original
      const config = configIn(text)
      if (levelsAndEntries(config).entries.length === 0) text = original
      const answer = anyCommand(configIn(text), roll)
      if (answer.kind !== 'edit') continue
      const before = mistakes(configIn(text)).length
      checkMinimal(text, answer)
      text = perform(text, () => answer)
      const after = mistakes(configIn(text))
      expect(after.length, after.join('\n')).toBeLessThanOrEqual(before)
      for (const at of answer.at) expect(valueAt(configIn(text), at)).not.toBe(undefined)
    }
  })

  test('what a level can hold can be added, and nothing else', () => {
    const roll = dice(original.length)
    const config = configIn(original)
    const { levels } = levelsAndEntries(config)
    for (let step = 0; step < RUNS; step += 1) {
      const at = oneOf(roll, levels)
      const kind = oneOf(roll, KINDS)
      const answer = insertEntries(config, [newEntry(roll, kind)], { at, position: 'into' })
      expect(answer.kind === 'edit').toBe(canHold(config, at).includes(kind))
    }
  })

  test('turning and wrapping have an exact reverse', () => {
    const config = configIn(original)
    const { levels, entries } = levelsAndEntries(config)
    const divisions = entries.filter(at => at.at(-1) === 0 && turnsInto(config, at).length > 0)
    for (const at of divisions.slice(0, 20)) {
      const kind = turnsInto(config, at)[0]
      const own = divisionContainers.find(one => one.kind === entryKindAt(config, at))
      const answer = kind && turnInto(config, at, kind)
      if (answer?.kind !== 'edit' || !own) continue
      const turned = perform(original, () => answer)
      expect(perform(turned, after => turnInto(after, answer.at[0] ?? [], own.kind))).toBe(original)
    }
    for (const at of levels.slice(0, 20)) {
      const kind = wrapsInto(config, at)[0]
      if (kind === undefined) continue
      const wrapped = perform(original, () => wrapLevel(config, at, { kind, name: 'xx' }))
      expect(perform(wrapped, after => unwrapLevel(after, at))).toBe(original)
    }
  })

  test('an entry that moves away and back is where it was', () => {
    const roll = dice(original.length + 1)
    const config = configIn(original)
    const all = levelsAndEntries(config)
    const isItem = (at: JsonPath) => typeof at.at(-1) === 'number'
    const items = all.entries.filter(isItem)
    for (let step = 0; step < RUNS; step += 1) {
      const at = oneOf(roll, items)
      const answer = moveEntries(config, [at], anyPlace(roll, all))
      if (answer.kind !== 'edit' || answer.changes.length > 1) continue
      const moved = perform(original, () => answer)
      expect(valueAt(configIn(moved), answer.at[0] ?? [])).toEqual(valueAt(config, at))
      const list = at.slice(0, -1)
      const home: Place =
        at.at(-1) === 0
          ? { at: list.slice(0, -1), position: 'into' }
          : { at: [...list, Number(at.at(-1)) - 1], position: 'after' }
      if (home.position === 'into') continue
      const isSameList = JSON.stringify(answer.at[0]?.slice(0, -1)) === JSON.stringify(list)
      if (!isSameList || Number(answer.at[0]?.at(-1)) < Number(at.at(-1))) continue
      const back = perform(moved, after => moveEntries(after, answer.at, home))
      expect(configIn(back)).toEqual(config)
    }
  })
})
