import type { FileText } from './files.ts'
import { utf8Bytes } from './utf8.ts'

const BYTES =
  /\.(avif|bmp|eot|gif|gz|ico|jpe?g|mov|mp[34]|ogg|otf|pdf|png|tiff?|ttf|wav|web[mp]|woff2?|zip)$/i

/** Whether the text of a file stands for its bytes, one character each: images, fonts, videos and the like. */
export const isBytes = (file: string): boolean => BYTES.test(file)

/** How many at once: a call takes only a limited number of arguments. */
const PIECE = 8192

/** Returns bytes as a text with one character per byte. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return text
}

/** Returns the bytes that `file` has on disk for this text. */
export function fileBytes(file: string, { text, bom }: FileText): Uint8Array<ArrayBuffer> {
  if (!isBytes(file)) return utf8Bytes(bom ? `\ufeff${text}` : text)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
