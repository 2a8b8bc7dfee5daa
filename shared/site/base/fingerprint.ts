function mix(high: number, low: number): string {
  const first = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  const last = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909)
  return (4294967296 * (2097151 & last) + (first >>> 0)).toString(36)
}

/** Returns a short hash of the content for file names, so that browsers may cache the file forever. */
export function fingerprint(content: Uint8Array | string): string {
  const isText = typeof content === 'string'
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < content.length; index++) {
    const unit = isText ? content.charCodeAt(index) : (content[index] ?? 0)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  return mix(high, low)
}
