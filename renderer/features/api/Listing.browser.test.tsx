import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { MemoryHostOptions } from '../../../shared/rpc/testing/memory-host.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Navigation } from '../navigation/Navigation.tsx'
import { SettingsPanel } from '../settings/SettingsPanel.tsx'
import { FILES } from './testing/zoo.ts'

let opened: OpenedTestSite
const config = async () => JSON.parse(await opened.text('docs.json'))
const row = (name: string) => page.getByRole('grid', { name: 'Operations' }).getByRole('row', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = (name: string) => getComputedStyle(row(name).getByText(name, { exact: true }).element())

async function open(handlers: MemoryHostOptions['handlers'] = {}) {
  opened = await openSite(FILES, { handlers })
  return opened.render(<SettingsPanel section="api" />)
}

test('an operation is dragged from the list into the navigation, and no other', async () => {
  opened = await openSite(FILES)
  await opened.render(
    <div style={{ display: 'grid', gridTemplateColumns: '300px 800px' }}>
      <Navigation />
      <SettingsPanel section="api" />
    </div>,
  )
  await expect.element(row('List tickets')).toBeVisible()
  const group = page.getByRole('treeitem', { name: 'Start', exact: true })
  await userEvent.dragAndDrop(row('List tickets'), group, {
    sourcePosition: { x: 60, y: 10 },
    targetPosition: { x: 80, y: 14 },
  })
  await expect.poll(async () => JSON.stringify((await config()).navigation)).toMatch(/get-tickets/)
  expect(JSON.stringify((await config()).navigation)).not.toMatch(/animals/)
})

test('only what is deprecated is struck out', async () => {
  await open()
  await expect.element(row('Add an animal')).toBeVisible()
  expect(title('Add an animal').textDecorationLine).toBe('line-through')
  expect(title('List animals').textDecorationLine).toBe('none')
})

test('of a group some of whose operations are excluded, the others can be excluded and all restored', async () => {
  await open()
  await button('More actions for “List animals”').click()
  await page.getByRole('menuitem', { name: 'Nothing: exclude it' }).click()
  await expect.poll(() => opened.project.state().undo).toBe('Exclude “List animals”')
  await expect.element(page.getByText(/1 excluded/)).toBeVisible()
  await button('More actions for “Animals”').click()
  await page.getByRole('menuitem', { name: 'Nothing: exclude it' }).click()
  await expect.element(page.getByText(/2 excluded/)).toBeVisible()
  await button('More actions for “Animals”').click()
  await page.getByRole('menuitem', { name: 'A generated page' }).click()
  await expect.poll(() => opened.text('zoo.json')).toBe(FILES['zoo.json'])
})

test('operations that cannot be read say why', async () => {
  await open({
    apis: () => {
      throw new Refusal('disk', asMessage('The disk is gone.'))
    },
  })
  await expect.element(page.getByText('The disk is gone.').first()).toBeVisible()
})

test('what was read before is not shown as if it were current', async () => {
  const api = { at: '/openapi/0', written: 'zoo.json', file: 'zoo.json', title: 'Old zoo', groups: [] }
  const apis = vi.fn().mockReturnValue([api])
  const shown = await open({ apis })
  await expect.element(page.getByText('Old zoo')).toBeVisible()
  apis.mockReturnValue(new Promise(() => undefined))
  await shown.unmount()
  await opened.render(<SettingsPanel section="api" />)
  await expect.element(page.getByText('zoo.json').first()).toBeVisible()
  await expect.element(page.getByText('Old zoo')).not.toBeInTheDocument()
})

test('a search for API files that fails says why, unless nobody waits for it any more', async () => {
  const answer = new EventTarget()
  const unlistedApis = vi.fn(
    () =>
      new Promise<never>((_, reject) =>
        answer.addEventListener('fail', () => reject(new Refusal('disk', asMessage('The disk is gone.')))),
      ),
  )
  await open({ unlistedApis })
  await button('Choose a file from this site…').click()
  await expect.element(page.getByRole('progressbar', { name: 'Looking for API files…' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  answer.dispatchEvent(new Event('fail'))
  await opened.project.idle()
  await button('Choose a file from this site…').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByText('The disk is gone.')).not.toBeInTheDocument()
  answer.dispatchEvent(new Event('fail'))
  await expect.element(page.getByText('The disk is gone.').first()).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
