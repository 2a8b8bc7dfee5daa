import type { RequestModel } from '../request.ts'
import { ruby as quoted } from './quote.ts'

function bodyOf({ body }: RequestModel): readonly string[] {
  switch (body?.kind) {
    case 'text':
      return [`request.body = ${quoted(body.text)}`]
    case 'form': {
      const rows = body.pairs.map(([name, value]) => `  [${quoted(name)}, ${quoted(value)}],`)
      return ['request.set_form([', ...rows, '], "application/x-www-form-urlencoded")']
    }
    case 'parts': {
      const rows = body.parts.map(({ name, value, file, type }) => {
        if (file !== undefined) return `  [${quoted(name)}, File.open(${quoted(file)})],`
        const options = type === undefined ? '' : `, { content_type: ${quoted(type)} }`
        return `  [${quoted(name)}, ${quoted(value)}${options}],`
      })
      return ['request.set_form([', ...rows, '], "multipart/form-data")']
    }
    case 'file':
      return [`request.body = File.binread(${quoted(body.file)})`]
    default:
      return []
  }
}

/** The request as Ruby, with nothing but its own library. */
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
