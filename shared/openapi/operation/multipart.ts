import type { RequestPart } from './request-model.ts'

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

const written = (parts: readonly (readonly [head: readonly string[], content: string])[], boundary: string) =>
  [
    ...parts.map(([head, content]) => `--${boundary}\r\n${head.join('\r\n')}\r\n\r\n${content}\r\n`),
    `--${boundary}--\r\n`,
  ].join('')

/** A form as it is sent; files are only named. */
export const formPartsText = (parts: readonly RequestPart[]): string =>
  written(
    parts.map(part => [partHead(part), part.file === undefined ? part.value : `<${part.file}>`]),
    boundaryOf(parts),
  )

/** Parts one after the other, for any `multipart` format but that of forms; with the format that names the boundary. */
export function partsText(
  type: string,
  parts: readonly RequestPart[],
): { readonly text: string; readonly type: string } {
  const boundary = boundaryOf(parts)
  const text = written(
    parts.map(part => [[`Content-Type: ${part.type ?? 'text/plain'}`], part.value]),
    boundary,
  )
  return { text, type: /boundary=/i.test(type) ? type : `${type}; boundary=${boundary}` }
}
