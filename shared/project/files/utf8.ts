/** First bytes by the number of bytes that follow, of characters beyond ASCII. */
const LEAD = [0, 0xc0, 0xe0, 0xf0]

/** Returns `text` as UTF-8; half of a surrogate pair becomes the replacement character. */
export function utf8Bytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 3)
  let size = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) {
      bytes[size++] = unit
      continue
    }
    const found = text.codePointAt(at) ?? 0
    if (found > 0xffff) at += 1
    const code = found >= 0xd800 && found <= 0xdfff ? 0xfffd : found
    const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3
    bytes[size++] = (LEAD[more] ?? 0) | (code >> (6 * more))
    for (let shift = 6 * (more - 1); shift >= 0; shift -= 6) bytes[size++] = 0x80 | ((code >> shift) & 0x3f)
  }
  return bytes.slice(0, size)
}

/** Whether `text` survives being written as UTF-8: it has no lone surrogate. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)
