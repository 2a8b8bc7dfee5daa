import { posix } from 'node:path'

const plain = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:html|mdx?)$/i, '')
    .replace(/(^|\/)index$/, '')
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase()

const decoded = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/**
 * An address as what it leads to: a path from the site's root for its own pages and files, without what a build may change
 * about it; `folder` is where relative ones start.
 */
export function destination(address: string, folder: string): string {
  const written = decoded(address.trim())
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(written)) {
    try {
      return decoded(new URL(written.startsWith('//') ? `https:${written}` : written).href).replace(/\/$/, '')
    } catch {
      return written
    }
  }
  if (written === '' || /^[?#]/.test(written)) return written.replace(/^\?[^#]*/, '').toLowerCase()
  const path = written.startsWith('/')
    ? written
    : posix.join('/', folder, plain(written) === '' ? written.replace(/[?#].*$/s, '') : written)
  return plain(posix.normalize(path))
}
