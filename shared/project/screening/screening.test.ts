import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { Excess } from '../../text/budget.ts'
import { openInMemory } from '../testing/open-in-memory.ts'
import type { Judge } from './screening.ts'
import { isSuspicious } from './suspicion.ts'

const CONFIG = '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro", "slow"] }] }'
const LONG = 'Never ends.\n'.repeat(3_000)
const CONTENT = {
  'docs.json': CONFIG,
  'intro.mdx': '---\ntitle: Intro\ndescription: How this starts.\n---\n\nFast. [Next](/slow)\n',
  'slow.mdx': `---\ntitle: Slow\ndescription: Long.\n---\n\nTARPIT\n\n${LONG}`,
}

const isPage = (made: unknown): made is ParsedPage =>
  typeof made === 'object' && made !== null && 'chunking' in made

/** Another copy, which is looked at before the other process has answered. */
const WAITING = { ...CONTENT }

/** A project whose texts with the word TARPIT take too much, as another process finds out after `delay`. */
async function open(content: Readonly<Record<string, string>>, delay: Promise<void> = Promise.resolve()) {
  const asked: string[] = []
  const hurried: string[] = []
  const judge: Judge = async (file, text, parts): Promise<Excess | undefined> => {
    asked.push(file)
    await delay
    return [text, ...(parts?.values() ?? [])].some(each => each.includes('TARPIT')) ? 'memory' : undefined
  }
  let wasRead = false
  const memory = await openInMemory(content, {
    judge,
    hurry: file => void hurried.push(file),
    bounded: work => {
      const made = work()
      if (isPage(made) && made.text.includes('Never ends.')) wasRead = true
      return made
    },
  })
  if (content !== WAITING) await memory.settle()
  const errors = () =>
    memory.project
      .problems()
      .flatMap(({ severity, file, code }) => (severity === 'error' ? [`${file} ${code}`] : []))
  return { ...memory, asked, hurried, errors, wasRead: () => wasRead }
}

test('a suspicious page is read only when it is known to be affordable; else an error card takes its place', async () => {
  const { project, errors, asked, wasRead } = await open(CONTENT)
  expect(errors()).toEqual(['slow.mdx page/too-costly'])
  expect((await project.document('slow')).html).toContain('This page takes too much memory')
  expect((await project.document('intro')).html).toContain('Fast.')
  expect(wasRead()).toBe(false)
  expect(asked).toEqual(['slow.mdx'])
})

test('its text is shown, edited and saved as any other, and is judged again when it has changed', async () => {
  const { project, disk, settle, errors, asked, insert } = await open(CONTENT)
  await project.preview({ page: 'slow' })
  expect((await project.read({ file: 'slow.mdx' })).text).toBe(CONTENT['slow.mdx'])
  await insert('slow.mdx', 0, '')
  await settle()
  expect(asked).toEqual(['slow.mdx'])
  const { text, version } = await project.read({ file: 'slow.mdx' })
  const edits = [{ offset: text.indexOf('TARPIT'), length: 6, text: 'Quick.' }]
  await project.edit({ label: 'Type', edits: [{ file: 'slow.mdx', version, edits }] })
  await settle()
  expect(asked).toEqual(['slow.mdx', 'slow.mdx'])
  expect(errors()).toEqual([])
  expect((await project.document('slow')).html).toContain('Quick.')
  expect((await project.save({})).saved).toEqual(['slow.mdx'])
  disk.change({ 'slow.mdx': CONTENT['slow.mdx'] })
  await settle()
  expect(errors()).toEqual(['slow.mdx page/too-costly'])
  expect(asked).toHaveLength(2)
})

test('while a page waits, a card says so, and nothing else does', async () => {
  let answer = () => {}
  const { project, disk, settleUntil, settle, errors } = await open(
    WAITING,
    new Promise(resolve => {
      answer = resolve
    }),
  )
  await settleUntil(() => project.pages().length === 2 && project.problems().length > 0)
  await project.preview({ page: 'slow' })
  expect((await project.document('slow')).html).toContain('finds out first whether it can be drawn')
  expect((await project.document('intro')).html).toContain('Fast.')
  expect(project.pages().map(({ title }) => title)).toEqual(['Intro', 'Slow'])
  const { text, version } = await project.read({ file: 'slow.mdx' })
  const edits = [{ offset: text.length, length: 0, text: 'More.' }]
  await project.edit({ label: 'Type', edits: [{ file: 'slow.mdx', version, edits }] })
  expect((await project.save({})).saved).toEqual(['slow.mdx'])
  expect(disk.peek('slow.mdx')).toBe(`${text}More.`)
  expect(errors()).toEqual([])
  answer()
  await settle()
  expect(errors()).toEqual(['slow.mdx page/too-costly'])
})

test('a page that waits is judged next when somebody looks at it', async () => {
  let answer = () => {}
  const opened = await open(
    WAITING,
    new Promise(resolve => {
      answer = resolve
    }),
  )
  const { project, settleUntil, settle, hurried } = opened
  await settleUntil(() => opened.asked.length > 0)
  hurried.length = 0
  await project.preview({ page: 'slow' })
  expect(hurried).toContain('slow.mdx')
  answer()
  await settle()
})

