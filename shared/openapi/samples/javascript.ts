import { boundaryOf, formType, partHead } from '../operation/multipart.ts'
import type { RequestModel, RequestPart } from '../operation/request-model.ts'
import { double } from './quote.ts'

interface Snippet {
  readonly before: readonly string[]
  readonly value?: string
}

// The library cannot set headers of a part.
function writtenOut(parts: readonly RequestPart[]): readonly string[] {
  const boundary = boundaryOf(parts)
  const rows = parts.map(part => {
    const head = `--${boundary}\r\n${partHead(part).join('\r\n')}\r\n\r\n`
    const content = part.file === undefined ? double(part.value) : 'file'
    return `  ${double(head)}, ${content}, ${double('\r\n')},`
  })
  const end = `  ${double(`--${boundary}--\r\n`)},`
  return ['const body = new Blob([', ...rows, end, `], { type: ${double(formType(boundary))} })`]
}

function bodyOf({ body }: RequestModel): Snippet {
  switch (body?.kind) {
    case 'text':
      return { before: [], value: double(body.text) }
    case 'form': {
      const rows = body.pairs.map(([name, value]) => `  [${double(name)}, ${double(value)}],`)
      return { before: ['const body = new URLSearchParams([', ...rows, '])'], value: 'body' }
    }
    case 'parts': {
      const rows = body.parts.map(({ name, value, file, type }) => {
        if (file !== undefined) {
          const typed = type === undefined ? 'file' : `new Blob([file], { type: ${double(type)} })`
          return `body.append(${double(name)}, ${typed}, ${double(file)})`
        }
        if (type === undefined) return `body.append(${double(name)}, ${double(value)})`
        return `body.append(${double(name)}, new Blob([${double(value)}], { type: ${double(type)} }))`
      })
      const hasFile = body.parts.some(({ file }) => file !== undefined)
      const file = hasFile ? ['const file = new Blob(["…"]) // the file to send'] : []
      const isPlain = body.parts.every(({ headers }) => headers === undefined)
      const made = isPlain ? ['const body = new FormData()', ...rows] : writtenOut(body.parts)
      return { before: [...file, ...made], value: 'body' }
    }
    case 'file':
      return { before: ['const file = new Blob(["…"]) // the file to send'], value: 'file' }
    default:
      return { before: [] }
  }
}

/** The request as JavaScript for browsers and Node. */
export function javascript(request: RequestModel): string {
  const isLost = request.body !== undefined && /^(get|head)$/i.test(request.method)
  const { before, value }: Snippet = isLost
    ? { before: [`// fetch sends no body with ${request.method}`] }
    : bodyOf(request)
  const headers = request.headers.map(([name, text]) => `    ${double(name)}: ${double(text)},`)
  return [
    ...before,
    `const response = await fetch(${double(request.url)}, {`,
    `  method: ${double(request.method)},`,
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(value === undefined ? [] : [`  body: ${value},`]),
    '})',
    'console.log(response.status, await response.text())',
  ].join('\n')
}
