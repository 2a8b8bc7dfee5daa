import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { openInMemory } from '../testing/open-in-memory.ts'
import type { MoveRequest } from './model.ts'

const SITE = {
  'docs.json': `{
  "name": "Acme",
  "navigation": [
    { "group": "Start", "pages": ["intro", "/guides/install.mdx"] },
    { "group": "API", "pages": ["api/users"] }
  ],
  "tabs": [{ "name": "API", "url": "api" }],
  "topbarLinks": [{ "name": "Install", "url": "/guides/install#linux" }],
  "redirects": [{ "source": "/setup", "destination": "/guides/install" }]
}
`,
  'intro.mdx':
    '---\ntitle: Intro\n---\n\nSee [install](/guides/install#linux), [again](guides/install.mdx?a=1&b=2).\n\n<Card title="Go" href="/guides/install" />\n',
  'guides/install.mdx':
    '---\ntitle: Install\n---\n\nBack to [intro](../intro), to [users](../api/users.mdx).\n\n![Shot](./shot.png)\n\n## Linux\n',
  'guides/shot.png': 'not really',
  'api/users.mdx': '---\ntitle: Users\n---\n\n[Guides](/guides) and [install]( <../guides/install> "x").\n',
  'snippets/note.mdx': 'Read [install](/guides/install).\n',
}

const MOVE: MoveRequest = {
  moves: [{ from: 'guides/install.mdx', to: 'api/setup.mdx' }],
  redirects: true,
  leave: [],
}

async function moved(request = MOVE) {
  const memory = await openInMemory(SITE)
  await memory.settle()
  await memory.project.moveFiles({ ...request, label: 'Move' })
  await memory.settle()
  return memory
}

test('everything that names the page follows it, in the style of its author', async () => {
  const memory = await moved()
  expect(await memory.text('intro.mdx')).toBe(
    '---\ntitle: Intro\n---\n\nSee [install](/api/setup#linux), [again](api/setup.mdx?a=1&b=2).\n\n<Card title="Go" href="/api/setup" />\n',
  )
  expect(await memory.text('api/setup.mdx')).toBe(
    '---\ntitle: Install\n---\n\nBack to [intro](../intro), to [users](../api/users.mdx).\n\n![Shot](../guides/shot.png)\n\n## Linux\n',
  )
  expect(await memory.text('snippets/note.mdx')).toBe('Read [install](/api/setup).\n')
  expect(await memory.text('api/users.mdx')).toContain('[install]( <./setup> "x")')
})

test('docs.json changes in the lines that name the page, and redirects the old address to the new one', async () => {
  const memory = await moved()
  expect(await memory.text('docs.json')).toBe(
    SITE['docs.json']
      .replace('"/guides/install.mdx"', '"/api/setup.mdx"')
      .replace('"/guides/install#linux"', '"/api/setup#linux"')
      .replace(
        '[{ "source": "/setup", "destination": "/guides/install" }]',
        '[{ "source": "/setup", "destination": "/api/setup" }, { "source": "/guides/install", "destination": "/api/setup" }]',
      ),
  )
})

test('it is one step: undo restores every byte, redo repeats it', async () => {
  const memory = await moved()
  const after = await memory.text('docs.json')
  expect(memory.project.state().undo).toBe('Move')
  await memory.project.undo()
  await memory.settle()
  expect(memory.project.state()).toMatchObject({ dirty: [] })
  for (const [file, text] of Object.entries(SITE))
    expect(new TextDecoder().decode(await memory.project.asset(file))).toBe(text)
  await memory.project.redo()
  expect(await memory.text('docs.json')).toBe(after)
})

test('the plan lists every reference, and the tab under which the page will be', async () => {
  const memory = await openInMemory(SITE)
  await memory.settle()
  const plan = await memory.project.planMove(MOVE)
  expect(
    plan.references.map(({ file, kind, line, before, after }) => [file, kind, line, before, after]),
  ).toEqual([
    ['docs.json', 'navigation', 4, '/guides/install.mdx', '/api/setup.mdx'],
    ['docs.json', 'setting', 8, '/guides/install#linux', '/api/setup#linux'],
    ['docs.json', 'redirect', 9, '/guides/install', '/api/setup'],
    ['docs.json', 'redirect', 11, '', '/guides/install → /api/setup'],
    ['api/users.mdx', 'link', 5, '/guides', '/api/setup'],
    ['api/users.mdx', 'link', 5, '../guides/install', './setup'],
    ['guides/install.mdx', 'picture', 7, './shot.png', '../guides/shot.png'],
    ['intro.mdx', 'link', 5, '/guides/install#linux', '/api/setup#linux'],
    ['intro.mdx', 'link', 5, 'guides/install.mdx?a=1&b=2', 'api/setup.mdx?a=1&b=2'],
    ['intro.mdx', 'link', 7, '/guides/install', '/api/setup'],
    ['snippets/note.mdx', 'link', 1, '/guides/install', '/api/setup'],
  ])
  expect(plan.warnings.map(inEnglish)).toEqual([
    '“Install” will be listed under “API” instead of “Documentation”.',
  ])
  expect(memory.project.state().dirty).toEqual([])
})

