import { expect, test } from 'vitest'
import { find } from '../../site/search/find.ts'
import { INDEX_NAME, readSearchFile, SEARCH_FOLDER, textName } from '../../site/search/format.ts'
import type { Project } from '../project.ts'
import { openInMemory } from '../testing/open-in-memory.ts'

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const SMALL = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro", "setup"] }] }',
  'intro.mdx': page('Intro', 'Hello.'),
  'setup.mdx': page('Setup', 'Install it.'),
}

async function paths(project: Project, query: string): Promise<readonly string[]> {
  const load = async (name: string): Promise<never> =>
    readSearchFile((await project.generated(SEARCH_FOLDER + name)) ?? '') as never
  const source = {
    index: () => load(INDEX_NAME),
    words: load,
    paths: load,
    text: (path: string) => load(textName(path)),
  }
  return (await find(query, source)).found.map(found => found.page.path)
}

test('the search of the preview finds what is not saved yet', async () => {
  const { project, settle, insert } = await openInMemory(SMALL)
  await settle()
  expect(await paths(project, 'zebra')).toEqual([])
  await insert('setup.mdx', SMALL['setup.mdx'].indexOf('Install'), 'Zebra. ')
  await settle()
  expect(await paths(project, 'zebra')).toEqual(['setup'])
})

test('the rest of a long navigation is where the page says', async () => {
  const groups = Array.from({ length: 60 }, (_, g) => ({
    group: `Group ${g}`,
    pages: [0, 1, 2, 3].map(p => `g${g}/p${p}`),
  }))
  const files = groups.flatMap(({ pages }) => pages.map(path => [`${path}.mdx`, page(path, 'x')] as const))
  const config = JSON.stringify({ name: 'Long', navigation: groups })
  const { project, settle, insert } = await openInMemory({
    'docs.json': config,
    ...Object.fromEntries(files),
  })
  const named = async () => {
    await settle()
    const { html } = await project.document('g7/p1')
    return /data-pages="\.\.\/([^"]+)"/.exec(html)?.[1] ?? ''
  }
  const first = await named()
  expect(await project.generated(first)).toContain('g59/p3.html')
  await insert('docs.json', 1, '"colors": { "primary": "#ff0000" }, ')
  expect(await named()).toBe(first)
  await insert('g59/p3.mdx', '---\ntitle: '.length, 'Another ')
  expect(await named()).not.toBe(first)
  expect(await project.generated(await named())).toContain('Another g59/p3')
})

test('nothing else is generated', async () => {
  const { project, settle } = await openInMemory(SMALL)
  await settle()
  for (const path of ['galley/site.css', 'galley/search/none.js', 'galley/search/../site.js', 'intro.html']) {
    expect(await project.generated(path)).toBeUndefined()
  }
})
