import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../text/failure.ts'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'

const PATHS = ['index', 'a', 'a/index', 'a/one', 'a/two', 'b/one', 'b/c/deep', 'my page', 'ü']
const NEW = ['z', 'a/three', 'b/index', 'b/c/new', 'c/one', 'one', 'a/b c']
const FOLDERS = ['/', '/a', '/b', './', '../', '/b/c/', 'c']

/** A link as an author may have written it, working or broken. */
const link = fc
  .tuple(
    fc.constantFrom(...PATHS, ...FOLDERS, 'one', './one', '../one', '../a/one', '/gone', 'deep'),
    fc.constantFrom('', '/', './', '../'),
    fc.constantFrom('', '.mdx', '/', '.html'),
    fc.constantFrom('', '#part', '?a=1&b=2', '?q#part'),
  )
  .map(([path, before, ending, after]) =>
    /^[./]/.test(path) ? path + after : `${before}${path.replaceAll(' ', '%20')}${ending}${after}`,
  )

const ways: readonly ((target: string) => string)[] = [
  target => `[text](${target})`,
  target => `[text](<${target}> "Title")`,
  target => `<Card title="x" href="${target}" />`,
  target => `<a href={'${target}'}>text</a>`,
  target => `[text][it]\n\n[it]: ${target}`,
  target => `![alt](${target.replace(/(\/)?$/, '/shot.png')})`,
]

const body = fc
  .array(fc.tuple(link, fc.constantFrom(...ways)), { maxLength: 5 })
  .map(links => links.map(([target, write]) => write(target)).join('\n\n'))

const site = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...PATHS), { minLength: 2 }),
    fc.array(body, { minLength: 9, maxLength: 9 }),
    fc.array(link, { maxLength: 3 }),
    fc.constantFrom('.mdx', '.md'),
  )
  .map(([paths, bodies, links, ending]) => {
    const config = {
      name: 'Acme',
      navigation: [
        { group: 'One', pages: paths.slice(0, 2).map(path => `/${path}`) },
        { group: 'Two', pages: [{ group: 'In', pages: paths.slice(2) }, paths[0]] },
      ],
      topbarLinks: links.map(url => ({ name: 'Link', url })),
      redirects: [{ source: '/old', destination: `/${paths[0]}` }],
    }
    return {
      'docs.json': JSON.stringify(config, null, 2),
      'a/shot.png': 'x',
      'snippets/note.mdx': bodies[8] ?? '',
      ...Object.fromEntries(paths.map((path, index) => [path + ending, bodies[index] ?? ''])),
    }
  })

const moves = fc.uniqueArray(fc.tuple(fc.nat(20), fc.constantFrom(...NEW)), {
  minLength: 1,
  maxLength: 3,
  selector: ([, to]) => to,
})

const BROKEN = /^(link\/dead|navigation\/missing-page|file\/missing|redirect\/dead)$/

/** The number of broken links of each page, according to the checks. */
function broken({ project }: MemoryProject, nameOf: (file: string) => string): readonly string[] {
  return project
    .problems()
    .filter(({ code }) => BROKEN.test(code))
    .map(({ file, code }) => `${nameOf(file)} ${code}`)
    .sort()
}

// Covers F18
test('no page is lost, no working link breaks, and undo is exact to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(site, moves, fc.boolean(), async (content, wanted, redirects) => {
      const memory = await openInMemory(content)
      await memory.settle()
      const pages = memory.project.pages().map(({ file }) => file)
      const froms = new Set<string>()
      const request = wanted.flatMap(([index, to]) => {
        const from = pages[index % pages.length] ?? ''
        if (froms.has(from)) return []
        froms.add(from)
        return [{ from, to: `${to}.mdx` }]
      })
      const nameOf = (file: string) => request.find(({ from }) => from === file)?.to ?? file
      const before = broken(memory, nameOf)
      await memory.project.moveFiles({ moves: request, redirects, leave: [], label: 'Move' })
      await memory.settle()
      const after = broken(memory, file => file)
      const fresh = after.filter(
        (one, at) => after.indexOf(one) === at && count(after, one) > count(before, one),
      )
      expect(fresh).toEqual([])
      expect(memory.project.pages().map(({ file }) => file)).toEqual(pages.map(nameOf).sort())
      await memory.project.undo()
      await memory.settle()
      expect(memory.project.state().dirty).toEqual([])
      for (const [file, text] of Object.entries(content)) {
        if (/\.(mdx?|json)$/.test(file)) expect(await memory.text(file)).toBe(text)
      }
    }),
    { numRuns: 60 },
  )
})

const count = (all: readonly string[], one: string) => all.filter(other => other === one).length

test('a refused move changes nothing', async () => {
  const memory = await openInMemory({ 'docs.json': '{', 'a.mdx': 'x' })
  const request = { moves: [{ from: 'a.mdx', to: 'b.mdx' }], redirects: true, leave: [], label: 'Move' }
  await expect(memory.project.moveFiles(request)).rejects.toBeInstanceOf(Refusal)
  expect(memory.project.state().dirty).toEqual([])
})
