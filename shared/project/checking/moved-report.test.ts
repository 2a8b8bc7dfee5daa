import { expect, test } from 'vitest'
import { utilitiesFor } from '../../site/styles/load.ts'
import { openInMemory } from '../testing/open-in-memory.ts'

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const LONG = 'A sentence that fills the page.\n'.repeat(5000)
const DOCS = JSON.stringify({ name: 'Acme', navigation: [{ group: 'A', pages: ['a', 'b', 'c'] }] })
const FILES = {
  'docs.json': DOCS,
  '.galley/check.json': '{"rules":{"page/unknown-tag":"off"}}',
  'a.mdx': page('A', `<p className="landing">One</p>\n\n<Unknown />\n\n${LONG}`),
  'b.mdx': page('B', `<Unknown />\n\n<p className="landing">One</p>\n\n${LONG}`),
  'c.mdx': page('C', `<Unknown />\n\n<p className="landing">One</p>\n\n${LONG}`),
  'snippets/one.mdx': '<p className="landing">One</p>\n',
}

// Other work goes on while they are loaded.
await utilitiesFor([{ text: 'class="landing"' }])

test('the report comes in batches that together hold every page and snippet once', async () => {
  const { project, events } = await openInMemory(FILES, { later: run => void setTimeout(run) })
  const first = await project.movedReport({})
  expect(first).toMatchObject({ done: 2, total: 4, next: 'b.mdx' })
  const second = await project.movedReport({ after: 'b.mdx' })
  expect([second.done, second.next]).toEqual([4, undefined])
  const places = [first, second].flatMap(({ problems }) =>
    problems.map(({ file, line, code }) => `${file}:${line} ${code}`),
  )
  expect(places).toEqual([
    'a.mdx:5 moved/class',
    'b.mdx:7 moved/class',
    'c.mdx:7 moved/class',
    'snippets/one.mdx:1 moved/class',
  ])
  expect(events.problems.flatMap(({ files }) => files)).not.toContain('c.mdx')
  project.close()
})

test('a file that was removed meanwhile ends nothing', async () => {
  const { project } = await openInMemory(FILES, { later: run => void setTimeout(run) })
  expect(await project.movedReport({ after: 'b.zzz' })).toMatchObject({ done: 4, total: 4 })
  expect(await project.movedReport({ after: 'zzz' })).toEqual({ problems: [], done: 4, total: 4 })
  project.close()
})

test('a snippet is checked again when docs.json allows the host that it embeds', async () => {
  const { project, settle, disk } = await openInMemory({
    'docs.json': DOCS,
    'snippets/one.mdx': '<iframe src="https://demos.example.com/1" title="One"></iframe>\n',
  })
  await settle()
  const codes = () => project.problems().map(({ code }) => code)
  expect(codes()).toContain('page/embed')
  disk.change({ 'docs.json': DOCS.replace('{', '{"embeds":["demos.example.com"],') })
  await settle()
  expect(codes()).not.toContain('page/embed')
})

const SHEETS = {
  'docs.json': DOCS,
  'a.mdx': page('A', 'Text'),
  'style.css': '.a { position: fixed }\n',
}

test('the last batch ends with what is left out of style sheets', async () => {
  const { project } = await openInMemory(SHEETS, { later: run => void setTimeout(run) })
  const { problems, next } = await project.movedReport({})
  expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'style.css:1 moved/sheet',
  ])
  expect(next).toBeUndefined()
  project.close()
})

test('where the rule is on, the problems of a style sheet follow its text', async () => {
  const { project, settle, disk } = await openInMemory({
    ...SHEETS,
    '.galley/check.json': '{"rules":{"moved/sheet":"warning"}}',
  })
  await settle()
  const lines = () => project.problems().flatMap(({ code, line }) => (code === 'moved/sheet' ? line : []))
  expect(lines()).toEqual([1])
  disk.change({ 'style.css': '\n.a { position: fixed }\n' })
  await settle()
  expect(lines()).toEqual([2])
  disk.change({ 'style.css': undefined })
  await settle()
  expect(lines()).toEqual([])
})
