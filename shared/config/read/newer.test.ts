import { readdirSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import json from '../schema/newer.schema.json' with { type: 'json' }
import { docsSchema, newerSchema } from '../schema/schema.ts'
import { readConfig } from './read.ts'

const read = (settings: object) => readConfig(JSON.stringify({ name: 'A', ...settings, navigation: {} }))
const codes = (settings: object) => read(settings).problems.map(({ code, pointer }) => `${code} ${pointer}`)

test('settings of the newer form keep their own names, without the navigation', () => {
  const banner = { content: 'Hi', dismissible: true }
  const { value } = read({ banner, variables: { a: 'b' }, navbar: { links: [{ label: 'X', href: '/x' }] } })
  expect(value.newer).toEqual({
    name: 'A',
    banner,
    variables: { a: 'b' },
    navbar: { links: [{ label: 'X', href: '/x' }] },
  })
  expect(value.topbarLinks).toEqual([{ name: 'X', url: '/x' }])
})

test('problems are reported where the file says it, and unusable values are left out', () => {
  expect(codes({ banner: { content: 7 }, colors: { primary: 'teal' }, theme: 'venus' })).toEqual([
    'config/wrong-type /banner/content',
    'config/bad-color /colors/primary',
    'config/unknown-choice /theme',
  ])
  expect(read({ banner: { content: 7, type: 'info' } }).value.newer?.banner).toEqual({ type: 'info' })
})

test('a switch and a choice without an example are shown as their default or first value', () => {
  const { problems } = read({
    banner: { content: 'Hi', dismissible: 'no' },
    errors: { 404: { redirect: 1 } },
    contextual: { display: 2 },
    background: { decoration: true },
  })
  expect(problems.map(({ hint }) => hint)).toEqual([
    'Write it like false. Until then, it counts as missing.',
    'Write it like true. Until then, it counts as missing.',
    'Write it like "header". Until then, it counts as missing.',
    'Write it like "gradient". Until then, it counts as missing.',
  ])
})

test('what a link, a banner, an entry or a redirect needs to have an effect is named', () => {
  const missing = codes({
    navbar: {
      links: [{ label: 'A' }, { href: '/a' }, { type: 'github', href: 'https://github.com/a/b' }],
      primary: { type: 'button', href: '/a' },
    },
    footer: { links: [{ items: [{ label: 'A' }] }] },
    banner: { type: 'warning' },
    contextual: { options: ['copy', { title: 'Ask us' }] },
    redirects: [{ source: '/a' }, { source: '/b', destination: ' ' }],
    seo: { paths: [{ metatags: { robots: 'noindex' } }] },
  })
  expect(missing).toEqual([
    'config/missing /navbar/links/0/href',
    'config/missing /navbar/links/1/label',
    'config/missing /navbar/primary/label',
    'config/missing /footer/links/0/items/0/href',
    'config/missing /banner/content',
    'config/missing /contextual/options/1/href',
    'config/missing /redirects/0/destination',
    'config/blank /redirects/1/destination',
    'config/missing /seo/paths/0/path',
  ])
})

test('a link or a button of the header for a repository or a community needs no text', () => {
  const link = { type: 'discord', href: 'https://discord.gg/a' }
  expect(codes({ navbar: { links: [link], primary: link } })).toEqual([])
})

test('an unknown key is named once, wherever it is', () => {
  expect(codes({ css: ['a.css'], api: { baseUrl: 'https://example.com' } })).toEqual([
    'config/unknown-key /css',
    'config/unknown-key /api/baseUrl',
  ])
})

test('a key of the older form says where the newer one has it', () => {
  const api = { baseUrl: 'https://example.com', playground: { mode: 'show' } }
  const found = read({ api, feedback: { suggestEdit: true } }).problems.filter(
    ({ code }) => code === 'config/unknown-key',
  )
  expect(found.map(({ hint }) => hint)).toEqual([
    'In this format of docs.json, it is “Server” of “Authored API pages”.',
    'In this format of docs.json, it is “Shown as” of “Playground”.',
    'Galley keeps it in the file and ignores it.',
  ])
})

test.each([
  ['tabs', 'tabs'],
  ['primaryTab', 'tabs'],
  ['anchors', 'anchors'],
  ['topAnchor', 'anchors'],
  ['versions', 'versions'],
])('the older key %s is found in the navigation', (key, name) => {
  const [found] = read({ [key]: [] }).problems.filter(({ code }) => code === 'config/unknown-key')
  expect(found?.hint).toEqual(`In this format of docs.json, it is “${name}” of “Navigation”.`)
})

test('an older file has no settings of the newer form', () => {
  expect(readConfig('{"name":"A","navigation":[],"banner":{"content":"x"}}').value).not.toHaveProperty(
    'newer',
  )
})

const CORPUS = new URL('../../../../shared/corpus-newer/', import.meta.url)
const sites = (() => {
  try {
    return readdirSync(CORPUS)
  } catch {
    return [] // only some machines hold real repositories
  }
})()

test.each(sites)('the settings of %s have no problems', site => {
  const text = readFileSync(new URL(`${site}/docs.json`, CORPUS), 'utf8')
  const { problems } = readConfig(text)
  // Values in other files are resolved before they are read.
  const own = problems.filter(({ offset, length }) => !text.slice(offset, offset + length).includes('"$ref"'))
  expect(own).toEqual([])
})

test('the schema is valid, and its definitions have names of their own', () => {
  expect(() => new Ajv({ strict: false }).compile(json)).not.toThrow()
  const older = Object.keys(docsSchema.definitions ?? {})
  expect(Object.keys(newerSchema.definitions ?? {}).filter(name => older.includes(name))).toEqual([])
})
