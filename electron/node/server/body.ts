import type { IncomingMessage } from 'node:http'

/** Reads a small JSON body; undefined if it is larger than `limit` bytes or not JSON. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) return undefined
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}
