import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { usePreview } from '../../../host/session/previewed-page.ts'
import { useView } from '../../../host/view/view.ts'
import type { FromFrame, ToFrame } from '../../../preview-frame/protocol.ts'
import { type OpenedTestSite, openSite } from '../../../testing/rendered-site.tsx'
import { Preview } from '../Preview.tsx'

const API = {
  openapi: '3.1.0',
  info: { title: 'Zoo', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: { '/tickets': { get: { summary: 'List tickets', responses: { 200: { description: 'All' } } } } },
}
export const FILES = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    openapi: 'zoo.json',
    tabs: [{ name: 'Guides', url: 'guides' }],
    navigation: [{ group: 'Start', pages: ['one', 'two', 'guides/three'] }],
  }),
  'one.mdx': '---\ntitle: One\n---\n\nText.\n\n## More\n',
  'two.mdx': '---\ntitle: Two\n---\n',
  'guides/three.mdx': '---\ntitle: Three\n---\n',
  'snippets/note.mdx': 'Take care.\n',
  'zoo.json': JSON.stringify(API),
}

// A page that says to the window what the test tells it to, and reports what the window says.
const DOCUMENT = `<script>
let port
onmessage = ({ data, ports }) => {
  if (data.galley === 'port') {
    port = ports[0]
    port.onmessage = event => parent.postMessage({ heard: event.data, url: location.href }, '*')
    port.postMessage({ kind: 'ready', revision: 1 })
  } else port.postMessage(data.say)
}
</script>`
export const urlOf = (path: string) => `data:text/html,${encodeURIComponent(DOCUMENT)}<a%20id="/${path}.html`

export let opened: OpenedTestSite
export const preview = vi.fn()
export const planRequest = vi.fn()
export const sendRequest = vi.fn()
export const readAnswer = vi.fn()
export const stopRequest = vi.fn()
export let heard: ToFrame[] = []
export const hear = ({ data }: MessageEvent) => {
  if (data?.heard) heard.push(data.heard)
}
export const frame = (name = 'Preview') => page.getByTitle(name, { exact: true })

/** Where a frame is in the window. */
export const boxOf = (name: string): DOMRect => frame(name).element().getBoundingClientRect()
export const status = () => page.getByRole('status').first()
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const lastOf = (kind: ToFrame['kind']) => heard.findLast(message => message.kind === kind)
export const view = () => useView.of(opened.site).getState()
export const path = () => usePreview.of(opened.site).getState().page?.path

/** Chooses from a menu of the preview's bar; `role` is that of the choice. */
export async function choose(
  menu: string,
  name: string,
  role: 'menuitemradio' | 'menuitemcheckbox' = 'menuitemradio',
) {
  await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click()
  await page.getByRole(role, { name, exact: true }).click()
}

/** Lets the page in the frame say something. */
export const say = (message: FromFrame) => {
  const { contentWindow } = frame().element() as HTMLIFrameElement
  contentWindow?.postMessage({ say: message }, '*')
}

/** Lets the page say something while a button is pressed: a press counts for some seconds, however busy the machine is. */
export async function sayAtPress(message: FromFrame) {
  addEventListener('click', () => say(message), { once: true, capture: true })
  await button('Sync scrolling').click()
}

/** Opens the preview, and waits until its page is live. */
export async function open() {
  await opened.render(<Preview />)
  await expect.element(status()).toHaveTextContent('Live')
}

/** Starts listening to the page, and opens a site whose pages are stand-ins. */
export async function start() {
  for (const mock of [preview, planRequest, sendRequest, readAnswer, stopRequest]) mock.mockReset()
  heard = []
  addEventListener('message', hear)
  preview.mockImplementation(({ page: wanted }) => {
    const shown = wanted === '' ? 'one' : wanted
    return { path: shown, file: `${shown}.mdx`, url: urlOf(shown), revision: 1 }
  })
  opened = await openSite(FILES, {
    handlers: { preview, planRequest, sendRequest, readAnswer, stopRequest },
  })
}
