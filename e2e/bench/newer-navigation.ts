import { editsOf } from '../../shared/config/edit/change-edits.ts'
import { parseCached, valueCached } from '../../shared/config/json/cached-parse.ts'
import type { JsonPath } from '../../shared/config/json/pointer.ts'
import { removeMentions } from '../../shared/config/tree/mentions.ts'
import { moveEntries } from '../../shared/config/tree/move.ts'
import type { TreeEdit } from '../../shared/config/tree/tree-edit.ts'
import { turnInto } from '../../shared/config/tree/turn.ts'
import { applyEdits } from '../../shared/text/edit.ts'
import { percentile, type Row, spent } from './row.ts'

const LANGUAGES = ['en', 'pt-BR', 'ko', 'ar']
const VERSIONS = 35

const tabsOf = (language: string, version: string) =>
  Array.from({ length: 6 }, (_, tab) => ({
    tab: `Tab ${tab}`,
    icon: 'book',
    groups: Array.from({ length: 5 }, (_, group) => ({
      group: `Group ${group}`,
      pages: [
        'index',
        ...Array.from(
          { length: 3 },
          (_, page) => `${version}/${language}/tab-${tab}/group-${group}/page-${page}-topic`,
        ),
        { group: 'More', pages: [`${version}/${language}/tab-${tab}/group-${group}/more`] },
      ],
    })),
  }))

/** A docs.json of 2.4 MB in the newer form: 4 languages with 35 versions each, about 30,000 rows. */
const largeConfig = (): string =>
  JSON.stringify(
    {
      theme: 'aspen',
      name: 'Large',
      navigation: {
        languages: LANGUAGES.map(language => ({
          language,
          versions: Array.from({ length: VERSIONS }, (_, version) => ({
            version: `v${version}`,
            tabs: tabsOf(language, `v${version}`),
          })),
        })),
      },
    },
    null,
    2,
  )

const longGroup = (): string =>
  JSON.stringify(
    {
      navigation: {
        groups: [{ group: 'All', pages: Array.from({ length: 979 }, (_, page) => `actions/page-${page}`) }],
      },
    },
    null,
    2,
  )

type Command = (config: unknown, round: number) => TreeEdit

/** From the configuration as read to the new text, read again; each round edits the result of the previous one. */
function edits(text: string, command: Command, rounds = 15): number {
  let now = text
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { root } = parseCached(now)
    const config = root && valueCached(root)
    const start = spent()
    const answer = command(config, round)
    if (answer.kind !== 'edit') throw new Error(`${answer.kind}: ${answer.reason.key}`)
    now = applyEdits(now, editsOf(now, answer.changes))
    parseCached(now)
    times.push(spent() - start)
  }
  return percentile(times, 0.5)
}

const VERSION: JsonPath = ['navigation', 'languages', 2, 'versions', 20]

/** Moves 20 pages from the five groups of a tab to a group of another tab, there and back. */
function moveMany(config: unknown, round: number): TreeEdit {
  const [from, to] = round % 2 === 0 ? [1, 4] : [4, 1]
  const rows = Array.from({ length: 20 }, (_, row): JsonPath => {
    const first = round % 2 === 0 ? 1 : 5
    const [group, page] = round === 0 ? [row % 5, Math.floor(row / 5)] : [2, row + first]
    return [...VERSION, 'tabs', from, 'groups', group, 'pages', page]
  })
  return moveEntries(config, rows, { at: [...VERSION, 'tabs', to, 'groups', 2], position: 'into' })
}

/** Measures edits of a very large navigation. */
export function benchNewerNavigation(): readonly Row[] {
  const large = largeConfig()
  const row = (what: string, most: number, value: number): Row => ({ what, value, unit: 'ms of CPU', most })
  return [
    row(
      'docs.json of 2.4 MB: move a page',
      100,
      edits(large, (config, round) =>
        moveEntries(config, [[...VERSION, 'tabs', 1, 'groups', round % 5, 'pages', 1]], {
          at: [...VERSION, 'tabs', 3, 'groups', 2],
          position: 'into',
        }),
      ),
    ),
    row(
      'docs.json of 2.4 MB: move 20 pages',
      150,
      edits(large, (config, round) => moveMany(config, round)),
    ),
    row(
      'docs.json of 2.4 MB: turn tabs into dropdowns',
      100,
      edits(large, (config, round) =>
        turnInto(
          config,
          [...VERSION, round % 2 === 0 ? 'tabs' : 'dropdowns'],
          round % 2 === 0 ? 'dropdown' : 'tab',
        ),
      ),
    ),
    row(
      'docs.json of 2.4 MB: remove a page listed 4,200 times',
      1000,
      edits(large, config => removeMentions(config, ['index']), 1),
    ),
    row(
      'group of 979 pages: move a page',
      50,
      edits(longGroup(), config =>
        moveEntries(config, [['navigation', 'groups', 0, 'pages', 900]], {
          at: ['navigation', 'groups', 0, 'pages', 2],
          position: 'before',
        }),
      ),
    ),
  ]
}
