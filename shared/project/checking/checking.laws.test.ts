import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const FILES = ['a.md', 'b.md', 'guide/a.md'] as const
const PARTS = [
  '## Keys',
  '## Keys and more',
  '<Steps>\n  <Step title="Keys">\n    One.\n  </Step>\n</Steps>',
  'See [it](/a#keys).',
  'See [it](/b#keys).',
  'See [it](/guide/a#keys-and-more).',
  'See [it](/b).',
  'See [it](/old#keys).',
  'Nothing much.',
]
const SITES = [
  '{"name":"Acme","navigation":[{"group":"Start","pages":["a"]}]}',
  '{"name":"Acme","navigation":[{"group":"Start","pages":["a","b"]}]}',
  '{"name":"Acme","redirects":[{"source":"/old","destination":"/b"}],"navigation":[{"group":"Start","pages":["a","guide/a"]}]}',
]

const page = fc
  .tuple(fc.boolean(), fc.subarray(PARTS, { maxLength: 4 }))
  .map(
    ([isHidden, parts]) =>
      `---\ntitle: Title\n${isHidden ? 'hidden: true\n' : ''}---\n\n${parts.join('\n\n')}\n`,
  )
const change = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...FILES), page) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...FILES), fc.constant(undefined)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('docs.json'), fc.constantFrom(...SITES)) },
)

const problemsOf = async (content: Readonly<Record<string, string>>) => {
  const { project, settle } = await openInMemory(content)
  await settle()
  return project.problems()
}

test('whatever changes, the problems are those that a check from scratch finds', async () => {
  const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 3, maxLength: 3 }), steps, async (pages, all) => {
      const texts = new Map<string, string | undefined>([['docs.json', SITES[0]]])
      for (const [index, file] of FILES.entries()) texts.set(file, pages[index])
      const present = () =>
        Object.fromEntries([...texts].flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])))
      const { project, disk, settle } = await openInMemory(present())
      await settle()
      for (const step of all) {
        for (const [file, text] of step) texts.set(file, text)
        disk.change(Object.fromEntries(step))
        await settle()
        expect(project.problems()).toEqual(await problemsOf(present()))
      }
    }),
    { numRuns: 40 },
  )
})
