import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { FolderDialog } from './FolderDialog.tsx'

const browse = vi.fn()
const choose = vi.fn()
const close = vi.fn()

const listing = (folder: string) => ({
  folder,
  ...(folder !== '/home' && { parent: '/home' }),
  folders: folder === '/home/ada' ? [{ name: 'docs', folder: '/home/ada/docs', isSite: true }] : [],
  isSite: folder === '/home/ada/docs',
})
const dialog = () => page.getByRole('dialog', { name: 'Open a folder' })
const path = () => dialog().getByRole('textbox', { name: 'Folder' })
const folder = (name: string | RegExp) => dialog().getByRole('option', { name })

beforeEach(async () => {
  for (const mock of [browse, choose, close]) mock.mockReset()
  browse.mockImplementation(({ folder = '/home/ada' }) => {
    if (folder === '/nowhere') throw new Refusal('not-found', asMessage('There is no such folder.'))
    return listing(folder)
  })
  const opened = await openSite({ 'docs.json': '{ "name": "Acme" }\n' }, { handlers: { browse } })
  await opened.render(<FolderDialog isOpen onClose={close} onChoose={choose} />)
})

test('a folder is chosen with the mouse: in it, above it, and at once if it is a site', async () => {
  await expect.element(path()).toHaveFocus()
  await expect.element(path()).toHaveAccessibleDescription(/Press Enter again to open it/)
  await expect.element(path()).toHaveValue('/home/ada')
  await folder('Up one folder').click()
  await expect.element(path()).toHaveValue('/home')
  await expect.element(folder('Up one folder')).not.toBeInTheDocument()
  await expect.element(dialog().getByText('No folders here')).toBeVisible()
  await path().fill('/home/ada')
  await userEvent.keyboard('{Enter}')
  await folder(/^docs/).click()
  await expect.poll(() => choose.mock.calls).toEqual([['/home/ada/docs']])
  expect(close).toHaveBeenCalledOnce()
})

test('a folder is chosen with the keyboard: Enter lists it, Enter opens it', async () => {
  await path().fill('/home')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('No folders here')).toBeVisible()
  expect(choose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => choose.mock.calls).toEqual([['/home']])
})

test('arrow keys reach a folder of the list', async () => {
  await expect.element(folder(/^docs/)).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => choose.mock.calls).toEqual([['/home/ada/docs']])
})

test('a folder that does not exist is named, until another is typed', async () => {
  await path().fill('/nowhere')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('There is no such folder.')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Open this folder' })).toBeDisabled()
  await expect.element(path()).toHaveValue('/nowhere')
  await path().fill('/home')
  await expect.element(dialog().getByText('There is no such folder.')).not.toBeInTheDocument()
})

test('a path that was typed is listed when the field is left', async () => {
  await path().fill('/home')
  await userEvent.tab()
  await expect.element(dialog().getByText('No folders here')).toBeVisible()
})

test('the path of the folder that was found takes the place of what was typed', async () => {
  await expect.element(path()).toHaveValue('/home/ada')
  browse.mockReturnValueOnce(listing('/home'))
  await path().fill('~/..')
  await userEvent.keyboard('{Enter}')
  await expect.element(path()).toHaveValue('/home')
})

test('a folder of the list takes the place of what was typed', async () => {
  await path().fill('/nowhere')
  await folder('Up one folder').click()
  await expect.element(path()).toHaveValue('/home')
})

test('a person who types the folder that is shown stays there, whatever is found later', async () => {
  const answers: ((found: ReturnType<typeof listing>) => void)[] = []
  await expect.element(path()).toHaveValue('/home/ada')
  browse.mockReturnValueOnce(new Promise(resolve => answers.push(resolve)))
  await folder('Up one folder').click()
  await path().fill('/home/ad')
  await userEvent.keyboard('a')
  await userEvent.tab()
  answers[0]?.(listing('/home'))
  await new Promise(resolve => setTimeout(resolve, 50))
  await expect.element(path()).toHaveValue('/home/ada')
})

test('what was typed is not called missing before the press that left the field has ended', async () => {
  await expect.element(folder('Up one folder')).toBeVisible()
  await path().fill('/nowhere')
  const pressed = (type: string) =>
    folder('Up one folder')
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true, buttons: 1 }))
  pressed('pointerdown')
  const field = path().element()
  if (field instanceof HTMLElement) field.blur()
  await expect.poll(() => browse.mock.calls.at(-1)).toEqual([{ folder: '/nowhere' }])
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(dialog().getByText('There is no such folder.')).not.toBeInTheDocument()
  pressed('pointerup')
  await expect.element(dialog().getByText('There is no such folder.')).toBeVisible()
})
