import { looksLikeApi } from '../../../shared/openapi/document/read.ts'
import { isLoopbackHost } from '../../../shared/text/loopback.ts'
import { basename, dirname } from '../../../shared/text/path.ts'

/** Larger files are not copied: every change would parse them again. */
const LARGEST = 40_000_000

/** The path for an imported file: in the folder of the existing ones, with a free name that is valid on every system. */
export function importedPath(
  name: string,
  text: string,
  listed: readonly string[],
  taken: Iterable<string>,
): string {
  const [sibling] = listed.filter(file => !/^[a-z][a-z\d+.-]*:/i.test(file))
  const folder = sibling === undefined ? 'openapi' : dirname(sibling.replace(/^(\.?\/+)+/, ''))
  const ending =
    /\.(json|ya?ml)$/i.exec(name)?.[0].toLowerCase() ?? (/^\s*[[{]/.test(text) ? '.json' : '.yaml')
  const plain = basename(name)
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80)
  const used = new Set([...taken].map(file => file.toLowerCase()))
  const stem = `${folder === '' ? '' : `${folder}/`}${plain === '' ? 'api' : plain}`
  let path = stem + ending
  for (let count = 2; used.has(path.toLowerCase()); count++) path = `${stem}-${count}${ending}`
  return path
}

/** Why the text of a file cannot be imported; `undefined` if it can. */
export const refusal = (text: string): 'large' | 'other' | undefined =>
  text.length > LARGEST ? 'large' : looksLikeApi(text) ? undefined : 'other'

/**
 * Whether this is a full URL that an API file can be downloaded from: https, or http on this computer,
 * where a path is optional.
 */
export function isApiAddress(written: string): boolean {
  if (/\s/.test(written) || !/^https?:\/\//i.test(written) || !URL.canParse(written)) return false
  const { protocol, hostname, username, password } = new URL(written)
  if (username !== '' || password !== '') return false
  if (isLoopbackHost(hostname)) return true
  const isWhole = /^https:\/\/[^/?#]+\//i.test(written)
  return protocol === 'https:' && isWhole && (hostname.includes('.') || hostname.startsWith('['))
}
