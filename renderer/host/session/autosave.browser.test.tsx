import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { useNotices } from '../base/notices.ts'
import { editFile, readText } from '../documents/documents.ts'
import { type Autosave, showPage, useView } from '../view/view.ts'
import { createAutosave } from './autosave.ts'
import { useSaving } from './saving.ts'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one", "two"] }] }\n',
  'one.mdx': 'One.\n',
  'two.mdx': 'Two.\n',
}

async function open(autosave: Autosave) {
  const opened = await openSite(FILES)
  const { site, disk, project } = opened
  await opened.render(<p>The window</p>)
  showPage(site, 'one.mdx')
  useView.of(site).setState({ autosave })
  const type = async (file: string, text: string) => {
    await readText(site, file)
    editFile(site, file, [{ offset: 0, length: 0, text }], { label: 'Type' })
  }
  const onDisk = async (file: string) => (await disk.readText(file)).text
  return { ...opened, type, onDisk, dirty: () => project.state().dirty.map(({ file }) => file) }
}

/** Longer than the pause. */
const later = () => new Promise(resolve => setTimeout(resolve, 2500))

test('everything is saved after a pause, silently', async () => {
  const { type, onDisk, dirty } = await open('pause')
  await type('one.mdx', 'New. ')
  await type('two.mdx', 'New. ')
  await expect.poll(dirty).toEqual([])
  expect(await onDisk('one.mdx')).toBe('New. One.\n')
  expect(await onDisk('two.mdx')).toBe('New. Two.\n')
  await expect.element(page.getByText(/^Saved/)).not.toBeInTheDocument()
})

test('a page is saved when another one is shown, and not before', async () => {
  const { type, site, dirty } = await open('leave')
  await type('one.mdx', 'New. ')
  await later()
  expect(dirty()).toEqual(['one.mdx'])
  showPage(site, 'two.mdx')
  await expect.poll(dirty).toEqual([])
})

test('nothing is saved while it is off', async () => {
  const { type, site, dirty } = await open('off')
  await type('one.mdx', 'New. ')
  showPage(site, 'two.mdx')
  await later()
  expect(dirty()).toEqual(['one.mdx'])
})

test('a conflict is never saved over, and asks nothing by itself', async () => {
  const { type, site, disk, project, onDisk } = await open('off')
  await type('one.mdx', 'Mine. ')
  await expect.poll(() => project.state().dirty.length).toBe(1)
  disk.change({ 'one.mdx': 'Theirs. One.\n' })
  await expect.poll(() => project.state().conflicts.length).toBe(1)
  useView.of(site).setState({ autosave: 'pause' })
  await type('two.mdx', 'New. ')
  await expect.poll(() => onDisk('two.mdx')).toBe('New. Two.\n')
  expect(await onDisk('one.mdx')).toBe('Theirs. One.\n')
  expect(useSaving.of(site).getState().conflict).toBeUndefined()
})

test('settings that cannot be read stay unsaved until they can', async () => {
  const { type, onDisk, dirty } = await open('pause')
  await type('docs.json', '{ ')
  await type('two.mdx', 'New. ')
  await expect.poll(() => onDisk('two.mdx')).toBe('New. Two.\n')
  await later()
  expect(await onDisk('docs.json')).toBe(FILES['docs.json'])
  expect(dirty()).toEqual(['docs.json'])
})

test('a failure is told once, until a save succeeds', async () => {
  const { app, site, type, disk, dirty } = await open('off')
  const told: unknown[] = []
  useNotices.of(app).subscribe(({ latest }) => told.push(latest?.message))
  const run = createAutosave(site)
  const full = new Refusal('disk', asMessage('The disk is full.'))
  for (const text of ['New. ', 'Newer. ']) {
    disk.failNext('write', full)
    await type('one.mdx', text)
    await run()
  }
  expect(told).toEqual(['Not saved automatically: The disk is full.'])
  await run()
  expect(dirty()).toEqual([])
  disk.failNext('write', full)
  await type('one.mdx', 'Newest. ')
  await run()
  expect(told).toHaveLength(2)
})
