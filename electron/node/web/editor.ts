import { type Answer, COMMON, notFound } from './answer.ts'
import type { ShippedFiles } from './shipped.ts'
import { shippedType } from './types.ts'

/** Addresses of the parts of the editor. */
export interface EditorAddresses {
  /** What the editor may call besides its own files: the address of the socket. */
  readonly connect: readonly string[]
  /** The address below which previews are served. */
  readonly preview: string
}

/** The policy of the editor's own pages: only its own files, and the preview in a frame. */
export function editorPolicy({ connect, preview }: EditorAddresses): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${preview}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self'",
    `frame-src ${preview}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Serves the editor's files; `path` is the path of the address, starting with `/`. */
export async function editorAnswer(
  files: ShippedFiles,
  path: string,
  folders: EditorAddresses,
): Promise<Answer> {
  const name = path === '/' ? 'index.html' : path.slice(1)
  const body = await files.read(name)
  const policy = { 'content-security-policy': editorPolicy(folders) }
  if (!body) return { ...notFound, headers: { ...notFound.headers, ...policy } }
  return {
    status: 200,
    headers: {
      ...COMMON,
      ...policy,
      'content-type': shippedType(name),
      'cache-control': name.startsWith('assets/') ? 'private, max-age=86400, immutable' : 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
    body,
  }
}