test('whether settings are affordable counts the files that they refer to', async () => {
  const parts = Array.from({ length: 40 }, (_, index) => `nav/${index}.json`)
  const { project, errors } = await open({
    ...CONTENT,
    'slow.mdx': 'Here.\n',
    'docs.json': JSON.stringify({ name: 'Acme', navigation: { groups: parts.map($ref => ({ $ref })) } }),
    ...Object.fromEntries(
      parts.map((file, index) => [
        file,
        JSON.stringify({ group: `G${index}`, pages: ['intro'], description: 'TARPIT '.repeat(1_500) }),
      ]),
    ),
  })
  expect(await project.isAffordable({ file: 'docs.json' })).toBe(false)
  expect(await project.isAffordable({ file: 'nav/0.json' })).toBe(true)
  expect(errors().filter(code => code.includes('too-costly'))).toEqual([])
})

test('a page that takes too much is moved as it is; nothing of it is read', async () => {
  const { project, settle, wasRead } = await open({
    ...CONTENT,
    'intro.mdx': `${CONTENT['intro.mdx']}\n[Again](./slow.mdx)\n`,
  })
  const moves = [{ from: 'slow.mdx', to: 'guides/slow.mdx' }]
  await project.moveFiles({ moves, redirects: true, leave: [], label: 'Move' })
  await settle()
  expect((await project.read({ file: 'guides/slow.mdx' })).text).toBe(CONTENT['slow.mdx'])
  expect((await project.read({ file: 'intro.mdx' })).text).toContain('[Next](/guides/slow)')
  expect(wasRead()).toBe(false)
})

test('who moves a file is told of the pages and API descriptions whose links to it are unknown', async () => {
  const { project } = await open({
    ...CONTENT,
    'slow.mdx': `${CONTENT['slow.mdx']}\n[Intro](/intro), [part](/part.json)\n`,
    'api.yaml': `openapi: 3.1.0\n# TARPIT\n$ref: part.json\n${'x-a: 1\n'.repeat(60_000)}`,
    'part.json': '{}',
  })
  const warnings = async (from: string, to: string) =>
    (await project.planMove({ moves: [{ from, to }], redirects: true, leave: [] })).warnings.map(inEnglish)
  expect(await warnings('intro.mdx', 'first.mdx')).toEqual([
    '“slow.mdx” takes too much to be read. Links in it stay as they are.',
  ])
  expect(await warnings('part.json', 'parts/one.json')).toEqual([
    '“slow.mdx” takes too much to be read. Links in it stay as they are.',
    '“api.yaml” takes too much to be read. Links in it stay as they are.',
  ])
})

test('what a person types into an affordable page does not wait', async () => {
  const { project, settle, asked, insert } = await open({
    ...CONTENT,
    'slow.mdx': CONTENT['slow.mdx'].replace('TARPIT', 'Quick.'),
  })
  await project.preview({ page: 'slow' })
  expect(asked).toEqual(['slow.mdx'])
  await insert('slow.mdx', 70, 'Typed. ')
  await settle()
  expect((await project.document('slow')).html).toContain('Typed.')
  expect(asked).toEqual(['slow.mdx'])
})

test('suspicious settings are not read either: the folder opens without them', async () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `"p${index}"`).join()
  const { errors, project } = await open({
    ...CONTENT,
    'docs.json': `{ "name": "TARPIT", "navigation": [{ "group": "Start", "pages": ["intro", ${many}] }] }`,
    'slow.mdx': '---\ntitle: Slow\ndescription: Short.\n---\n\nHere.\n',
  })
  expect(errors()).toEqual(['docs.json config/too-costly'])
  expect((await project.document('intro')).html).toContain('Fast.')
})

test('an API description is judged as well', async () => {
  const { errors, asked } = await open({
    ...CONTENT,
    'slow.mdx': 'Here.\n',
    'docs.json': CONFIG.replace('{ ', '{ "openapi": "pets.yaml", '),
    'pets.yaml': `openapi: 3.1.0\n# TARPIT\n${'x-a: 1\n'.repeat(60_000)}`,
  })
  expect(errors()).toEqual(['pets.yaml api/unreadable'])
  expect(asked).toEqual(['pets.yaml'])
})

test('texts as people write them are not suspicious', () => {
  const page = `${'Words of a paragraph with a [link](/to/it), `code` and *stress*, wrapped at a width.\n'.repeat(4)}\n`
  expect(isSuspicious('a.mdx', page.repeat(250))).toBe(false)
  expect(isSuspicious('docs.json', `[${'"guides/a-page-of-it",\n'.repeat(5_000)}""]`)).toBe(false)
  expect(isSuspicious('api.yaml', '  name: value of it\n'.repeat(30_000))).toBe(false)
  for (const hostile of ['\n- a\n', '![', '<Card>', '| a '])
    expect(isSuspicious('a.mdx', hostile.repeat(10_000))).toBe(true)
})

test('a page that is longer than all is shown by its beginning at once, and after each key; nobody judges it', async () => {
  const asked: string[] = []
  const paragraphs = Array.from({ length: 10_000 }, (_, n) => `Paragraph ${n} of it.\n\n`).join('')
  const { project, insert, settle } = await openInMemory(
    { ...CONTENT, 'slow.mdx': `---\ntitle: Slow\n---\n\n${paragraphs}` },
    {
      longest: 150_000,
      judge: async file => {
        asked.push(file)
        return undefined
      },
    },
  )
  await settle()
  const shown = async () => (await project.document('slow')).html
  expect(await shown()).toContain('only its beginning is shown')
  expect(await shown()).toContain('Paragraph 600 of it.')
  expect(await shown()).not.toContain('Paragraph 9000 of it.')
  await insert('slow.mdx', paragraphs.indexOf('Paragraph 7 '), 'Typed. ')
  await settle()
  expect(await shown()).toContain('Typed. ')
  expect(project.problems().map(({ file, code }) => `${file} ${code}`)).toContain('slow.mdx page/too-costly')
  expect(asked).toEqual([])
})
