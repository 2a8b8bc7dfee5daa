import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

async function languagesOf(navigation: unknown, files: readonly string[]) {
  const opened = await openInMemory({
    'docs.json': JSON.stringify({ name: 'Acme', navigation }),
    ...Object.fromEntries(files.map(file => [file, `---\ntitle: ${file}\n---\n`])),
  })
  await opened.settle()
  return opened.project.languages.languages()
}

test('the languages of a site are those of its divisions and folders, that of the site first', async () => {
  const languages = [
    { language: 'fr', pages: ['fr/intro'] },
    { language: 'cn', default: true, pages: ['cn/intro'] },
  ]
  expect(await languagesOf({ languages }, ['fr/intro.mdx', 'cn/intro.mdx'])).toEqual(['zh-Hans', 'fr'])
  const pages = ['one', 'two', 'de/one', 'de/two']
  expect(
    await languagesOf(
      [{ group: 'Start', pages }],
      pages.map(path => `${path}.mdx`),
    ),
  ).toEqual(['en', 'de'])
})

test('a site that names no language has one', async () => {
  expect(await languagesOf([{ group: 'Start', pages: ['one'] }], ['one.mdx'])).toEqual(['en'])
})

test('the words of a language come with their texts', async () => {
  const { project } = await openInMemory({ 'docs.json': '{}' })
  const words = project.languages.words({ language: 'de' })
  expect(words.find(({ name }) => name === 'next')?.text).toBe('Weiter')
})
