import type { RequestPart } from '../operation/request.ts'

/**
 * The boundary between the parts of a form, for languages whose library generates none; no part contains it.
 */
export function boundaryOf(parts: readonly RequestPart[]): string {
  let longest = -1
  for (const { value } of parts) {
    for (const [run] of value.matchAll(/--galley-boundary(?:-x)*/g))
      longest = Math.max(longest, (run.length - '--galley-boundary'.length) / 2)
  }
  return `galley-boundary${'-x'.repeat(longest + 1)}`
}

/** The content type of a form with that boundary. */
export const formType = (boundary: string): string => `multipart/form-data; boundary=${boundary}`

const inLine = (text: string) => text.replace(/[\r\n"]/g, ' ')

/** The lines above the content of one part. */
export function partHead({ name, file, type, headers = [] }: RequestPart): readonly string[] {
  const called = file === undefined ? '' : `; filename="${inLine(file)}"`
  const kind = type ?? (file === undefined ? undefined : 'application/octet-stream')
  return [
    `Content-Disposition: form-data; name="${inLine(name)}"${called}`,
    ...(kind === undefined ? [] : [`Content-Type: ${kind}`]),
    ...headers.map(header => header.join(': ')),
  ]
}
