import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import type { Change } from '../edit/changes.ts'
import { valueCached } from '../json/cached-parse.ts'
import { readableRoot } from '../json/root.ts'
import { type ReadText, readDocument } from './config-document.ts'
import { documentEdits } from './document-edits.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const FILES: Readonly<Record<string, string>> = {
  'docs.json': json({
    name: 'A',
    navigation: {
      languages: [
        { language: 'en', groups: [{ group: 'Start', pages: ['index', 'setup'] }] },
        { $ref: './nav/fr.json' },
        { $ref: 'nav/de.json', hidden: true },
      ],
    },
    redirects: { $ref: '/redirects.json' },
  }),
  'nav/fr.json': json({ language: 'fr', groups: { $ref: 'groups/fr.json' } }),
  'nav/groups/fr.json': json([{ group: 'Début', pages: ['fr/index'] }]),
  'nav/de.json': json({ language: 'de', hidden: false, groups: [] }),
  'redirects.json': json([{ source: '/old', destination: '/new' }]),
}

const reading =
  (files: Readonly<Record<string, string>>): ReadText =>
  file =>
    files[file]

function open(files = FILES) {
  const text = files['docs.json'] ?? ''
  return readDocument(readableRoot(text), text, reading(files))
}

test('the files that $ref names are in their places, with the keys next to it', () => {
  const document = open()
  expect(valueCached(document.root)).toEqual({
    name: 'A',
    navigation: {
      languages: [
        { language: 'en', groups: [{ group: 'Start', pages: ['index', 'setup'] }] },
        { language: 'fr', groups: [{ group: 'Début', pages: ['fr/index'] }] },
        { language: 'de', groups: [], hidden: true },
      ],
    },
    redirects: [{ source: '/old', destination: '/new' }],
  })
  expect(document.files).toEqual([
    'docs.json',
    'nav/fr.json',
    'nav/groups/fr.json',
    'nav/de.json',
    'redirects.json',
  ])
})

test('a path leads to the file in which the value is written', () => {
  const { locate, locateMember } = open()
  const languages = ['navigation', 'languages'] as const
  expect(locate([...languages, 0, 'groups', 0])).toEqual({
    file: 'docs.json',
    path: [...languages, 0, 'groups', 0],
  })
  expect(locate([...languages, 1, 'groups', 0, 'pages'])).toEqual({
    file: 'nav/groups/fr.json',
    path: [0, 'pages'],
  })
  expect(locate([...languages, 2, 'language'])).toEqual({ file: 'nav/de.json', path: ['language'] })
  expect(locate([...languages, 2, 'hidden'])).toEqual({
    file: 'docs.json',
    path: [...languages, 2, 'hidden'],
  })
  expect(locate(['redirects', 1])).toEqual({ file: 'redirects.json', path: [1] })
  expect(locate([...languages, 1])).toEqual({ file: 'nav/fr.json', path: [] })
  expect(locateMember([...languages, 1])).toEqual({ file: 'docs.json', path: [...languages, 1] })
})

test.each([
  ['missing', './nowhere.json', {}],
  ['outside', '../secret.json', {}],
  ['not-json', 'https://example.com/a.json', {}],
  ['not-json', './notes.txt', {}],
  ['circular', './docs.json', {}],
  ['circular', './a.json', { 'a.json': '{ "b": { "$ref": "./a.json" } }' }],
  ['broken', './a.json', { 'a.json': '{ "b": ' }],
])('a $ref that is %s stays as it is written: %s', (fault, written, more) => {
  const files = { 'docs.json': json({ navigation: { $ref: written } }), ...more }
  expect(open(files).problems).toMatchObject([{ fault, written: expect.any(String) }])
})

test('files that refer to each other many times are read a limited number of times', () => {
  const many = { x: Array.from({ length: 300 }, () => ({ $ref: './leaf.json' })) }
  const { problems } = open({ 'docs.json': json({ navigation: many }), 'leaf.json': '1' })
  expect(problems).toHaveLength(100)
  expect(problems[0]?.fault).toBe('too-many')
})

