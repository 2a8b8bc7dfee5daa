import { expect, test } from 'vitest'
import { openInMemory } from './testing/open-in-memory.ts'

const SITE = {
  'docs.json':
    '{\n  "name": "A",\n  "navigation": { "languages": [{ "language": "en", "pages": ["index"] }, { "$ref": "fr.json" }] }\n}\n',
  'fr.json': '{ "language": "fr", "pages": ["fr/index", "fr/gone"] }\n',
  'index.mdx': '# Home\n',
  'fr/index.mdx': '# Accueil\n',
}

test('problems of the navigation are in the file in which the entry is written', async () => {
  const { project, settle } = await openInMemory(SITE)
  await settle()
  const [problem, ...others] = project.problems().filter(({ code }) => code === 'navigation/missing-page')
  expect(problem).toMatchObject({ file: 'fr.json', line: 1, pointer: '/navigation/languages/1/pages/1' })
  expect(others).toEqual([])
})

test('an edit of a file that docs.json refers to is one undo step, and saved alone', async () => {
  const { project, settle, disk } = await openInMemory(SITE)
  await settle()
  const at = SITE['fr.json'].indexOf(', "fr/gone"')
  const { version } = await project.read({ file: 'fr.json' })
  await project.edit({
    label: 'Remove',
    edits: [{ file: 'fr.json', version, edits: [{ offset: at, length: ', "fr/gone"'.length, text: '' }] }],
  })
  await settle()
  expect(project.state().dirty).toMatchObject([{ file: 'fr.json' }])
  expect(project.problems().filter(({ code }) => code === 'navigation/missing-page')).toEqual([])
  await project.undo()
  expect(project.state().dirty).toEqual([])
  expect(disk.writes).toEqual([])
})

test('a file that docs.json comes to refer to is read, and one that appears on disk is followed', async () => {
  const { project, settle, disk } = await openInMemory({
    ...SITE,
    'docs.json': SITE['docs.json'].replace('fr.json', 'new.json'),
  })
  await settle()
  expect(project.problems().map(({ code }) => code)).toContain('config/ref')
  disk.change({ 'new.json': SITE['fr.json'] })
  await settle()
  expect(project.problems().map(({ code }) => code)).not.toContain('config/ref')
  expect(project.problems()).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ code: 'navigation/missing-page', file: 'new.json' })]),
  )
})
