import { boundaryOf, formType, partHead } from '../operation/multipart.ts'
import type { RequestModel, RequestPart } from '../operation/request-model.ts'
import { ruby as quoted } from './quote.ts'

function formLines(parts: readonly RequestPart[]): readonly string[] {
  // The library sets types only for files, and headers for no part.
  if (parts.some(({ file, type }) => file === undefined && type !== undefined)) return writtenOut(parts)
  if (parts.some(({ headers }) => headers !== undefined)) return writtenOut(parts)
  const rows = parts.map(({ name, value, file, type }) => {
    const options = type === undefined ? '' : `, { content_type: ${quoted(type)} }`
    return `  [${quoted(name)}, ${file === undefined ? quoted(value) : `File.open(${quoted(file)})${options}`}],`
  })
  return ['request.set_form([', ...rows, '], "multipart/form-data")']
}

function writtenOut(parts: readonly RequestPart[]): readonly string[] {
  const boundary = boundaryOf(parts)
  const rows = parts.map(part => {
    const content = part.file === undefined ? `${quoted(part.value)}.b` : `File.binread(${quoted(part.file)})`
    return `  [[${partHead(part).map(quoted).join(', ')}], ${content}],`
  })
  return [
    'parts = [',
    ...rows,
    ']',
    'request.body = parts.map { |head, content|',
    `  "--${boundary}\\r\\n#{head.join("\\r\\n")}\\r\\n\\r\\n".b + content + "\\r\\n"`,
    `}.join + "--${boundary}--\\r\\n"`,
    `request["Content-Type"] = ${quoted(formType(boundary))}`,
  ]
}

function bodyOf({ body }: RequestModel): readonly string[] {
  switch (body?.kind) {
    case 'text':
      return [`request.body = ${quoted(body.text)}`]
    case 'form': {
      const rows = body.pairs.map(([name, value]) => `  [${quoted(name)}, ${quoted(value)}],`)
      return ['request.set_form([', ...rows, '], "application/x-www-form-urlencoded")']
    }
    case 'parts':
      return formLines(body.parts)
    case 'file':
      return [`request.body = File.binread(${quoted(body.file)})`]
    default:
      return []
  }
}

/** The request as Ruby, with only its standard library. */
export function ruby(request: RequestModel): string {
  const hasBody = request.body !== undefined
  return [
    'require "net/http"',
    '',
    `uri = URI(${quoted(request.url)})`,
    `request = Net::HTTPGenericRequest.new(${quoted(request.method)}, ${hasBody}, ${request.method !== 'HEAD'}, uri)`,
    ...request.headers.map(([name, value]) => `request[${quoted(name)}] = ${quoted(value)}`),
    ...bodyOf(request),
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }',
    'puts response.code, response.body',
  ].join('\n')
}
