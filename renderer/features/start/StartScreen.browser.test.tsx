import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { runCommand } from '../../host/commands/commands.ts'
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
const chooseFolder = vi.fn()
const openSample = vi.fn()
let opened: OpenedTestSite

const dialog = () => page.getByRole('dialog')
const session = () => useSession.of(opened.app)
const path = () => dialog().getByRole('textbox', { name: 'Folder' })
const chooseToOpen = () => page.getByRole('button', { name: /Open folder/ }).click()
const openedFolder = () => expect.poll(() => open.mock.calls.at(0)?.[0])

beforeEach(async () => {
  for (const mock of [open, createSite, forgetRecent, chooseFolder, openSample]) mock.mockReset()
  opened = await openSite(FILES, {
    handlers: {
      open,
      createSite,
      forgetRecent,
      chooseFolder,
      openSample,
      browse: ({ folder = '/home/ada' }) => ({ folder, parent: '/home', folders: [], isSite: false }),
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
  await expect.element(page.getByRole('main')).not.toHaveAttribute('data-over')
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
  const form = dialog.getByRole('radiogroup', { name: 'Form of docs.json' })
  await expect.element(form.getByRole('radio', { name: 'Older form' })).toBeChecked()
  await form.getByText('Newer form').click()
  await expect.element(dialog.getByText(/divided into languages/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect
    .poll(() => createSite.mock.calls.at(0)?.[0])
    .toEqual({ folder: '/home/ada/field-guide', name: 'Field guide', form: 'newer' })
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

test('every action says what it does', async () => {
  for (const text of [
    /Edit a documentation site without touching/,
    'A repository with a docs.json file',
    'A small site to build on',
    'Your own copy of the Galley handbook',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
})

test('the folder that is shown is opened by the button', async () => {
  open.mockReturnValue({ kind: 'empty', folder: '/home/ada', pages: 0 })
  await chooseToOpen()
  await expect.element(path()).toHaveValue('/home/ada')
  await dialog().getByRole('button', { name: 'Open this folder' }).click()
  await openedFolder().toMatchObject({ folder: '/home/ada' })
})

test('the command opens the choice of a folder', async () => {
  runCommand(opened.app, 'site.open')
  await expect.element(path()).toBeVisible()
})

test('the dialog of the system is used where there is one', async () => {
  session().setState(({ abilities }) => ({ abilities: { ...abilities, nativeDialogs: true } }))
  chooseFolder.mockReturnValueOnce('/home/ada').mockReturnValueOnce(undefined)
  open.mockReturnValue({ kind: 'empty', folder: '/home/ada', pages: 0 })
  await chooseToOpen()
  await openedFolder().toMatchObject({ folder: '/home/ada' })
  await expect.element(dialog()).not.toBeInTheDocument()
  await chooseToOpen()
  await expect.poll(() => chooseFolder.mock.calls.length).toBe(2)
  expect(open).toHaveBeenCalledOnce()
})

test('a system dialog that fails says why', async () => {
  session().setState(({ abilities }) => ({ abilities: { ...abilities, nativeDialogs: true } }))
  chooseFolder.mockImplementation(() => {
    throw new Refusal('unavailable', asMessage('There is no display.'))
  })
  await chooseToOpen()
  await expect.element(page.getByText('There is no display.')).toBeVisible()
})

test('the sample is opened', async () => {
  openSample.mockReturnValue({ kind: 'empty', folder: '/home/ada', pages: 0 })
  await page.getByRole('button', { name: /Try the sample/ }).click()
  await expect.poll(() => openSample.mock.calls.length).toBe(1)
})

test('while something is opened, it says so and nothing else starts', async () => {
  session().setState({ opening: 'Opening /home/ada…' })
  await expect.element(page.getByRole('progressbar', { name: 'Opening /home/ada…' })).toBeVisible()
  for (const name of [/Open folder/, /New site/, /Try the sample/, /^Acme/])
    await expect.element(page.getByRole('button', { name })).toBeDisabled()
})

test('in a folder without docs.json a site can be created', async () => {
  open.mockReturnValue({ kind: 'empty', folder: '/home/ada/acme', pages: 2 })
  createSite.mockReturnValue({ kind: 'open', project: opened.project.state() })
  await page.getByRole('button', { name: /^Acme/ }).click()
  await expect.element(page.getByText('No docs.json in /home/ada/acme')).toBeVisible()
  await expect.element(page.getByText(/2 pages were found/)).toBeVisible()
  await page.getByRole('button', { name: 'Create a site here…' }).click()
  await expect.element(dialog().getByText('It will be created in /home/ada/acme')).toBeVisible()
  await expect.element(path()).not.toBeInTheDocument()
  await dialog().getByRole('textbox', { name: 'Site name' }).fill(' Guide ')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => createSite.mock.calls.at(0)?.[0])
    .toEqual({ folder: '/home/ada/acme', name: 'Guide', form: 'older' })
})

test('“New site” forgets what another folder offered', async () => {
  open.mockReturnValue({ kind: 'empty', folder: '/home/ada/acme', pages: 2 })
  await page.getByRole('button', { name: /^Acme/ }).click()
  await expect.element(page.getByText('No docs.json in /home/ada/acme')).toBeVisible()
  await page.getByRole('button', { name: /New site/ }).click()
  await expect.element(path()).toBeVisible()
  await expect.element(dialog().getByText('It will be created in /home/ada/docs')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Create' })).toBeDisabled()
  await dialog().getByRole('textbox', { name: 'Site name' }).fill('Über uns!')
  await expect.element(dialog().getByText(/^It will be created in \/home\/ada\/u.*ber-uns$/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('of several sites in a folder one is chosen', async () => {
  open
    .mockReturnValueOnce({
      kind: 'choose',
      folder: '/home/ada/acme',
      candidates: ['/home/ada/acme/docs', '/home/ada/acme/blog'],
    })
    .mockReturnValueOnce({ kind: 'empty', folder: '/home/ada/acme/blog', pages: 0 })
  await page.getByRole('button', { name: /^Acme/ }).click()
  await expect.element(page.getByText('There are 2 sites in this folder')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'docs', exact: true })).toHaveFocus()
  await page.getByRole('button', { name: 'blog', exact: true }).click()
  await expect.poll(() => open.mock.lastCall?.[0]).toEqual({ folder: '/home/ada/acme/blog' })
})

test('the sites in a folder are dismissed', async () => {
  open.mockReturnValueOnce({ kind: 'choose', folder: '/home/ada', candidates: ['/home/ada/docs'] })
  await page.getByRole('button', { name: /^Acme/ }).click()
  await expect.element(page.getByText('The site is in a subfolder')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('The site is in a subfolder')).not.toBeInTheDocument()
})

test('what went wrong is dismissed', async () => {
  open.mockImplementation(() => {
    throw new Refusal('not-found', asMessage('It is gone.'), asMessage('Choose another.'))
  })
  await page.getByRole('button', { name: /^Acme/ }).click()
  await expect.element(page.getByText('Choose another.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('It is gone.')).not.toBeInTheDocument()
})

test('a folder that is dropped on the window is opened', async () => {
  open.mockReturnValue({ kind: 'empty', folder: '/home/ada', pages: 0 })
  const drag = (type: string, hasFile: boolean) => {
    const dataTransfer = new DataTransfer()
    if (hasFile) dataTransfer.items.add(new File([''], 'folder'))
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  Object.assign(opened.app, { pathOf: () => '/home/ada/dropped' })
  expect(drag('drop', true)).toBe(true)
  expect(open).not.toHaveBeenCalled()
  session().setState(({ abilities }) => ({ abilities: { ...abilities, dropFolder: true } }))
  await expect.element(page.getByText('Choose it, or drop it anywhere in this window')).toBeVisible()
  expect(drag('dragover', false)).toBe(false)
  expect(drag('dragover', true)).toBe(true)
  await expect.element(page.getByRole('main')).toHaveAttribute('data-over', 'true')
  drag('dragleave', true)
  await expect.element(page.getByRole('main')).not.toHaveAttribute('data-over')
  drag('dragover', true)
  drag('drop', true)
  await openedFolder().toMatchObject({ folder: '/home/ada/dropped' })
  await expect.element(page.getByRole('main')).not.toHaveAttribute('data-over')
})
