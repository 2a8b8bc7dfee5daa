import type { Answer } from './answer.ts'

/** The first and last byte of a range request, such as `bytes=0-99`; undefined to send the whole file. */
function readRange(range: string | undefined, size: number): readonly [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to && from < size ? [from, to] : undefined
}

/** Cuts a response to the requested range, as videos need it. */
export function ranged(answer: Answer & { readonly body: Uint8Array }, range: string | undefined): Answer {
  const size = answer.body.length
  const headers = { ...answer.headers, 'accept-ranges': 'bytes' }
  const part = readRange(range, size)
  if (!part) return { ...answer, headers }
  const [from, to] = part
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${size}` },
    body: answer.body.subarray(from, to + 1),
  }
}
