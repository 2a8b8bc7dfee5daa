import { randomBytes } from 'node:crypto'
import { createServer as createProbe } from 'node:net'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { dictionaryModule } from '../build/dictionary-module.ts'
import { renderer } from '../build/targets.ts'
import type { EditorPages } from '../node/server/server.ts'
import { COMMON } from '../node/web/answer.ts'
import { editorPolicy } from '../node/web/editor.ts'

const LOOPBACK = '127.0.0.1'
const CLIENT = 'virtual:galley-dev'

/** The name of the event that tells windows to load their previews again. */
export const SITE_BUILT = 'galley:site'

const CLIENT_CODE = `import.meta.hot?.on(${JSON.stringify(SITE_BUILT)}, () => {
  for (const frame of document.querySelectorAll('iframe')) frame.src = frame.src
})`

/** Makes a window load its previews again when the script or the styles of published pages were built. */
function previewReload(): Plugin {
  return {
    name: 'galley:dev',
    resolveId: id => (id === CLIENT ? `\0${CLIENT}` : undefined),
    load: id => (id === `\0${CLIENT}` ? CLIENT_CODE : undefined),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `${BASE}@id/__x00__${CLIENT}` }, injectTo: 'head' },
    ],
  }
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const probe = createProbe()
  await new Promise<void>(resolve => probe.listen(0, LOOPBACK, resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** The editor's modules as Vite serves them, and how a request for one is answered. */
export interface DevelopedEditor {
  readonly vite: ViteDevServer
  readonly pages: EditorPages
}

/** What Vite serves begins with this: the renderer has a folder `preview`, and previews have an address of that name. */
const BASE = '/editor/'

/** The address that Vite knows a page or module by. */
const addressed = (url: string): string => {
  if (url === '/gallery') return `${BASE}gallery/index.html`
  return url.startsWith(BASE) ? url : BASE + url.slice(1)
}

/** Starts Vite for the renderer. Its modules are served by the host alone; its updates come over a socket of their own. */
export async function developEditor(root: string): Promise<DevelopedEditor> {
  const nonce = randomBytes(16).toString('base64')
  const port = await freePort()
  const vite = await createServer({
    ...renderer,
    base: BASE,
    appType: 'mpa',
    cacheDir: `${root}node_modules/.vite/dev`,
    plugins: [...(renderer.plugins ?? []), dictionaryModule(), previewReload()],
    html: { cspNonce: nonce },
    optimizeDeps: { entries: ['index.html', 'gallery/index.html'] },
    server: {
      middlewareMode: true,
      cors: false,
      hmr: { host: LOOPBACK, port },
      fs: { allow: ['renderer', 'shared', 'resources', 'node_modules'].map(name => root + name) },
    },
  })
  const pages: EditorPages = (request, response, places) => {
    const connect = [...places.connect, `ws://${LOOPBACK}:${port}`]
    const policy = editorPolicy({ ...places, connect }).replace("script-src 'self'", `$& 'nonce-${nonce}'`)
    const headers = {
      ...COMMON,
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    request.url = addressed(request.url ?? '/')
    vite.middlewares(request, response)
  }
  return { vite, pages }
}
