import { protocol } from 'electron'
import { message } from '../../shared/messages/message.ts'
import { modeScriptHash } from '../../shared/site/inline-scripts.generated.ts'
import type { Product } from '../node/base/product.ts'
import type { NodeHost } from '../node/session/host.ts'
import { type Answer, notFound, plain } from '../node/web/answer.ts'
import { editorAnswer } from '../node/web/editor.ts'
import { previewAnswer } from '../node/web/preview.ts'
import { ShippedFiles } from '../node/web/shipped.ts'
import { EDITOR, isAt, PREVIEW } from './addresses.ts'

/** Must be called before the app is ready. */
export function declareSchemes(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: EDITOR.scheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
    {
      scheme: PREVIEW.scheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, stream: true },
    },
  ])
}

/** The decoded path of an address; undefined if it cannot be decoded. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address).pathname)
  } catch {
    return undefined
  }
}

/** Serves the editor's own pages. */
function editorHandler(product: Product): (request: Request) => Promise<Answer> {
  const files = new ShippedFiles(product.editor)
  const addresses = { connect: [], preview: PREVIEW.root }
  return async request => {
    const path = isAt(EDITOR, request.url) ? pathOf(request.url) : undefined
    if (request.method !== 'GET') return plain(405, message('host:answers.onlyGet'))
    return editorAnswer(files, path ?? '/\0', addresses)
  }
}

/** Serves previews. */
function previewHandler(product: Product, host: NodeHost): (request: Request) => Promise<Answer> {
  const parts = {
    shipped: [new ShippedFiles(product.site), new ShippedFiles(product.preview)],
    editor: EDITOR.root.slice(0, -1),
    scriptHash: modeScriptHash,
  }
  return async request => {
    const path = isAt(PREVIEW, request.url) ? pathOf(request.url) : undefined
    const [, capability = '', below = ''] = /^\/([\da-f]+)\/(.*)$/s.exec(path ?? '') ?? []
    const source = host.previewed(capability)
    if (!source || request.method !== 'GET') return notFound
    const range = request.headers.get('range')
    const base = `${PREVIEW.root}${capability}/`
    return previewAnswer(parts, { source, base, path: below, ...(range !== null && { range }) })
  }
}

const served = (answer: (request: Request) => Promise<Answer>) => async (request: Request) => {
  const { body, headers, status } = await answer(request).catch(() => notFound)
  return new Response(typeof body === 'string' ? body : Uint8Array.from(body), { status, headers })
}

/** Serves both schemes; must be called once the app is ready. */
export function serveSchemes(product: Product, host: NodeHost): void {
  protocol.handle(EDITOR.scheme, served(editorHandler(product)))
  protocol.handle(PREVIEW.scheme, served(previewHandler(product, host)))
}
