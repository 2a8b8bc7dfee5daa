import { expect, test } from 'vitest'
import { type Bounded, TooCostly } from '../text/budget.ts'
import { openInMemory } from './testing/open-in-memory.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Stops the parser at texts with this word, as if it would never end. */
const stopping =
  (word: string): Bounded =>
  work => {
    const made = work()
    const isPage = isObject(made) && 'chunking' in made
    if (isPage && 'text' in made && String(made.text).includes(word)) throw new TooCostly('time')
    return made
  }

const CONTENT = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro", "slow"] }] }',
  'intro.mdx':
    '---\ntitle: Intro\ndescription: How this starts.\n---\n\nimport S from "/snippets/s.mdx"\n\nFast. [Next](/slow)\n\n<S />\n',
  'slow.mdx': '---\ntitle: Slow\ndescription: Never ends.\n---\n\nTARPIT\n',
  'snippets/s.mdx': 'Shown.\n',
}

test('a page that takes too long is an error card and a problem; everything else goes on', async () => {
  const { project, events, insert, settle, text } = await openInMemory(CONTENT, {
    bounded: stopping('TARPIT'),
  })
  await settle()
  const codes = () => project.problems().map(({ file, code, line }) => `${file}:${line} ${code}`)
  expect(codes()).toContain('slow.mdx:1 page/too-costly')
  expect((await project.document('slow')).html).toContain('This page takes too long to read or to draw')
  expect((await project.document('intro')).html).toContain('Fast.')
  expect(project.pages().map(({ title }) => title)).toEqual(['Intro', 'Slow'])
  await project.preview({ page: 'slow' })
  await insert('slow.mdx', 0, '')
  expect((await project.save({})).saved).toEqual([])
  expect(await text('slow.mdx')).toBe(CONTENT['slow.mdx'])
  const { text: slow, version } = await project.read({ file: 'slow.mdx' })
  const edits = [{ offset: slow.indexOf('TARPIT'), length: 6, text: 'Quick.' }]
  await project.edit({ label: 'Type', edits: [{ file: 'slow.mdx', version, edits }] })
  await settle()
  expect(codes()).not.toContain('slow.mdx:1 page/too-costly')
  expect(events.preview).not.toEqual([])
  expect((await project.document('slow')).html).toContain('Quick.')
})

test('a snippet that takes too long is a problem of its file, and a card where it is shown', async () => {
  const hostile = {
    ...CONTENT,
    'slow.mdx': CONTENT['slow.mdx'].replace('TARPIT', 'Quick.'),
    'snippets/s.mdx': 'TARPIT',
  }
  const { project, settle } = await openInMemory(hostile, { bounded: stopping('TARPIT') })
  await settle()
  const found = project.problems().filter(({ severity }) => severity === 'error')
  expect(found).toMatchObject([{ file: 'snippets/s.mdx', code: 'page/too-costly' }])
  const { html } = await project.document('intro')
  expect(html).toContain('Fast.')
  expect(html).toContain('This page takes too long to read or to draw')
})
