import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { replaceText } from '../../host/documents/documents.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { Changes } from './Changes.tsx'

const docs = (navigation: unknown, more: object = {}) =>
  `${JSON.stringify({ name: 'Acme', ...more, navigation }, null, 2)}\n`
const group = (name: string, ...pages: string[]) => ({ group: name, pages })
const FILES = {
  'one.mdx': '---\ntitle: One\n---\n\nFirst line.\n\nLast line.\n',
  'two.mdx': '---\ntitle: Two\n---\n',
  'three.mdx': '---\ntitle: Three\n---\n',
}

/** Two states of docs.json, and the sentence for their difference. */
const SENTENCES: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'Moved “One” to the end of “Start”': [
    docs([group('Start', 'one', 'two', 'three')]),
    docs([group('Start', 'two', 'three', 'one')]),
  ],
  'Moved “Three” above “One” in “Start”': [
    docs([group('Start', 'one', 'two', 'three')]),
    docs([group('Start', 'three', 'one', 'two')]),
  ],
  'Moved “Two” from “Start” to “Next”': [
    docs([group('Start', 'one', 'two'), group('Next', 'three')]),
    docs([group('Start', 'one'), group('Next', 'three', 'two')]),
  ],
  'Added “Two” to “Start”': [docs([group('Start', 'one')]), docs([group('Start', 'one', 'two')])],
  'Set favicon': [docs([]), docs([], { favicon: '/icon.svg' })],
  'Cleared favicon': [docs([], { favicon: '/icon.svg' }), docs([])],
}

for (const [sentence, [before, after]] of Object.entries(SENTENCES))
  test(`docs.json: ${sentence}`, async () => {
    const opened = await openSite({ ...FILES, 'docs.json': before })
    await opened.render(<Changes ReviewDialog={() => null} />)
    replaceText(opened.site, 'docs.json', 'Set', after)
    const list = page.getByRole('list', { name: 'Changes to docs.json' })
    await expect.element(list.getByText(sentence, { exact: true })).toBeVisible()
    await list.getByRole('button', { name: `Revert: ${sentence}` }).click()
    await expect.poll(async () => JSON.parse(await opened.text('docs.json'))).toEqual(JSON.parse(before))
  })

test('a color is shown as itself, before and now', async () => {
  const opened = await openSite({ ...FILES, 'docs.json': docs([], { colors: { primary: '#0a141e' } }) })
  await opened.render(<Changes ReviewDialog={() => null} />)
  replaceText(opened.site, 'docs.json', 'Set', docs([], { colors: { primary: '#123456' } }))
  const list = page.getByRole('list', { name: 'Changes to docs.json' })
  await expect.element(list.getByText('#123456')).toBeVisible()
  const swatches = [...list.element().querySelectorAll<HTMLElement>('[style*="background"]')]
  const colors = swatches.map(swatch => getComputedStyle(swatch).backgroundColor)
  expect(colors).toEqual(['rgb(10, 20, 30)', 'rgb(18, 52, 86)'])
})

test('an image is shown before and now, with its size', async () => {
  const opened = await openSite({ ...FILES, 'docs.json': docs([group('Start', 'one')]) })
  await opened.render(<Changes ReviewDialog={() => null} />)
  const bytes = '\x89PNG\r\n\x1a\n'.padEnd(1500, ' ')
  await opened.host.edit({ label: 'Add', edits: [], create: [{ file: 'images/a.png', text: bytes }] })
  const figure = (title: string) => page.getByRole('figure').filter({ hasText: title })
  await expect.element(figure('Before')).toHaveTextContent(/No file/)
  await expect.element(figure('Now')).toHaveTextContent(/2 kB/)
  expect(figure('Before').element().querySelector('img')).toBeNull()
  expect(figure('Now').element().querySelector('img')?.src).toMatch(/^data:image\/png;base64,iVBOR/)
})