// Covers D02
test('files that are too long together are not read at all, whoever looks at them', () => {
  const long = `"${'x'.repeat(1_500_000)}"`
  const { files, problems, text } = open({
    'docs.json': json({ navigation: { a: { $ref: './a.json' }, b: { $ref: './b.json' } } }),
    'a.json': long,
    'b.json': long,
  })
  expect(problems).toMatchObject([{ fault: 'too-many', written: './b.json' }])
  expect(files.map(file => text(file).length > 0)).toEqual([true, true, false])
})

function after(changes: readonly Change[]): Readonly<Record<string, string>> {
  const edits = documentEdits(changes, reading(FILES))
  return Object.fromEntries(edits.map(({ file, edits: own }) => [file, applyEdits(FILES[file] ?? '', own)]))
}

const FR = ['navigation', 'languages', 1, 'groups', 0] as const

test('a change edits the file in which its value is written, and no other', () => {
  expect(after([{ kind: 'set', path: [...FR, 'group'], value: 'Départ' }])).toEqual({
    'nav/groups/fr.json': json([{ group: 'Départ', pages: ['fr/index'] }]),
  })
  const row = { source: '/a', destination: '/b' }
  expect(after([{ kind: 'insert', path: ['redirects'], index: 1, value: row }])).toEqual({
    'redirects.json': json([{ source: '/old', destination: '/new' }, row]),
  })
})

test('changes that follow each other may be in different files', () => {
  const result = after([
    { kind: 'remove', path: ['navigation', 'languages', 0] },
    { kind: 'insert', path: ['navigation', 'languages', 0, 'groups', 0, 'pages'], index: 0, value: 'fr/new' },
  ])
  expect(Object.keys(result)).toEqual(['docs.json', 'nav/groups/fr.json'])
  expect(JSON.parse(result['nav/groups/fr.json'] ?? '')).toEqual([
    { group: 'Début', pages: ['fr/new', 'fr/index'] },
  ])
  expect(JSON.parse(result['docs.json'] ?? '').navigation.languages).toEqual([
    { $ref: './nav/fr.json' },
    { $ref: 'nav/de.json', hidden: true },
  ])
})

test('a page that moves to a list in another file changes both files', () => {
  const path = ['navigation', 'languages', 0, 'groups', 0, 'pages', 1] as const
  const result = after([{ kind: 'move', path, list: [...FR, 'pages'], to: 1 }])
  expect(JSON.parse(result['nav/groups/fr.json'] ?? '')[0].pages).toEqual(['fr/index', 'setup'])
  expect(JSON.parse(result['docs.json'] ?? '').navigation.languages[0].groups[0].pages).toEqual(['index'])
})

test('a language that is written in another file moves and goes with its $ref', () => {
  const languages = ['navigation', 'languages'] as const
  const moved = after([{ kind: 'move', path: [...languages, 1], to: 0 }])
  expect(Object.keys(moved)).toEqual(['docs.json'])
  expect(JSON.parse(moved['docs.json'] ?? '').navigation.languages[0]).toEqual({ $ref: './nav/fr.json' })
  const removed = after([{ kind: 'remove', path: [...languages, 1] }])
  expect(Object.keys(removed)).toEqual(['docs.json'])
})

test('a copy of what is in other files has content of its own', () => {
  const languages = ['navigation', 'languages'] as const
  const result = after([
    { kind: 'copy', path: [...languages, 1], list: languages, to: 3 },
    { kind: 'set', path: [...languages, 3, 'language'], value: 'es' },
    { kind: 'set', path: [...languages, 3, 'groups', 0, 'pages', 0], value: 'es/index' },
  ])
  expect(Object.keys(result)).toEqual(['docs.json'])
  expect(JSON.parse(result['docs.json'] ?? '').navigation.languages[3]).toEqual({
    language: 'es',
    groups: [{ group: 'Début', pages: ['es/index'] }],
  })
})