test('pages can be left unchanged; moving back removes the redirect', async () => {
  const memory = await moved({ ...MOVE, leave: ['intro.mdx'] })
  expect(await memory.text('intro.mdx')).toBe(SITE['intro.mdx'])
  const back = { moves: [{ from: 'api/setup.mdx', to: 'guides/install.mdx' }], redirects: false, leave: [] }
  await memory.project.moveFiles({ ...back, label: 'Back' })
  expect(await memory.text('docs.json')).toBe(SITE['docs.json'])
})

test.each([
  ['onto another file', 'intro.mdx', 'exists'],
  ['onto a page of the same address', 'intro.md', 'exists'],
  ['onto a page that only differs in capital letters', 'Intro.mdx', 'exists'],
  ['to its own name in other capital letters', 'guides/Install.mdx', 'exists'],
  ['out of the folder', '../x.mdx', 'not-allowed'],
  ['into a hidden folder', '.git/x.mdx', 'not-allowed'],
  ['to what no system can hold', 'a:b.mdx', 'not-allowed'],
  ['to what is no page', 'guides/install.json', 'not-allowed'],
  ['among the snippets', 'snippets/install.mdx', 'not-allowed'],
])('a move %s is refused', async (_, to, code) => {
  const memory = await openInMemory(SITE)
  const request = { moves: [{ from: 'guides/install.mdx', to }], redirects: false, leave: [] }
  await expect(memory.project.planMove(request)).rejects.toMatchObject({ failure: { code } })
})

test('links to the site and to its folders are found when the page they open moves', async () => {
  const pages = { 'index.mdx': '# Home\n', 'guides/index.mdx': '# Guides\n' }
  const links = '[a](/) [b](./) [c](..) [d](/guides/) <a href="/#x">e</a> not a/b or ... this\n'
  const memory = await openInMemory({ 'docs.json': '{}', ...pages, 'guides/all.mdx': links })
  await memory.settle()
  const moves = [
    { from: 'index.mdx', to: 'home.mdx' },
    { from: 'guides/index.mdx', to: 'guides/first.mdx' },
  ]
  await memory.project.moveFiles({ moves, redirects: false, leave: [], label: 'Move' })
  expect(await memory.text('guides/all.mdx')).toBe(
    '[a](/home/) [b](./first) [c](../home) [d](/guides/first/) <a href="/home/#x">e</a> not a/b or ... this\n',
  )
})

test('references to a page are known before it is deleted', async () => {
  const memory = await openInMemory(SITE)
  await memory.settle()
  const uses = await memory.project.referencesTo({ files: ['api/users.mdx'] })
  expect(uses.map(({ file, kind, before }) => [file, kind, before])).toEqual([
    ['docs.json', 'navigation', 'api/users'],
    ['guides/install.mdx', 'link', '../api/users.mdx'],
  ])
})

const FOLDER = {
  'docs.json': `{
  "name": "Acme",
  "favicon": "/guides/shot.png",
  "openapi": ["guides/api.yaml"],
  "navigation": [{ "group": "Start", "pages": ["intro", "guides/install", "guides/deep/overview"] }],
  "tabs": [
    { "name": "Guides", "url": "guides" },
    { "name": "Deep", "url": "/guides/deep/" },
    { "name": "Elsewhere", "url": "https://example.com/guides" }
  ],
  "redirects": [{ "source": "/start/:slug*", "destination": "/guides/deep/:slug*" }]
}
`,
  'intro.mdx': 'See [install](/guides/install#linux) and ![Shot](/guides/shot.png).\n',
  'guides/install.mdx': '![Shot](./shot.png) then [deep](deep/overview), back to [intro](/intro).\n',
  'guides/deep/overview.mdx': '---\nopenapi: guides/api.yaml GET /users\n---\n\n[Up](../install)\n',
  'guides/shot.png': Uint8Array.from([0x89, 0, 0xff, 0x0a]),
  'guides/api.yaml': 'openapi: 3.0.0\ninfo: { title: A, version: "1" }\npaths: { /users: { get: {} } }\n',
}

