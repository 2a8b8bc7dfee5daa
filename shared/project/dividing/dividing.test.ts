import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { openInMemory } from '../testing/open-in-memory.ts'
import type { DivisionRequest } from './model.ts'

const SITE = {
  'docs.json': `{
  "name": "Acme",
  "navigation": [
    { "group": "Start", "pages": ["intro", "guides/install"] },
    { "group": "Guides", "pages": ["guides/first", { "group": "Deep", "pages": ["guides/deep/second"] }] },
    { "group": "API", "pages": ["api/users"] }
  ]
}
`,
  'intro.mdx': '---\ntitle: Intro\n---\n\n[First](/guides/first)\n',
  'guides/install.mdx': '---\ntitle: Install\n---\n',
  'guides/first.mdx': '---\ntitle: First\n---\n\n[Second](./deep/second) ![Shot](./shot.png)\n',
  'guides/deep/second.mdx': '---\ntitle: Second\n---\n',
  'guides/shot.png': 'not really',
  'api/users.mdx': '---\ntitle: Users\n---\n\n![Users](./users.png)\n',
  'api/users.png': 'not really',
}

const GUIDES: DivisionRequest = {
  kind: 'tab',
  name: 'Learn',
  entries: ['/navigation/1'],
  rest: 'Home',
  folder: 'learn',
  redirects: true,
}

async function opened(files: Readonly<Record<string, string>> = SITE) {
  const memory = await openInMemory(files)
  await memory.settle()
  return memory
}

test('a group becomes a tab with a folder of its own; links follow, old addresses redirect, and it is one step', async () => {
  const memory = await opened()
  await memory.project.divisions.makeDivision({ ...GUIDES, label: 'Make “Guides” a tab' })
  await memory.settle()
  expect(JSON.parse(await memory.text('docs.json'))).toEqual({
    name: 'Acme',
    primaryTab: { name: 'Home' },
    tabs: [{ name: 'Learn', url: 'learn' }],
    navigation: [
      { group: 'Start', pages: ['intro', 'guides/install'] },
      { group: 'Guides', pages: ['learn/first', { group: 'Deep', pages: ['learn/deep/second'] }] },
      { group: 'API', pages: ['api/users'] },
    ],
    redirects: [
      { source: '/guides/deep/second', destination: '/learn/deep/second' },
      { source: '/guides/first', destination: '/learn/first' },
    ],
  })
  expect(await memory.text('intro.mdx')).toContain('[First](/learn/first)')
  expect(await memory.text('learn/first.mdx')).toContain(
    '[Second](./deep/second) ![Shot](../guides/shot.png)',
  )
  expect(memory.project.state().undo).toBe('Make “Guides” a tab')
  await memory.project.undo()
  await memory.settle()
  expect(memory.project.state().dirty).toEqual([])
})

test('the plan names the files that move and what refers to them, and changes nothing', async () => {
  const memory = await opened()
  const plan = await memory.project.divisions.planDivision(GUIDES)
  expect(plan.moves).toEqual([
    { from: 'guides/deep/second.mdx', to: 'learn/deep/second.mdx' },
    { from: 'guides/first.mdx', to: 'learn/first.mdx' },
  ])
  expect(plan.references.map(({ file, kind, after }) => [file, kind, after])).toEqual([
    ['docs.json', 'navigation', 'learn/first'],
    ['docs.json', 'navigation', 'learn/deep/second'],
    ['docs.json', 'redirect', '/guides/deep/second → /learn/deep/second'],
    ['docs.json', 'redirect', '/guides/first → /learn/first'],
    ['guides/first.mdx', 'picture', '../guides/shot.png'],
    ['intro.mdx', 'link', '/learn/first'],
  ])
  expect(plan.warnings).toEqual([])
  expect(memory.project.state().dirty).toEqual([])
})

test('a folder that only the group has stays where it is, or moves with its pictures and one redirect', async () => {
  const memory = await opened()
  const api: DivisionRequest = { ...GUIDES, name: 'API', entries: ['/navigation/2'], folder: 'api' }
  expect((await memory.project.divisions.planDivision(api)).moves).toEqual([])
  const moved = await memory.project.divisions.planDivision({ ...api, folder: '/reference/' })
  expect(moved.moves).toEqual([
    { from: 'api/users.mdx', to: 'reference/users.mdx' },
    { from: 'api/users.png', to: 'reference/users.png' },
  ])
  await memory.project.divisions.makeDivision({ ...api, label: 'Make “API” a tab' })
  const { tabs, redirects } = JSON.parse(await memory.text('docs.json'))
  expect([tabs, redirects]).toEqual([[{ name: 'API', url: 'api' }], undefined])
})

test('a folder with pages of other groups takes them along, which is said', async () => {
  const memory = await opened()
  const plan = await memory.project.divisions.planDivision({ ...GUIDES, folder: 'guides' })
  expect(plan.moves).toEqual([])
  expect(plan.warnings.map(inEnglish)).toEqual(['“Install” will be listed under “Learn”.'])
})

test('a tab whose pages would all move into another one is refused with the reason, and nothing changes', async () => {
  const docs = SITE['docs.json'].replace(
    '"navigation"',
    '"tabs": [{ "name": "API", "url": "api" }],\n  "navigation"',
  )
  const memory = await opened({ ...SITE, 'docs.json': docs })
  const request: DivisionRequest = { ...GUIDES, entries: ['/navigation/2'], folder: 'reference' }
  await expect(memory.project.divisions.planDivision(request)).rejects.toThrow(
    'Nothing would be left in “API”.',
  )
  await expect(memory.project.divisions.makeDivision({ ...request, label: 'x' })).rejects.toThrow('“API”')
  expect(memory.project.state().dirty).toEqual([])
})

test('a version or a link moves no file, and in the newer form only the navigation changes', async () => {
  const memory = await opened()
  const version: DivisionRequest = { ...GUIDES, kind: 'version', name: 'v2', rest: 'v1' }
  expect(await memory.project.divisions.planDivision(version)).toEqual({
    moves: [],
    references: [],
    warnings: [],
  })
  const link: DivisionRequest = {
    kind: 'tab',
    name: 'Status',
    entries: [],
    href: 'https://s.example',
    redirects: true,
  }
  expect((await memory.project.divisions.planDivision(link)).moves).toEqual([])
  const groups = [
    { group: 'Start', pages: ['intro'] },
    { group: 'API', pages: ['api/users'] },
  ]
  const newer = await opened({
    ...SITE,
    'docs.json': JSON.stringify({ name: 'Acme', navigation: { groups } }),
  })
  const request: DivisionRequest = { ...GUIDES, entries: ['/navigation/groups/1'] }
  await newer.project.divisions.makeDivision({ ...request, label: 'Make “API” a tab' })
  expect(JSON.parse(await newer.text('docs.json')).navigation).toEqual({
    tabs: [
      { tab: 'Home', groups: [groups[0]] },
      { tab: 'Learn', groups: [groups[1]] },
    ],
  })
  expect(newer.project.state().dirty.map(({ file }) => file)).toEqual(['docs.json'])
})

test('while docs.json cannot be read, nothing is divided', async () => {
  const memory = await opened({ ...SITE, 'docs.json': '{ "name": ' })
  await expect(memory.project.divisions.planDivision({ ...GUIDES, entries: [] })).rejects.toMatchObject({
    failure: { code: 'not-allowed' },
  })
})
