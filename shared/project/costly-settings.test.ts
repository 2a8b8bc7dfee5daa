import { expect, test } from 'vitest'
import type { ConfigReading } from '../config/read/read.ts'
import { type Bounded, TooCostly } from '../text/budget.ts'
import { openInMemory } from './testing/open-in-memory.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Stops work with such a result, as if it would never end. */
const stopping =
  (isCostly: (made: object) => boolean): Bounded =>
  work => {
    const made = work()
    if (isObject(made) && isCostly(made)) throw new TooCostly('time')
    return made
  }

const CONFIG = '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"] }] }'
const INTRO = '---\ntitle: Intro\ndescription: How this starts.\n---\n\nFast.\n'
const API = `openapi: 3.1.0
info: { title: Pets, version: "1", description: Sells pets. }
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      description: All of them.
      responses: { "200": { description: The pets. } }
`
const WITH_API =
  '{ "name": "Acme", "openapi": "pets.yaml", "navigation": [{ "group": "Start", "pages": ["intro"] }] }'
const PAGE = 'api-reference/other/list-pets'

const isConfig = (made: object): made is ConfigReading => 'sources' in made && 'form' in made
const isReading = (made: object): boolean =>
  isConfig(made) && made.sources.files.some(file => made.sources.text(file).includes('TARPIT'))
const isPlan = (made: object): boolean => 'routes' in made && 'name' in made && made.name === 'TARPIT'
const isText = (made: object): boolean =>
  'value' in made &&
  isObject(made.value) &&
  'openapi' in made.value &&
  JSON.stringify(made.value).includes('TARPIT')
const isPlanOfApis = (made: object): boolean => 'routes' in made && 'apis' in made
const isCheckOfApis = (made: object): boolean => made instanceof Map

async function open(content: Readonly<Record<string, string>>, isCostly: (made: object) => boolean) {
  const memory = await openInMemory(content, { bounded: stopping(isCostly) })
  await memory.settle()
  const { project, settle } = memory
  const replace = async (file: string, from: string, to: string) => {
    const { text, version } = await project.read({ file })
    const edits = [{ offset: text.indexOf(from), length: from.length, text: to }]
    await project.edit({ label: 'Type', edits: [{ file, version, edits }] })
    await settle()
  }
  const errors = () =>
    project
      .problems()
      .filter(({ severity }) => severity === 'error')
      .map(({ file, code, line }) => `${file}:${line} ${code}`)
  const shown = async (page: string) => (await project.document(page)).html
  return { ...memory, replace, errors, shown }
}

test.each([
  ['to read', isReading],
  ['to plan the site', isPlan],
])('settings that take too long %s are a problem; the last good ones stay in use', async (_, isCostly) => {
  const { errors, replace, shown, project, text } = await open(
    { 'docs.json': CONFIG, 'intro.mdx': INTRO },
    isCostly,
  )
  expect(errors()).toEqual([])
  await replace('docs.json', 'Acme', 'TARPIT')
  expect(await shown('intro')).toContain('Acme')
  expect(await shown('intro')).toContain('Fast.')
  expect(errors()).toEqual(['docs.json:1 config/too-costly'])
  await replace('intro.mdx', 'Fast.', 'Faster.')
  expect(await shown('intro')).toContain('Faster.')
  await project.save({})
  expect(await text('docs.json')).toContain('TARPIT')
  await replace('docs.json', 'TARPIT', 'Zenith')
  expect(errors()).toEqual([])
  expect(await shown('intro')).toContain('Zenith')
})

test.each([
  ['to read', isReading],
  ['to plan the site', isPlan],
])('a folder opens whose settings take too long %s', async (_, isCostly) => {
  const { errors, replace, shown } = await open(
    { 'docs.json': CONFIG.replace('Acme', 'TARPIT'), 'intro.mdx': INTRO },
    isCostly,
  )
  expect(await shown('intro')).toContain('Fast.')
  expect(errors()).toContain('docs.json:1 config/too-costly')
  await replace('docs.json', 'TARPIT', 'Acme')
  expect(errors()).toEqual([])
  expect(await shown('intro')).toContain('Acme')
})

test('a file of the settings that takes too long is a problem there, until it changes', async () => {
  const { errors, replace, shown } = await open(
    {
      'docs.json': '{ "name": "Acme", "navigation": { "$ref": "./navigation.json" } }',
      'navigation.json': `{ "groups": [{ "group": "TARPIT", "pages": ["intro"] }] }${' '.repeat(100)}`,
      'intro.mdx': INTRO,
    },
    isReading,
  )
  expect(errors()).toContain('navigation.json:1 config/too-costly')
  expect(await shown('intro')).toContain('Fast.')
  await replace('navigation.json', 'TARPIT', 'Guides')
  expect(errors()).toEqual([])
  expect(await shown('intro')).toContain('Guides')
})

test('an API description that takes too long is a problem; its last good state stays in use', async () => {
  const { errors, replace, shown } = await open(
    { 'docs.json': WITH_API, 'intro.mdx': INTRO, 'pets.yaml': API },
    isText,
  )
  expect(await shown(PAGE)).toContain('List pets')
  await replace('pets.yaml', 'All of them.', 'TARPIT')
  expect(errors()).toEqual(['pets.yaml:1 api/unreadable'])
  expect(await shown(PAGE)).toContain('All of them.')
  expect(await shown('intro')).toContain('Fast.')
  await replace('pets.yaml', 'TARPIT', 'Some of them.')
  expect(errors()).toEqual([])
  expect(await shown(PAGE)).toContain('Some of them.')
})

test('the site is shown without API descriptions that it takes too long to plan with', async () => {
  const { errors, shown } = await open(
    { 'docs.json': WITH_API, 'intro.mdx': INTRO, 'pets.yaml': API },
    isPlanOfApis,
  )
  expect(await shown('intro')).toContain('Fast.')
  expect(errors()).toEqual(['docs.json:1 api/unreadable'])
})

test('API descriptions that it takes too long to check are a problem of the longest', async () => {
  const { errors, shown } = await open(
    { 'docs.json': WITH_API, 'intro.mdx': INTRO, 'pets.yaml': API },
    isCheckOfApis,
  )
  expect(errors()).toEqual(['pets.yaml:1 api/unreadable'])
  expect(await shown(PAGE)).toContain('List pets')
})
