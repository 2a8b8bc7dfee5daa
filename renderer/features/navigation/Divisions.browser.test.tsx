import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Navigation } from './Navigation.tsx'

const DOCS = {
  name: 'Acme',
  navigation: {
    versions: [
      {
        version: 'v2',
        default: true,
        groups: [
          { group: 'Start', tag: 'New', icon: 'book', pages: ['intro', 'setup'] },
          { group: 'Other', root: 'home', hidden: true, pages: ['more'] },
        ],
      },
      { version: 'v1', groups: [{ group: 'Start', pages: ['intro'] }] },
    ],
  },
}
const PAGES = ['intro', 'setup', 'home', 'more']
const SITE = Object.fromEntries(PAGES.map(path => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]))

let opened: OpenedTestSite
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()
const item = (name: string | RegExp) => page.getByRole('menuitem', { name, exact: typeof name === 'string' })
const row = (name: string) => page.getByRole('treeitem', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const choose = async (row: string, action: string | RegExp) => {
  await button(`Actions for ${row}`).click()
  await item(action).click()
}
const navigation = async () => JSON.parse(await opened.text('docs.json')).navigation
const named = async (name: string) => {
  await userEvent.keyboard(`${name}{Enter}`)
}

async function open(docs: object = DOCS) {
  opened = await openSite({ 'docs.json': `${JSON.stringify(docs, null, 2)}\n`, ...SITE })
  await opened.render(<Navigation />)
  await expect.element(page.getByRole('tree', { name: 'Navigation' })).toBeVisible()
}

test('rows say which division is the default, what is hidden, and which page opens from its group', async () => {
  await open()
  await expect.element(row('v2')).toHaveTextContent(/default/)
  await expect.element(row('v1')).not.toHaveTextContent(/default/)
  await expect.element(row('Other')).toHaveTextContent(/hidden/)
  await expect.element(row('home')).toHaveTextContent(/group page/)
  await expect.element(row('setup')).not.toHaveTextContent(/group page|hidden/)
})

test('a version is renamed in every language and in its pages, as one step', async () => {
  const versions = [{ version: 'v1', pages: ['intro'] }]
  const languages = ['en', 'fr'].map(language => ({ language, versions }))
  const docs = { name: 'Acme', navigation: { languages } }
  opened = await openSite({
    'docs.json': JSON.stringify(docs),
    'intro.mdx': '---\ntitle: Intro\nversion: v1\n---\n',
  })
  await opened.render(<Navigation />)
  await button('Actions for v1').click()
  await item('Version settings…').click()
  await dialog('“v1”').getByRole('textbox', { name: 'Name' }).fill('v1.0')
  await userEvent.keyboard('{Enter}')
  const names = async () =>
    (await navigation()).languages.map((one: typeof versions) => Object(one).versions[0].version)
  await expect.poll(names).toEqual(['v1.0', 'v1.0'])
  expect(await opened.text('intro.mdx')).toContain('version: v1.0')
  await opened.host.undo()
  await expect.poll(names).toEqual(['v1', 'v1'])
  expect(await opened.text('intro.mdx')).toContain('version: v1\n')
})

test('versions become tabs, with their names and contents', async () => {
  await open()
  await choose('v2', 'Turn versions into tabs')
  await expect
    .poll(async () => (await navigation()).tabs?.map(({ tab }: { tab: string }) => tab))
    .toEqual(['v2', 'v1'])
  expect((await navigation()).versions).toBeUndefined()
  expect(opened.project.state().undo).toBe('Turn into tabs')
})

test('a version is copied with the same pages, or with pages of its own', async () => {
  await open({ name: 'Acme', navigation: { versions: [{ version: 'v1', pages: ['v1/intro'] }] } })
  await choose('v1', 'Copy “v1” with the same pages')
  await expect
    .poll(async () => (await navigation()).versions[1])
    .toEqual({ version: 'New version', pages: ['v1/intro'] })
  expect(opened.project.state().undo).toBe('Copy “v1”')
  await choose('v1', 'Copy “v1” with pages of its own')
  await expect
    .poll(async () => (await navigation()).versions[2])
    .toEqual({ version: 'New version 2', pages: ['New version 2/intro'] })
})

test('a language has pages of its own, and the next free code', async () => {
  await open({
    name: 'Acme',
    navigation: {
      languages: [
        { language: 'en', pages: ['intro'] },
        { language: 'de', pages: [] },
      ],
    },
  })
  await button('Actions for en').click()
  await expect.element(item('Copy “en” with the same pages')).not.toBeInTheDocument()
  await item('Copy “en” with pages of its own').click()
  await expect
    .poll(async () => (await navigation()).languages.map(({ language }: { language: string }) => language))
    .toEqual(['en', 'de', 'fr'])
})

test('the only division of a level can go, and its contents stay', async () => {
  await open()
  await button('Actions for v2').click()
  await expect.element(item(/^Remove the level/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await choose('v1', /^Remove from navigation/)
  await choose('v2', 'Remove the level “v2” and keep its contents')
  await expect.poll(async () => (await navigation()).groups?.length).toBe(2)
  expect(opened.project.state().undo).toBe('Remove the level “v2”')
})

test('a page opens from the name of its group, or no longer does', async () => {
  await open()
  await choose('setup', 'Open from the group’s name')
  await expect.poll(async () => (await navigation()).versions[0].groups[0].root).toBe('setup')
  await expect.poll(() => opened.project.state().undo).toBe('Change the page of the group: setup')
  await choose('home', 'Don’t open from the group’s name')
  await expect.poll(async () => (await navigation()).versions[0].groups[1].root).toBeUndefined()
})

test('a page is also listed in the same group of another version', async () => {
  await open()
  await button('Actions for setup').click()
  await expect.element(item('Also list in v2')).not.toBeInTheDocument()
  await item('Also list in v1').click()
  await expect.poll(async () => (await navigation()).versions[1].groups[0].pages).toEqual(['intro', 'setup'])
  await expect.poll(() => opened.project.state().undo).toBe('List “setup” in v1')
})

test('a version that new readers get is chosen in its settings', async () => {
  await open()
  await choose('v1', 'Version settings…')
  const settings = dialog('Settings of “v1”')
  await settings.getByRole('textbox', { name: 'Tag' }).fill('Old')
  await settings.getByText('Show it to new readers').click()
  await settings.getByRole('button', { name: 'Apply' }).click()
  await expect
    .poll(async () => (await navigation()).versions.find((one: { version: string }) => one.version === 'v1'))
    .toMatchObject({ tag: 'Old', default: true })
  await choose('v1', 'Version settings…')
  await expect.element(settings.getByRole('textbox', { name: 'Tag' })).toHaveValue('Old')
  await expect.element(settings.getByText('Show it to new readers')).not.toBeInTheDocument()
})

test('the settings of a group: its icon, switches, weight and files', async () => {
  await open()
  await choose('Start', 'Group settings…')
  const settings = dialog('Group “Start”')
  await settings.getByRole('textbox', { name: 'Weight in the search' }).fill('2.5')
  await settings.getByRole('textbox', { name: 'API description' }).fill('api.yaml')
  await settings.getByText('Hidden from readers outside').click()
  await settings.getByRole('button', { name: /Icon style/ }).click()
  await page.getByRole('option', { name: 'Solid' }).click()
  await settings.getByRole('textbox', { name: 'Name' }).fill(' First ')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(async () => (await navigation()).versions[0].groups[0])
    .toMatchObject({
      group: 'First',
      icon: { name: 'book', style: 'solid' },
      hidden: true,
      boost: 2.5,
      openapi: 'api.yaml',
    })
  await expect.element(settings).not.toBeInTheDocument()
  await choose('First', 'Group settings…')
  await dialog('Group “First”')
    .getByRole('button', { name: /Solid.*Icon style|Icon style.*Solid/ })
    .click()
  await page.getByRole('option', { name: 'Light' }).click()
  await dialog('Group “First”').getByRole('button', { name: 'Apply' }).click()
  await expect
    .poll(async () => (await navigation()).versions[0].groups[0].icon)
    .toEqual({ name: 'book', style: 'light' })
})

test('a weight that is no number, or a list of files, is left to the text', async () => {
  const openapi = ['a.yaml', 'b.yaml']
  await open({
    name: 'Acme',
    navigation: { groups: [{ group: 'Start', boost: 2, openapi, pages: ['intro'] }] },
  })
  await choose('Start', 'Group settings…')
  const settings = dialog('Group “Start”')
  await expect.element(settings.getByRole('textbox', { name: 'Weight in the search' })).toHaveValue('2')
  await expect.element(settings.getByRole('textbox', { name: 'API description' })).not.toBeInTheDocument()
  await settings.getByRole('textbox', { name: 'Weight in the search' }).fill('')
  await settings.getByRole('button', { name: 'Apply' }).click()
  await expect
    .poll(async () => (await navigation()).groups[0])
    .toEqual({ group: 'Start', openapi, pages: ['intro'] })
})

test('an anchor has a link or contents, and a color for each mode; a tab has a side', async () => {
  await open({
    name: 'Acme',
    navigation: {
      anchors: [
        { anchor: 'Blog', href: 'https://a.example' },
        { anchor: 'Docs', tabs: [{ tab: 'Guides', pages: ['intro'] }] },
      ],
    },
  })
  await choose('Blog', 'Anchor settings…')
  const settings = dialog('Settings of “Blog”')
  await expect.element(settings.getByRole('textbox', { name: 'Link' })).toHaveValue('https://a.example')
  await settings.getByRole('textbox', { name: 'Color in light mode' }).fill('#112233')
  await settings.getByRole('textbox', { name: 'Color in dark mode' }).fill('#aabbcc')
  await settings.getByRole('button', { name: 'Apply' }).click()
  await expect
    .poll(async () => (await navigation()).anchors[0].color)
    .toEqual({ light: '#112233', dark: '#aabbcc' })
  await choose('Docs', 'Anchor settings…')
  await expect
    .element(dialog('Settings of “Docs”').getByRole('textbox', { name: 'Link' }))
    .not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await choose('Guides', 'Tab settings…')
  await dialog('Settings of “Guides”')
    .getByRole('button', { name: /Side of the bar/ })
    .click()
  await page.getByRole('option', { name: 'End' }).click()
  await dialog('Settings of “Guides”').getByRole('button', { name: 'Apply' }).click()
  await expect.poll(async () => (await navigation()).anchors[1].tabs[0].align).toBe('end')
})

test('a name that a language cannot have is refused with the reason, and the old one stays', async () => {
  const languages = [
    { language: 'en', pages: ['intro'] },
    { language: 'de', pages: ['setup'] },
  ]
  await open({ name: 'Acme', navigation: { languages } })
  await choose('de', /^Rename/)
  await named('no code')
  await expect.element(page.getByText(/“no code”/).last()).toBeVisible()
  await expect.element(row('de')).toBeVisible()
  await choose('de', /^Rename/)
  await named('en')
  await expect.element(page.getByText(/already/).last()).toBeVisible()
  expect((await navigation()).languages).toEqual(languages)
})
