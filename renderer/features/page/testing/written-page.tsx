import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reveal } from '../../../host/session/reveal.ts'
import { type OpenedTestSite, openSite } from '../../../testing/rendered-site.tsx'
import { Announcements } from '../../announcements/Announcements.tsx'
import { OpenBlockCard } from '../card/BlockCard.tsx'
import { PageEditor } from '../PageEditor.tsx'

export const HEAD = '---\ntitle: One\n---\n\n'
const FILES = {
  'docs.json': '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["one", "two"] }]\n}\n',
  'two.mdx': '---\ntitle: Two\n---\n\n## Second heading\n',
}

export let opened: OpenedTestSite
export const source = () => page.getByRole('textbox', { name: 'Page source' })
export const tool = (name: string) => page.getByRole('button', { name, exact: true })
export const text = (file = 'one.mdx') => opened.text(file)
export const body = async () => (await text()).slice(HEAD.length)

/** Opens a page with this text below its frontmatter; “‸” in it is the cursor, two of them a selection. */
export async function write(content: string, more: Parameters<typeof openSite>[0] = {}) {
  const [before = '', selected = '', behind] = content.split('‸')
  const rest = behind === undefined ? selected : selected + behind
  opened = await openSite({ ...FILES, 'one.mdx': HEAD + before + rest, ...more })
  await opened.render(
    <>
      <PageEditor file="one.mdx" />
      <OpenBlockCard />
      <Announcements />
    </>,
  )
  await expect.element(tool('Bold')).toBeEnabled()
  await select(before.length, behind === undefined ? 0 : selected.length)
}

/** Selects a range of the text; a negative offset is in the frontmatter. */
export async function select(offset: number, length = 0) {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
  reveal(opened.site, { file: 'one.mdx', offset: HEAD.length + offset, length })
  await expect.element(source()).toHaveFocus()
}

export const keys = (typed: string) => userEvent.keyboard(typed)

/** Pastes what a program put into the clipboard. */
export function paste(content: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const data = new DataTransfer()
  for (const [type, value] of Object.entries(content)) data.setData(type, value)
  for (const file of files) data.items.add(file)
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  source().element().dispatchEvent(event)
}

/** Drops files onto the text; returns whether the text takes them. */
export function drop(files: readonly File[], on = source().element()) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const options = { dataTransfer: data, bubbles: true, cancelable: true }
  const over = new DragEvent('dragover', options)
  on.dispatchEvent(over)
  const dropped = new DragEvent('drop', options)
  on.dispatchEvent(dropped)
  return over.defaultPrevented && dropped.defaultPrevented
}

/** An image of this size, as a program puts it into the clipboard. */
export async function picture(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
