import { expect, test } from 'vitest'
import { openInMemory } from './testing/open-in-memory.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`
const docs = (...pages: string[]) => JSON.stringify({ name: 'A', navigation: { pages } }, null, 2)

async function opened(files: Readonly<Record<string, string>>) {
  const memory = await openInMemory(files)
  await memory.settle()
  const paths = () => memory.project.pages().map(({ file }) => file)
  return { ...memory, paths }
}

test('files for tools, nested snippets, imported and ignored files are no pages', async () => {
  const { paths } = await opened({
    'docs.json': docs('intro'),
    '.mintignore': '# for agents\nagent-context/\n*.draft.mdx\n',
    'intro.mdx': `${page('Intro')}\nimport Note from "/shared/note.mdx"\nimport Tip from './tip.mdx'\n`,
    'tip.mdx': 'A tip.',
    'shared/note.mdx': 'A note.',
    'guides/snippets/part.mdx': 'A part.',
    'agent-context/a.md': page('A'),
    'b.draft.mdx': page('B'),
    'AGENTS.md': '# Agents',
    'CLAUDE.md': '# Claude',
    'skills/x/SKILL.md': '---\nname: x\n---\n',
    'skill.md': '---\nname: x\n---\n',
    'unlisted.mdx': page('Unlisted'),
  })
  expect(paths()).toEqual(['intro.mdx', 'unlisted.mdx'])
})

test('a file that the navigation lists is a page, whatever its name', async () => {
  const names = ['README', 'AGENTS', 'snippets/part', 'ignored', 'imported']
  const { paths, project } = await opened({
    'docs.json': docs('intro', ...names),
    '.mintignore': 'ignored.mdx',
    'intro.mdx': `${page('Intro')}\nimport X from '/imported.mdx'\n`,
    'README.mdx': page('Read me'),
    'AGENTS.md': page('Agents'),
    'snippets/part.mdx': page('Part'),
    'ignored.mdx': page('Ignored'),
    'imported.mdx': page('Imported'),
  })
  expect(paths()).toEqual([
    'AGENTS.md',
    'README.mdx',
    'ignored.mdx',
    'imported.mdx',
    'intro.mdx',
    'snippets/part.mdx',
  ])
  expect(project.problems().filter(({ code }) => code === 'navigation/missing-page')).toEqual([])
})

test('listing a file makes it a page, and ignoring a file takes its page and its problems away', async () => {
  const { paths, project, settle, disk, events } = await opened({
    'docs.json': docs('intro'),
    'intro.mdx': page('Intro'),
    'README.md': page('Read me'),
    'old.mdx': '<Unknown/>',
  })
  expect(paths()).toEqual(['intro.mdx', 'old.mdx'])
  expect(project.problems().some(({ file }) => file === 'old.mdx')).toBe(true)
  const at = docs('intro').indexOf('"intro"')
  const edits = [{ offset: at, length: 0, text: '"README", ' }]
  await project.edit({ label: 'List', edits: [{ file: 'docs.json', version: 1, edits }] })
  await settle()
  expect(paths()).toEqual(['README.md', 'intro.mdx', 'old.mdx'])
  expect(project.assets().map(({ path }) => path)).toEqual(['docs.json'])
  disk.change({ '.mintignore': 'old.mdx\n' })
  await settle()
  expect(paths()).toEqual(['README.md', 'intro.mdx'])
  expect(project.problems().filter(({ file }) => file === 'old.mdx')).toEqual([])
  expect(events.pages.at(-1)).toEqual({ changed: [], removed: ['old.mdx'] })
})

test('unlisted pages of a folder are one problem, until few are left', async () => {
  const old = Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [`old/${name}.mdx`, page(name)]))
  const { project, settle, disk } = await opened({
    'docs.json': docs('intro'),
    'intro.mdx': page('Intro'),
    ...old,
  })
  const found = () => project.problems().filter(({ code }) => code === 'navigation/unreachable')
  expect(found()).toMatchObject([
    { file: 'old/a.mdx', message: { key: 'checks:field.orphans', values: { count: 4, folder: 'old/' } } },
  ])
  disk.change({ 'old/a.mdx': undefined })
  await settle()
  expect(found().map(({ file }) => file)).toEqual(['old/b.mdx', 'old/c.mdx', 'old/d.mdx'])
})

test('pages that lie in another folder are one problem', async () => {
  const names = ['a', 'b', 'c', 'guides/d', 'guides/e', 'f']
  const files = names.map(name => [`content/docs/(start)/${name}.mdx`, page(name)])
  const { project } = await opened({ 'docs.json': docs(...names), ...Object.fromEntries(files) })
  expect(project.problems().filter(({ code }) => code === 'navigation/missing-page')).toMatchObject([
    {
      pointer: '/navigation',
      message: { values: { missing: 6, count: 6, folder: 'content/docs' } },
    },
  ])
})
