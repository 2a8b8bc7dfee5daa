import type { RequestPart } from '../request.ts'

/** Stands between the parts of a form, for languages whose library has none. */
export const BOUNDARY = 'galley-boundary'

const inLine = (text: string) => text.replace(/[\r\n"]/g, ' ')

/** The lines above the content of one part. */
export function partHead({ name, file, type }: RequestPart): readonly string[] {
  const called = file === undefined ? '' : `; filename="${inLine(file)}"`
  const kind = type ?? (file === undefined ? undefined : 'application/octet-stream')
  return [
    `Content-Disposition: form-data; name="${inLine(name)}"${called}`,
    ...(kind === undefined ? [] : [`Content-Type: ${kind}`]),
  ]
}
