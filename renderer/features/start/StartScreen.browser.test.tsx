import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSession } from '../../host/session/session.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite, renderIn } from '../../testing/rendered-site.tsx'
import { StartScreen } from './StartScreen.tsx'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n',
}

const open = vi.fn()
const createSite = vi.fn()
const forgetRecent = vi.fn()
let opened: OpenedTestSite

beforeEach(async () => {
  for (const mock of [open, createSite, forgetRecent]) mock.mockReset()
  opened = await openSite(FILES, {
    handlers: {
      open,
      createSite,
      forgetRecent,
      browse: ({ folder = '/home/ada' }) => ({
        folder,
        ...(folder !== '/home' && { parent: '/home' }),
        folders: folder === '/home/ada' ? [{ name: 'docs', folder: '/home/ada/docs', isSite: true }] : [],
        isSite: folder === '/home/ada/docs',
      }),
    },
  })
  const { app } = opened
  useSession.of(app).setState({
    site: undefined,
    recent: [{ folder: '/home/ada/acme', name: 'Acme', opened: Date.now() }],
  })
  await renderIn(app, undefined, <StartScreen />)
})

test('what can be done first is offered', async () => {
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome to Galley' })).toBeVisible()
  for (const name of [/Open folder/, /New site/, /Try the sample/])
    await expect
      .element(page.getByRole('region', { name: 'Start' }).getByRole('button', { name }))
      .toBeVisible()
  await expectAccessible()
})

test('a recent folder is opened, or removed from the list', async () => {
  open.mockReturnValue({ kind: 'empty', folder: '/home/ada/acme', pages: 0 })
  await page.getByRole('button', { name: /^Acme/ }).click()
  await expect.poll(() => open.mock.calls.at(0)?.[0]).toMatchObject({ folder: '/home/ada/acme' })
  await page.getByRole('button', { name: 'Remove “Acme” from this list' }).click()
  await expect.element(page.getByText('No recent sites')).toBeVisible()
  expect(forgetRecent).toHaveBeenCalledWith({ folder: '/home/ada/acme' })
})

test('a new site gets a name and a folder', async () => {
  createSite.mockReturnValue({ kind: 'open', project: opened.project.state() })
  await page.getByRole('button', { name: /New site/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New site' })
  await dialog.getByRole('textbox', { name: 'Site name' }).fill('Field guide')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => createSite.mock.calls.at(0)?.[0]).toMatchObject({ name: 'Field guide' })
})

test('a folder that cannot be opened says why', async () => {
  open.mockImplementation(() => {
    throw new Error('The disk is on fire.')
  })
  await page.getByRole('button', { name: /^Acme/ }).click()
  await expect.element(page.getByText(/on fire/)).toBeVisible()
})

test('Escape closes the choice of a folder', async () => {
  await page.getByRole('button', { name: /Open folder/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(open).not.toHaveBeenCalled()
})
