import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const DOCS = `{
  "name": "A",
  "navbar": { "links": [{ "label": "Set up", "href": "/setup#now" }] },
  "favicon": { "light": "/icon.svg", "dark": "/dark.svg" },
  "navigation": {
    "versions": [
      { "version": "v2", "groups": [{ "group": "Start", "root": "index", "pages": ["/setup", "more"] }] },
      { "$ref": "old.json" }
    ]
  },
  "redirects": { "$ref": "./redirects.json" }
}
`
const SITE = {
  'docs.json': DOCS,
  'old.json': '{ "version": "v1", "openapi": "api.json", "pages": ["setup"] }\n',
  'redirects.json': '[\n  { "source": "/a", "destination": "/setup" }\n]\n',
  'api.json': '{ "openapi": "3.0.0", "info": { "title": "A", "version": "1" }, "paths": {} }\n',
  'index.mdx': '[Set up](/setup)\n',
  'setup.mdx': '# Setup\n',
  'more.mdx': '# More\n',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

async function moved(from: string, to: string, redirects = false) {
  const { project, settle, text } = await openInMemory(SITE)
  await settle()
  await project.moveFiles({ moves: [{ from, to }], redirects, leave: [], label: 'Move' })
  return { project, text }
}

test('a page that moves is renamed wherever it is listed, in the file in which it is written', async () => {
  const { text, project } = await moved('setup.mdx', 'guides/setup.mdx', true)
  expect(await text('docs.json')).toBe(
    DOCS.replace('"/setup",', '"/guides/setup",').replace('/setup#now', '/guides/setup#now'),
  )
  expect(await text('old.json')).toBe(SITE['old.json'].replace('"setup"', '"guides/setup"'))
  expect(JSON.parse(await text('redirects.json'))).toEqual([
    { source: '/a', destination: '/guides/setup' },
    { source: '/setup', destination: '/guides/setup' },
  ])
  expect(await text('index.mdx')).toBe('[Set up](/guides/setup)\n')
  await project.undo()
  for (const file of ['docs.json', 'old.json', 'redirects.json', 'index.mdx'] as const)
    expect(await text(file)).toBe(SITE[file])
})

test('the page of a group, an image and an API description that move are named anew', async () => {
  expect(await (await moved('index.mdx', 'home.mdx')).text('docs.json')).toBe(
    DOCS.replace('"root": "index"', '"root": "home"'),
  )
  expect(await (await moved('dark.svg', 'images/dark.svg')).text('docs.json')).toBe(
    DOCS.replace('/dark.svg', '/images/dark.svg'),
  )
  expect(await (await moved('api.json', 'specs/api.json')).text('old.json')).toBe(
    SITE['old.json'].replace('api.json', 'specs/api.json'),
  )
})

test('a file that docs.json refers to stays where it is', async () => {
  await expect(moved('old.json', 'navigation/old.json')).rejects.toMatchObject({
    failure: { code: 'not-allowed' },
  })
})
