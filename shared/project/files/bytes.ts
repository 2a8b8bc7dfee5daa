import type { FileText } from './files.ts'
import { utf8Bytes } from './utf8.ts'

const BYTES =
  /\.(avif|bmp|eot|gif|gz|ico|jpe?g|mov|mp[34]|ogg|otf|pdf|png|tiff?|ttf|wav|web[mp]|woff2?|zip)$/i

/** Whether a file is bytes rather than text: images, fonts, videos and the like. Its text is a {@link referenceTo | reference}. */
export const isBytes = (file: string): boolean => BYTES.test(file)

/** It starts with a character that is no byte: nothing that one character per byte gives looks like a reference. */
const REFERENCE = /^→([\da-f]+):(\d+)$/

/**
 * Returns the text that stands for bytes: their digest and their number. It is small and the same wherever the
 * bytes are, so that moving an image moves no bytes.
 */
export const referenceTo = (digest: string, size: number): string => `→${digest}:${size}`

/** Whether a text stands for bytes. */
export const isReference = (text: string): boolean => REFERENCE.test(text)

/** The digest in a reference; empty if the text is none. */
export const digestIn = (reference: string): string => REFERENCE.exec(reference)?.[1] ?? ''

/** The number of bytes that a reference stands for; 0 if the text is none. */
export const sizeIn = (reference: string): number => Number(REFERENCE.exec(reference)?.[2] ?? 0)

/** How many at once: a call takes only a limited number of arguments. */
const PIECE = 8192

/** Returns bytes as a text with one character per byte, which is how they cross to and from a window. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return text
}

/** Returns the bytes of a text with one character per byte. */
export function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** Returns the bytes that a text has on disk. */
export const encodedText = ({ text, bom }: FileText): Uint8Array<ArrayBuffer> =>
  utf8Bytes(bom ? `\ufeff${text}` : text)

/** The number of bytes that `file` has on disk with this text. */
export const sizeOnDisk = (file: string, text: FileText): number =>
  isBytes(file) ? sizeIn(text.text) : encodedText(text).length
