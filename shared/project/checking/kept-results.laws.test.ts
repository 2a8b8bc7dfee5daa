import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTINGS_FILE } from '../../check/settings/settings-file.ts'
import type { MemoryContent } from '../files/memory-files.ts'
import { MemoryCheckKeeper } from '../testing/memory-keeper.ts'
import { openInMemory } from '../testing/open-in-memory.ts'

type Content = Readonly<Record<string, MemoryContent>>

const PARTS = [
  '## Keys',
  '## Keys and more',
  'See [it](/a#keys).',
  'See [it](/b#key).',
  'See [it](/guide/a#keys-and-more).',
  'See [it](/alon).',
  'See [it](/old#keys).',
  '![A red bee](/img/bee.png)',
  '<Snippet file="note.mdx" />',
  'import { Box } from "/snippets/box.jsx"\n\n<Box />',
  '<Box className="wide mb-4" />',
  'The the words.',
  '<iframe src="https://demos.example.com/one" />',
  'Nothing much.',
]
const PICTURE = new Uint8Array([1])
const page = fc
  .tuple(
    fc.constantFrom('', 'hidden: true\n', 'title: One\n', 'titel: Two\n'),
    fc.subarray(PARTS, { maxLength: 5 }),
  )
  .map(([field, parts]) => `---\n${field}---\n\n${parts.join('\n\n')}\n`)
const config = fc.constantFrom(
  '{"name":"Acme","navigation":[{"group":"Start","pages":["a"]}]}',
  '{"name":"Acme","navigation":[{"group":"Start","pages":["a","b","guide/a"]}]}',
  '{"name":"Acme","embeds":["demos.example.com"],"navigation":[{"group":"Start","pages":["a","b"]}]}',
  '{"name":"Acme","redirects":[{"source":"/old","destination":"/b"}],"navigation":[{"group":"Start","pages":["a","guide/a"]}]}',
)
const optional = (value: fc.Arbitrary<MemoryContent>) => fc.option(value, { nil: undefined })

/** A repository, and what may be otherwise in it when it is opened again. */
const parts: Readonly<Record<string, fc.Arbitrary<MemoryContent | undefined>>> = {
  'docs.json': config,
  'a.md': page,
  'b.md': optional(page),
  'guide/a.md': page,
  'alone.md': optional(page),
  'img/bee.png': optional(fc.constant(PICTURE)),
  'snippets/note.mdx': optional(fc.constantFrom('A note.\n', 'See [it](/nowhere).\n')),
  'snippets/box.jsx': optional(
    fc.constantFrom('export const Box = () => <p>One</p>\n', 'export const Box = () => window.name\n'),
  ),
  'style.css': optional(fc.constantFrom('.wide { width: 9px }\n', '.narrow { width: 9px }\n')),
  [SETTINGS_FILE]: optional(fc.constantFrom('{ "rules": { "link/dead": "off" } }')),
}

const present = (content: Readonly<Record<string, MemoryContent | undefined>>): Content =>
  Object.fromEntries(
    Object.entries(content).flatMap(([file, part]) => (part === undefined ? [] : [[file, part]])),
  )

async function problemsOf(content: Content, checkKeeper?: MemoryCheckKeeper) {
  const { project, settle } = await openInMemory(content, checkKeeper ? { checkKeeper } : {})
  await settle()
  checkKeeper?.keep()
  project.close()
  return project.problems()
}

test('whatever changed since a folder was open, its problems are those that a check from scratch finds', async () => {
  const repository = fc.record(parts)
  const change = fc.record(parts, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(repository, fc.array(change, { minLength: 1, maxLength: 3 }), async (first, changes) => {
      const keeper = new MemoryCheckKeeper()
      let content = first
      await problemsOf(present(content), keeper)
      for (const one of [{}, ...changes]) {
        content = { ...content, ...one }
        expect(await problemsOf(present(content), keeper)).toEqual(await problemsOf(present(content)))
      }
    }),
    { numRuns: 25 },
  )
})

test('whatever was edited in between, what is kept holds when the folder is opened again', async () => {
  const edit = fc.record(parts, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(
      fc.record(parts),
      fc.array(edit, { minLength: 1, maxLength: 3 }),
      async (first, edits) => {
        const keeper = new MemoryCheckKeeper()
        const { project, disk, settle } = await openInMemory(present(first), { checkKeeper: keeper })
        await settle()
        let content = first
        for (const one of edits) {
          content = { ...content, ...one }
          disk.change(one)
          await settle()
        }
        keeper.keep()
        project.close()
        expect(await problemsOf(present(content), keeper)).toEqual(await problemsOf(present(content)))
      },
    ),
    { numRuns: 25 },
  )
})

const PAGES = Object.fromEntries(
  Array.from({ length: 20 }, (_, n) => [
    `p${n}.md`,
    `---\ntitle: P${n}\n---\n\n## Part\n\n[x](/p${(n + 1) % 20}#part)\n`,
  ]),
)
const SITE: Content = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'All', pages: Object.keys(PAGES).map(file => file.slice(0, -3)) }],
  }),
  ...PAGES,
}

async function readsOf(content: Content, checkKeeper: MemoryCheckKeeper): Promise<readonly string[]> {
  const { project, disk, settle, settleUntil } = await openInMemory(content, { checkKeeper })
  await settleUntil(() => project.state().indexed === Object.keys(PAGES).length)
  const read: string[] = []
  const readText = disk.readText.bind(disk)
  disk.readText = path => {
    read.push(path)
    return readText(path)
  }
  await settle()
  return read
}

test('of a folder that is opened again, only pages that changed are checked, and those that link to their headings', async () => {
  const keeper = new MemoryCheckKeeper()
  expect(new Set(await readsOf(SITE, keeper)).size).toBe(20)
  expect(keeper.count).toBe(20)
  expect(await readsOf(SITE, keeper)).toEqual([])
  const edited = { ...SITE, 'p7.md': '---\ntitle: P7\n---\n\n## Other part\n\n[x](/nowhere)\n' }
  expect((await readsOf(edited, keeper)).toSorted()).toEqual(['p6.md', 'p7.md'])
  const titled = { ...SITE, 'p7.md': '---\ntitle: Other\n---\n' }
  expect(new Set(await readsOf(titled, keeper)).size).toBe(20)
})
