import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { choose, openFolder, renameGroup, row, saveAll, source } from './editor.ts'

const NEWER = {
  theme: 'mint',
  name: 'Newer',
  colors: { primary: '#16A34A' },
  favicon: { light: '/favicon.svg', dark: '/favicon-dark.svg' },
  navigation: {
    tabs: [
      { tab: 'Guides', icon: 'book', groups: [{ group: 'Start', pages: ['hello'] }] },
      { tab: 'API', groups: [{ group: 'Calls', pages: ['api/calls'] }] },
    ],
  },
  banner: { content: 'New!' },
}

/** Creates a repository in the newer format in the home folder. */
function makeNewer(home: string): void {
  const folder = join(home, 'newer')
  mkdirSync(join(folder, 'api'), { recursive: true })
  writeFileSync(join(folder, 'docs.json'), `${JSON.stringify(NEWER, undefined, 2)}\n`)
  writeFileSync(join(folder, 'hello.mdx'), '---\ntitle: Hello\n---\n\n<p className="landing">Hi</p>\n')
  writeFileSync(join(folder, 'api', 'calls.mdx'), '---\ntitle: All calls\n---\n')
}

test('a site in the newer format is converted after its report is read, edited, and converted back', async ({
  openEditor,
}) => {
  const editor = await openEditor('', makeNewer)
  const { page } = editor
  const folder = join(editor.home, 'newer')
  const config = () => JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'))
  await openFolder(editor, folder)

  await choose(editor, 'File', 'Convert this site…')
  const offer = page.getByRole('dialog', { name: 'Convert this site' })
  await expect(
    offer.getByText('There is one icon for light and dark pages. The one for light pages is used.'),
  ).toBeVisible()
  await expect(
    offer.getByText('The current content of docs.json is kept next to it, in docs.json.backup.'),
  ).toBeVisible()
  await offer.getByRole('button', { name: /^Converted/ }).click()
  await expect(
    offer.getByRole('listitem').filter({ hasText: 'navigation › tabs 1 becomes primaryTab' }),
  ).toBeVisible()
  await expectNone(page, 'the offer to convert')
  expect(config()).toEqual(NEWER)
  await offer.getByRole('button', { name: 'Convert', exact: true }).click()

  await expect(page.getByText('Its previous content is in docs.json.backup.')).toBeVisible()
  await expect(row(page, 'Hello')).toBeVisible()
  await page.getByRole('button', { name: 'See what looks different' }).click()
  const moved = page.getByRole('dialog', { name: 'What looks different here' })
  await expect(moved.getByText('<p> has a class that Galley doesn’t have: landing.')).toBeVisible()
  await expectNone(page, 'what looks different here')
  await moved.getByRole('button', { name: 'Hello, line 5' }).click()
  await expect(source(page)).toBeFocused()
  await choose(editor, 'File', 'What looks different here…')
  await expect(moved.getByRole('button', { name: 'Remove the class' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(JSON.parse(readFileSync(join(folder, 'docs.json.backup'), 'utf8'))).toEqual(NEWER)
  await renameGroup(page, 'Start', 'Begin')
  await saveAll(page)
  expect(config()).toMatchObject({
    navigation: [{ group: 'Begin' }, { group: 'Calls' }],
    tabs: [{ url: 'api' }],
  })

  await choose(editor, 'File', 'Convert this site…')
  const back = page.getByRole('dialog', { name: 'Convert this site' })
  await expect(back.getByText('Nothing is lost in this format.')).toBeVisible()
  await expectNone(page, 'converting back')
  await back.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByText('Its previous content is in docs.json.backup-2.')).toBeVisible()
  const [guides, api] = NEWER.navigation.tabs
  expect(config()).toEqual({
    ...NEWER,
    favicon: '/favicon.svg',
    navigation: { tabs: [{ ...guides, groups: [{ group: 'Begin', pages: ['hello'] }] }, api] },
  })
})

test('a site in the newer form opens as it is, and its preview has its tabs', async ({ openEditor }) => {
  const editor = await openEditor('', makeNewer)
  const { page } = editor
  await openFolder(editor, join(editor.home, 'newer'))
  await expect(row(page, 'Guides')).toBeVisible()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { name: 'Hello', level: 1 })).toBeVisible()
  await preview.getByRole('button', { name: 'Menu' }).click()
  await preview.getByRole('link', { name: 'API', exact: true }).first().click()
  await expect(preview.getByRole('heading', { name: 'All calls', level: 1 })).toBeVisible()
  await expectNone(page, 'a site in the newer form')
  expect(JSON.parse(readFileSync(join(editor.home, 'newer', 'docs.json'), 'utf8'))).toEqual(NEWER)
})
