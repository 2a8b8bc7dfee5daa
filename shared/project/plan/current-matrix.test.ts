import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const DOCS = {
  name: 'Acme',
  navigation: {
    languages: [
      { language: 'en', pages: ['en/intro', 'en/setup'] },
      { language: 'fr', pages: ['fr/intro', 'fr/setup'] },
    ],
  },
}
const page = (title: string) => `---\ntitle: ${title}\n---\n`
const FILES = {
  'docs.json': JSON.stringify(DOCS),
  'en/intro.mdx': page('Introduction'),
  'en/setup.md': page('Setup'),
  'fr/intro.mdx': page('Présentation'),
}
const DATES = {
  from: 'git' as const,
  dates: new Map([
    ['en/intro.mdx', '2026-02-01T10:00:00+02:00'],
    ['fr/intro.mdx', '2026-02-01T08:30:00Z'],
  ]),
}

const statesOf = async ({ project }: Awaited<ReturnType<typeof openInMemory>>) =>
  (await project.languages.languageMatrix()).rows.map(({ title, cells }) => [
    title,
    ...cells.map(cell => cell?.state),
  ])

test('dates of several time zones are compared; what is not written has no file', async () => {
  const opened = await openInMemory(FILES, { dates: DATES })
  await opened.settle()
  expect(await statesOf(opened)).toEqual([
    ['Introduction', 'current', 'current'],
    ['Setup', 'current', 'unwritten'],
  ])
  expect(await opened.project.languages.languageMatrix()).toMatchObject({
    dates: 'git',
    languages: ['en', 'fr'],
  })
})

test('an unsaved original makes its translations outdated, until they are changed too', async () => {
  const opened = await openInMemory(FILES, { dates: DATES })
  await opened.settle()
  await opened.insert('en/intro.mdx', 0, ' ')
  expect((await statesOf(opened))[0]).toEqual(['Introduction', 'current', 'outdated'])
  await opened.insert('fr/intro.mdx', 0, ' ')
  expect((await statesOf(opened))[0]).toEqual(['Introduction', 'current', 'current'])
})

test('without dates, nothing is outdated', async () => {
  const opened = await openInMemory(FILES)
  await opened.settle()
  expect((await statesOf(opened))[0]).toEqual(['Introduction', 'current', 'current'])
})
