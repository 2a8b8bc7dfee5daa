import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CORPUS, DOCS_JSON, filesIn } from '../../../e2e/laws/at-hand.ts'
import { applyEdits } from '../../text/edit.ts'
import { valueCached } from '../json/cached-parse.ts'
import { type JsonPath, parsePointer } from '../json/pointer.ts'
import { readableRoot } from '../json/root.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { CONFIG_FILE } from '../schema/config-file.ts'
import { isNewer } from '../schema/form.ts'
import { copyDivision } from '../tree/copy-division.ts'
import { NAVIGATION } from '../tree/kinds.ts'
import { entriesAt } from '../tree/levels.ts'
import { moveEntries } from '../tree/move.ts'
import { setProperty } from '../tree/properties.ts'
import { addRedirect } from '../tree/redirects.ts'
import { renameEntry } from '../tree/rename.ts'
import { changedLines } from '../tree/testing/perform.ts'
import type { TreeEdit } from '../tree/tree-edit.ts'
import { turnInto, turnsInto } from '../tree/turn.ts'
import { readDocument } from './config-document.ts'
import { documentEdits } from './document-edits.ts'

/** The folders of real repositories whose docs.json has the newer form. */
const folders = filesIn(CORPUS, DOCS_JSON).map(dirname)

const reader = (folder: string) => {
  const texts = new Map<string, string | undefined>()
  return (file: string) => {
    if (!texts.has(file))
      texts.set(file, existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined)
    return texts.get(file)
  }
}

function open(folder: string) {
  const read = reader(folder)
  const text = read(CONFIG_FILE) ?? ''
  return { read, text, config: valueCached(readDocument(readableRoot(text), text, read).root) }
}

const sites = folders.map(folder => ({ folder, ...open(folder) })).filter(({ config }) => isNewer(config))

const path = (pointer: string): JsonPath => parsePointer(pointer) ?? []

/** The changed lines of each file. */
function changed(
  site: (typeof sites)[number],
  answer: TreeEdit,
): Readonly<Record<string, readonly string[]>> {
  if (answer.kind !== 'edit') throw new Error(answer.reason.key)
  const edits = documentEdits(answer.changes, site.read)
  return Object.fromEntries(
    edits.map(({ file, edits: own }) => {
      const before = site.read(file) ?? ''
      return [file, changedLines(...around(before, applyEdits(before, own)))]
    }),
  )
}

/** Two texts without the lines that they start and end with alike. */
function around(before: string, after: string): readonly [string, string] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && old[start] === fresh[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1
  return [old.slice(start, old.length - end).join('\n'), fresh.slice(start, fresh.length - end).join('\n')]
}

const find = (config: unknown, fits: (value: unknown, at: JsonPath) => boolean): JsonPath | undefined =>
  entriesAt(config, NAVIGATION).find(at => fits(valueAt(config, at), at))

describe.each(sites)('$folder', site => {
  const { config, text } = site

  test('a name is one line, in the file in which it is written', () => {
    const groups = entriesAt(config, NAVIGATION).filter(at => isObject(valueAt(config, at)))
    for (const at of [groups[0], groups.at(-1), groups[groups.length >> 1]]) {
      const lines = changed(site, renameEntry(config, at ?? [], 'xx'))
      expect(Object.values(lines).map(one => one.length)).toEqual([2])
    }
  })

  test('turning what readers switch between and back gives the same text', () => {
    const at = find(config, (_, entry) => turnsInto(config, entry).length > 0 && entry.length === 3)
    if (!at || text.includes('"$ref"')) return
    const kind = turnsInto(config, at)[0] ?? 'tab'
    const answer = turnInto(config, at, kind)
    const members = valueAt(config, at.slice(0, -1))
    const lines = Object.values(changed(site, answer)).flat()
    expect(lines).toHaveLength(2 * ((isList(members) ? members.length : 0) + 1))
  })

  test('a page that moves within a list of one line stays in that line', () => {
    const at = find(
      config,
      (value, entry) =>
        typeof value === 'string' && text.includes(`[${JSON.stringify(value)}, "`) && entry.at(-1) === 0,
    )
    if (!at) return
    const lines = changed(site, moveEntries(config, [at], { at: [...at.slice(0, -1), 1], position: 'after' }))
    expect(Object.values(lines).map(one => one.length)).toEqual([2])
  })

  test('the style of an icon is one token, and without style its name stays', () => {
    const at = find(
      config,
      value => isObject(value) && isObject(value.icon) && typeof value.icon.style === 'string',
    )
    if (!at) return
    const [line] = Object.values(changed(site, setProperty(config, at, 'icon', { style: 'thin' })))
    expect(line?.map(one => one.slice(0, 1))).toEqual(['-', '+'])
    const answer = setProperty(config, at, 'icon', { style: '' })
    const name = valueAt(config, [...at, 'icon', 'name'])
    expect(answer).toMatchObject({ kind: 'edit' })
    expect(JSON.stringify(changed(site, answer))).not.toContain(JSON.stringify(`- "name": "${String(name)}"`))
  })

  test('two divisions change places, and their members keep their bytes', () => {
    const list = ['dropdowns', 'tabs']
      .map(key => [...NAVIGATION, key])
      .find(at => isList(valueAt(config, at)))
    if (!list || text.includes('"$ref"')) return
    const answer = moveEntries(config, [[...list, 1]], { at: [...list, 0], position: 'before' })
    if (answer.kind !== 'edit') throw new Error('it moves')
    const [edits] = documentEdits(answer.changes, site.read)
    const after = applyEdits(text, edits?.edits ?? [])
    expect([...after].sort().join('')).toBe([...text].sort().join(''))
  })
})

const split = sites.find(({ read }) => read('redirects.json') !== undefined && read('fr.json') !== undefined)

test.skipIf(!split)('what is in other files is edited there, and a page goes from one to the other', () => {
  const site = split ?? sites[0]
  if (!site) return
  const { config } = site
  const french = find(config, (value, at) => isObject(value) && 'group' in value && at[2] === 1) ?? []
  expect(Object.keys(changed(site, renameEntry(config, french, 'Départ')))).toEqual(['fr.json'])
  const page = find(config, (value, at) => typeof value === 'string' && at[2] === 0) ?? []
  const spanish = find(config, (value, at) => isObject(value) && 'group' in value && at[2] === 2) ?? []
  const moved = changed(site, moveEntries(config, [page], { at: spanish, position: 'into' }))
  expect(Object.keys(moved).toSorted()).toEqual(['docs.json', 'es.json'])
  expect(Object.keys(changed(site, addRedirect(config, { source: '/zz', destination: '/' })))).toEqual([
    'redirects.json',
  ])
})

test.skipIf(!split)(
  'a new language is a copy of the first one, with paths of its own',
  () => {
    if (!split) return
    const answer = copyDivision(split.config, path('/navigation/languages/0'), { name: 'de' })
    expect(answer.kind === 'edit' && answer.changes.length > 100).toBe(true)
    if (answer.kind !== 'edit') return
    const edits = documentEdits(answer.changes, split.read)
    expect(edits.map(({ file }) => file)).toEqual(['docs.json'])
  },
  60_000,
)
