import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'
import type { SearchQuery } from './model.ts'
import { replacementOf } from './replacement.ts'

const PLAIN: SearchQuery = { query: '', matchCase: false, wholeWord: false, regexp: false, include: '' }

const SITE = {
  'docs.json': '{"name":"Acme"}',
  'a.mdx': '---\ntitle: Acme\n---\nAcme and acmes.\r\n',
  'guides/b.mdx': 'GET /users (acme)\n',
  'snippets/c.mdx': 'By ACME\n',
  'notes.txt': 'acme',
}

async function search(query: Partial<SearchQuery>, site: Record<string, string> = SITE) {
  const memory = await openInMemory(site)
  await memory.settle()
  const { files } = await memory.project.texts.search({ ...PLAIN, ...query })
  return {
    ...memory,
    files,
    found: files.flatMap(({ file, matches }) => matches.map(({ line, found }) => `${file}:${line} ${found}`)),
  }
}

test('text is found in pages, snippets and docs.json, and nowhere else', async () => {
  const { found } = await search({ query: 'acme' })
  expect(found).toEqual([
    'a.mdx:2 Acme',
    'a.mdx:4 Acme',
    'a.mdx:4 acme',
    'docs.json:1 Acme',
    'guides/b.mdx:1 acme',
    'snippets/c.mdx:1 ACME',
  ])
})

test('case, whole words and parts of paths narrow a search', async () => {
  expect((await search({ query: 'acme', matchCase: true })).found).toEqual([
    'a.mdx:4 acme',
    'guides/b.mdx:1 acme',
  ])
  expect((await search({ query: 'acme', wholeWord: true, include: 'a.mdx' })).found).toHaveLength(2)
  expect((await search({ query: 'acme', include: 'guides/, snippets/, !c.mdx' })).found).toEqual([
    'guides/b.mdx:1 acme',
  ])
})

test('a text is literal, whatever characters it has', async () => {
  expect((await search({ query: '/users (' })).found).toEqual(['guides/b.mdx:1 /users ('])
})

test('drafts are searched in their current state', async () => {
  const { insert, project } = await search({ query: 'acme' })
  await insert('a.mdx', 0, 'new words ')
  expect((await project.texts.search({ ...PLAIN, query: 'new words' })).files).toHaveLength(1)
})

test('an expression that is meant to take forever does not', async () => {
  const { found } = await search(
    { query: '(a+)+$', regexp: true },
    { 'docs.json': '{}', 'a.mdx': `${'a'.repeat(50_000)}b` },
  )
  expect(found).toEqual([])
})

test('an invalid expression is refused with the reason', async () => {
  const memory = await openInMemory(SITE)
  await expect(memory.project.texts.search({ ...PLAIN, query: '(a', regexp: true })).rejects.toThrow(
    /isn’t a regular expression/,
  )
})

test('whole words are found by any expression', async () => {
  const found = async (query: string) => (await search({ query, regexp: true, wholeWord: true })).found
  expect(await found('acme|by')).toHaveLength(6)
  expect(await found('\\Qacme')).toEqual(await found('acme'))
  expect(await found('\\Qa)(b')).toEqual([])
})

test('groups of an expression can be used in the replacement', () => {
  const hit = { found: 'GET /users', groups: ['GET', '/users'] }
  expect(replacementOf(hit, '$2 by $1 ($&, $$1)\\n')).toBe('/users by GET (GET /users, $1)\n')
  expect(replacementOf({ found: 'a' }, '$1\\n')).toBe('$1\\n')
})

test('many files are searched in batches, each file once', async () => {
  const pages = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`p${at}.md`, 'word']))
  const { project, settle } = await openInMemory({ 'docs.json': '{}', ...pages })
  await settle()
  const seen: string[] = []
  let after: string | undefined
  do {
    const batch = await project.texts.search({
      ...PLAIN,
      query: 'word',
      ...(after !== undefined && { after }),
    })
    seen.push(...batch.files.map(({ file }) => file))
    expect(batch.total).toBe(601)
    after = batch.next
  } while (after !== undefined)
  expect(new Set(seen).size).toBe(600)
  expect(seen).toHaveLength(600)
})

test('replacing is one step with a snapshot before it, byte for byte, and one undo reverts all of it', async () => {
  const { project, files, text } = await search({ query: 'acme', include: '.mdx' })
  const chosen = files.map(({ file, matches }) => ({
    file,
    replacements: matches.map(({ offset, found }) => ({ offset, before: found, text: 'Initech' })),
  }))
  await project.texts.replaceAll({ label: 'Replace', files: chosen })
  expect(await text('a.mdx')).toBe('---\ntitle: Initech\n---\nInitech and Initechs.\r\n')
  expect(await text('snippets/c.mdx')).toBe('By Initech\n')
  expect((await project.snapshots())[0]?.label).toBe('Replace')
  await project.undo()
  for (const { file } of chosen) expect(await text(file)).toBe(Reflect.get(SITE, file))
})

test('nothing is replaced anywhere if a text changed since the search', async () => {
  const { project, insert, text } = await search({ query: 'acme' })
  await insert('guides/b.mdx', 0, 'x')
  const files = [
    { file: 'a.mdx', replacements: [{ offset: 11, before: 'Acme', text: 'Initech' }] },
    { file: 'guides/b.mdx', replacements: [{ offset: 12, before: 'acme', text: 'Initech' }] },
  ]
  await expect(project.texts.replaceAll({ label: 'Replace', files })).rejects.toThrow(/has changed/)
  expect(await text('a.mdx')).toBe(SITE['a.mdx'])
})
