import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editsOf as editsOfChanges } from '../../../shared/config/edit/change-edits.ts'
import { changesBetween } from '../../../shared/config/edit/changes.ts'
import { readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { readConfig } from '../../../shared/config/read/read.ts'
import { entryKindAt } from '../../../shared/config/tree/kinds.ts'
import { openInMemory } from '../../../shared/project/testing/open-in-memory.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { setEntry } from '../entries/entrySettings.ts'
import { appendMembers, insertAt, moveBy, moveRows, removeRows, renameRow } from '../entries/rowEdits.ts'
import { locationsIn, mayMove } from '../entries/rowLocations.ts'
import { buildRows } from '../entries/rows.ts'
import { configOf, editsIn } from '../entries/testing/texts.ts'
import { navigationFromFolders } from './generate/generate.ts'
import { type Command, command } from './testing/commands.ts'
import { configIn, settingStep } from './testing/settings.ts'

const DOCS = `{
  "name": "Acme", // kept
  "navigation": [
    { "group": "Start", "pages": ["intro", "quick", "intro"] },
    {
      "group": "Guides",
      "icon": "book",
      "pages": [
        // the first
        "guides/a",
        { "group": "Deep", "pages": ["guides/b", { "x": 1 }] },
        "guides/c"
      ]
    },
    { "group": "Start", "pages": [] }
  ],
  "x-own": true
}
`
const PAGES = ['intro', 'quick', 'guides/a', 'guides/b', 'guides/c', 'loose/d']
const SITE = {
  'docs.json': DOCS,
  'guides/shot.svg': '<svg/>',
  ...Object.fromEntries(PAGES.map(path => [`${path}.mdx`, `# ${path}\n`])),
}

type Bench = Awaited<ReturnType<typeof openInMemory>>

const FILE = 'docs.json'

/** The rows that a person sees, by their IDs, with the possible actions. */
function rowsIn(text: string) {
  const entries = readNavigation(readConfig(text).value)
  const { byId, locations: places } = buildRows(entries, new Map())
  return { ids: [...places.keys()], byId, places }
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

function editsOf(text: string, command: Command, bench: Bench): TextEdits {
  const { ids, byId, places } = rowsIn(text)
  switch (command.kind) {
    case 'move': {
      const to = pick(ids, command.to)
      const at = to === undefined ? undefined : places.get(to)
      const rows = command.rows.flatMap(row => pick(ids, row) ?? [])
      if (to === undefined || !at || (command.position === 'on' && byId.get(to)?.kind !== 'group')) return []
      const fits = rows.every(id => {
        const [row, from] = [byId.get(id), places.get(id)]
        const kind = from && entryKindAt(configOf(text), from)
        const place = { at, position: command.position === 'on' ? 'into' : command.position } as const
        return row && kind && mayMove(configOf(text), { kind, at: from }, place)
      })
      return fits ? editsIn(text, now => moveRows(now, rows, { id: to, position: command.position })) : []
    }
    case 'remove':
      return editsIn(text, now =>
        removeRows(
          now,
          command.rows.flatMap(row => pick(ids, row) ?? []),
        ),
      )
    case 'step': {
      const row = pick(ids, command.row)
      return row === undefined ? [] : editsIn(text, now => moveBy(now, row, command.by))
    }
    case 'generate':
      return editsIn(text, now =>
        appendMembers(now, navigationFromFolders(bench.project.pages(), 'Start'), command.how),
      )
    case 'rename':
    case 'group':
    case 'add':
    case 'list': {
      const group = pick(
        ids.filter(id => byId.get(id)?.kind === 'group'),
        command.row,
      )
      if (command.kind === 'add')
        return editsIn(text, now =>
          insertAt(
            now,
            [{ kind: 'group', name: command.name }],
            group === undefined ? undefined : { id: group, position: 'on' },
          ),
        )
      if (group === undefined) return []
      if (command.kind === 'list')
        return editsIn(text, now =>
          insertAt(now, [{ kind: 'page', name: 'loose/d' }], { id: group, position: 'on' }),
        )
      if (command.kind === 'rename') return editsIn(text, now => renameRow(now, group, command.name))
      return editsIn(text, now =>
        setEntry(now, group, { name: command.name, properties: { icon: command.name } }),
      )
    }
    default:
      return []
  }
}

async function perform(bench: Bench, command: Command): Promise<void> {
  const { project } = bench
  if (command.kind === 'undo' || command.kind === 'redo') return project[command.kind]()
  if (command.kind === 'save') return void (await project.save({}))
  const { text, version } = await project.read({ file: FILE })
  const files = project.pages().map(({ file }) => file)
  const file = 'row' in command ? pick(files, command.row) : undefined
  if (command.kind === 'delete') {
    if (file !== undefined) await project.edit({ label: 'Delete', edits: [], remove: [file] })
    return
  }
  if (command.kind === 'file') {
    const to = `moved/${files.length}-${file?.replaceAll('/', '-')}`
    if (file === undefined || files.includes(to)) return
    const request = { moves: [{ from: file, to }], redirects: command.name === '', leave: [] }
    return project.moveFiles({ ...request, label: 'Move' })
  }
  if (command.kind === 'folder') {
    const paths = [...files, ...project.assets().map(({ path }) => path)]
    const moves = paths
      .filter(path => path.startsWith('guides/'))
      .map(from => ({ from, to: `manual/${files.length}/${from}` }))
    if (moves.length > 0) await project.moveFiles({ moves, redirects: true, leave: [], label: 'Move' })
    return
  }
  if (command.kind === 'copy' || command.kind === 'import') return make(bench, command.kind, file)
  if (command.kind === 'setting') {
    const { edits, after } = settingStep(text, command.setting)
    if (edits.length > 0) await project.edit({ label: 'Set', edits: [{ file: FILE, version, edits }] })
    expect(configIn(await bench.text(FILE))).toEqual(after)
    return
  }
  const edits = editsOf(text, command, bench)
  if (edits.length > 0) await project.edit({ label: command.kind, edits: [{ file: FILE, version, edits }] })
}

/** Duplicates a page with its entry, or imports a logo with its setting: one step each. */
async function make(bench: Bench, kind: 'copy' | 'import', file: string | undefined): Promise<void> {
  const { project } = bench
  const { text, version } = await project.read({ file: FILE })
  const known = new Set([
    ...project.pages().map(page => page.file),
    ...project.assets().map(({ path }) => path),
  ])
  const path = kind === 'import' ? `images/logo-${known.size}.png` : `copies/page-${known.size}`
  const to = kind === 'import' ? path : `${path}.mdx`
  if (known.has(to) || (kind === 'copy' && file === undefined)) return
  const edits =
    kind === 'import'
      ? editsOfChanges(text, changesBetween(configIn(text), { ...configIn(text), logo: `/${path}` }))
      : editsIn(text, now =>
          insertAt(now, [{ kind: 'group', name: 'New', members: { pages: [path] } }], undefined),
        )
  const made = kind === 'import' ? '\u0089PNG\u0000ÿ' : await bench.text(file ?? '')
  await project.edit({
    label: kind,
    edits: [{ file: FILE, version, edits }],
    create: [{ file: to, text: made }],
  })
}

async function textsOf(bench: Bench): Promise<Record<string, string>> {
  const files = [FILE, ...bench.project.pages().map(({ file }) => file)]
  return Object.fromEntries(
    await Promise.all(files.map(async file => [file, await bench.text(file)] as const)),
  )
}

/** Undoes everything, or `most` steps; returns the number of steps. */
async function travel(bench: Bench, way: 'undo' | 'redo', most = Number.POSITIVE_INFINITY): Promise<number> {
  let steps = 0
  for (; steps < most && bench.project.state()[way] !== undefined; steps += 1) await bench.project[way]()
  await bench.settle()
  return steps
}

/** Pages of the navigation, groups and all, in the order of the file. */
const outline = (text: string) => readNavigation(readConfig(text).value)

test('after any action docs.json stays readable, the tree matches the file, no page is lost, and undo is exact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 60 }), async commands => {
      const bench = await openInMemory(SITE)
      await bench.settle()
      let pages = PAGES.length
      for (const one of commands) {
        const before = await textsOf(bench)
        await perform(bench, one)
        await bench.settle()
        const text = await bench.text(FILE)
        expect(readConfig(text).state).toBe('good')
        expect(text).toContain('// kept')
        expect(text).toContain('"x-own": true')
        expect([...locationsIn(configOf(text)).keys()]).toEqual(
          [...rowsIn(text).byId.keys()].sort(byOrderOf(text)),
        )
        if (one.kind === 'move' || one.kind === 'step')
          expect(members(text)).toEqual(members(before[FILE] ?? ''))
        const now = bench.project.pages().length
        if (one.kind === 'delete') expect(now).toBeLessThanOrEqual(pages)
        else if (one.kind === 'copy') expect(now - pages).toBeLessThanOrEqual(1)
        else if (one.kind !== 'undo' && one.kind !== 'redo') expect(now).toBe(pages)
        pages = now
      }
      const last = await textsOf(bench)
      const past = await travel(bench, 'undo')
      await travel(bench, 'redo', past)
      expect(await textsOf(bench)).toEqual(last)
      await travel(bench, 'undo')
      for (const [file, text] of Object.entries(SITE))
        expect([file, await bench.text(file)]).toEqual([file, text])
      await bench.project.save({})
      expect(Object.keys(bench.disk.snapshot()).sort()).toEqual(Object.keys(SITE).sort())
    }),
    { numRuns: 40, seed: 4 },
  )
})

const byOrderOf = (text: string) => {
  const order = [...locationsIn(configOf(text)).keys()]
  return (a: string, b: string) => order.indexOf(a) - order.indexOf(b)
}

/** Every member of the navigation, at any depth. */
function members(text: string): readonly string[] {
  const found: string[] = []
  const walk = (entries: ReturnType<typeof outline>) => {
    for (const entry of entries) {
      found.push(
        entry.kind === 'page' ? entry.path : entry.kind === 'group' ? `group ${entry.name}` : 'unknown',
      )
      if (entry.kind === 'group') walk(entry.entries)
    }
  }
  walk(outline(text))
  return found.sort()
}
