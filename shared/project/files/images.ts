import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { basename, dirname, extension, join, stem } from '../../text/path.ts'
import { plainLatin } from '../../text/slug.ts'

/** Bytes of the largest image that can be imported. */
const LARGEST = 10 * 1024 * 1024

const begins = (bytes: Uint8Array, start: string, at = 0): boolean =>
  [...start].every((character, index) => bytes[at + index] === character.charCodeAt(0))

/** By extension: whether the bytes are what the name says. */
const KINDS: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  '.png': bytes => begins(bytes, '\x89PNG'),
  '.jpg': bytes => begins(bytes, '\xff\xd8\xff'),
  '.jpeg': bytes => begins(bytes, '\xff\xd8\xff'),
  '.gif': bytes => begins(bytes, 'GIF8'),
  '.webp': bytes => begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8),
  '.avif': bytes => begins(bytes, 'ftypavif', 4),
  '.ico': bytes => begins(bytes, '\0\0\x01\0'),
  '.svg': bytes => begins(bytes, '<'),
}

/** A name that is valid on every system and in every address. */
function plainName(name: string): string {
  const plain = plainLatin(stem(name))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z\d._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60)
  return plain === '' ? 'image' : plain
}

/**
 * Returns where an image can be saved: in the folder of `path`, under a portable name that is free, even if
 * case is ignored. Refuses with `bad-request` if it is not an image, or too large.
 */
export function imagePath(path: string, bytes: Uint8Array, taken: Iterable<string>): string {
  const name = basename(path)
  const ending = extension(name).toLowerCase()
  const isKind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined
  if (!isKind?.(bytes)) {
    throw new Refusal('bad-request', message('project:notImage', { name }), message('project:notImageHint'))
  }
  if (bytes.length > LARGEST) {
    throw new Refusal(
      'bad-request',
      message('project:imageTooLarge', { name }),
      message('project:imageTooLargeHint'),
    )
  }
  const names = new Set([...taken].map(one => one.toLowerCase()))
  const folder = dirname(path)
    .split('/')
    .filter(one => !one.startsWith('.') && one !== 'node_modules')
  const begin = join(...folder, plainName(name))
  for (let number = 1; ; number += 1) {
    const free = `${begin}${number === 1 ? '' : `-${number}`}${ending}`
    if (!names.has(free.toLowerCase())) return free
  }
}