const wholeFolder = (to: string): MoveRequest => ({
  moves: Object.keys(FOLDER)
    .filter(file => file.startsWith('guides/'))
    .map(from => ({ from, to: from.replace('guides', to) })),
  redirects: true,
  leave: [],
})

async function movedFolder() {
  const memory = await openInMemory(FOLDER)
  await memory.settle()
  await memory.project.moveFiles({ ...wholeFolder('help/manual'), label: 'Move the folder' })
  await memory.settle()
  return memory
}

test('a whole folder moves with its images, its API descriptions and the tabs that show it', async () => {
  const { project, text } = await movedFolder()
  const { redirects, ...config } = JSON.parse(await text('docs.json'))
  expect(config).toEqual({
    name: 'Acme',
    favicon: '/help/manual/shot.png',
    openapi: ['help/manual/api.yaml'],
    navigation: [{ group: 'Start', pages: ['intro', 'help/manual/install', 'help/manual/deep/overview'] }],
    tabs: [
      { name: 'Guides', url: 'help/manual' },
      { name: 'Deep', url: '/help/manual/deep/' },
      { name: 'Elsewhere', url: 'https://example.com/guides' },
    ],
  })
  expect(redirects).toEqual([
    { source: '/start/:slug*', destination: '/help/manual/deep/:slug*' },
    { source: '/guides/:slug*', destination: '/help/manual/:slug*' },
  ])
  expect(await text('intro.mdx')).toBe(
    'See [install](/help/manual/install#linux) and ![Shot](/help/manual/shot.png).\n',
  )
  expect(await text('help/manual/install.mdx')).toBe(
    '![Shot](./shot.png) then [deep](deep/overview), back to [intro](/intro).\n',
  )
  expect(await text('help/manual/deep/overview.mdx')).toBe(
    '---\nopenapi: help/manual/api.yaml GET /users\n---\n\n[Up](../install)\n',
  )
  expect(await project.asset('help/manual/shot.png')).toEqual(FOLDER['guides/shot.png'])
})

test('one undo restores a moved folder, byte for byte, saved or not', async () => {
  const { project, disk } = await movedFolder()
  const opened = disk.snapshot()
  await project.save({})
  expect(Object.keys(disk.snapshot()).filter(file => file.startsWith('guides/'))).toEqual([])
  await project.undo()
  await project.save({})
  expect(disk.snapshot()).toEqual(opened)
})

test('a folder that keeps its name gets one redirect', async () => {
  const memory = await openInMemory(FOLDER)
  await memory.settle()
  const { references } = await memory.project.planMove(wholeFolder('learn/guides'))
  expect(references.filter(({ before }) => before === '').map(({ after }) => after)).toEqual([
    '/guides/:slug* → /learn/guides/:slug*',
  ])
})

test('a folder that moves into itself gets a redirect for each page', async () => {
  const memory = await openInMemory(FOLDER)
  await memory.settle()
  const { references, warnings } = await memory.project.planMove(wholeFolder('guides/old'))
  expect(references.filter(({ before }) => before === '').map(({ after }) => after)).toEqual([
    '/guides/install → /guides/old/install',
    '/guides/deep/overview → /guides/old/deep/overview',
  ])
  expect(warnings).toEqual([])
})

test('a tab stays unchanged when one page of its folder moves', async () => {
  const memory = await openInMemory({ ...FOLDER, 'guides/more.mdx': 'More\n' })
  await memory.settle()
  const { references } = await memory.project.planMove(wholeFolder('manual'))
  expect(references.filter(({ before }) => before === 'guides')).toEqual([])
  expect(references.filter(({ before }) => before === '/guides/deep/')).toHaveLength(1)
})

test('a file that cannot be read stays, and that is reported', async () => {
  const memory = await openInMemory({ ...FOLDER, 'guides/model.bin': Uint8Array.from([1, 0, 2]) })
  await memory.settle()
  const { moves, ...rest } = wholeFolder('manual')
  const request = { ...rest, moves: [...moves, { from: 'guides/model.bin', to: 'manual/model.bin' }] }
  const { warnings } = await memory.project.planMove(request)
  expect(warnings.map(inEnglish)).toContain(
    '“guides/model.bin” stays where it is: “guides/model.bin” isn’t a text file.',
  )
  await memory.project.moveFiles({ ...request, label: 'Move' })
  await memory.settle()
  expect(memory.project.assets().map(({ path }) => path)).toEqual([
    ...['docs.json', 'guides/model.bin', 'manual/api.yaml', 'manual/shot.png'],
  ])
})
