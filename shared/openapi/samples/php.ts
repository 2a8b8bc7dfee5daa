import type { RequestModel } from '../request.ts'
import { formText } from '../serialise.ts'
import { php as quoted } from './quote.ts'

function bodyOf({ body }: RequestModel): string | undefined {
  switch (body?.kind) {
    case 'text':
      return quoted(body.text)
    case 'form':
      return quoted(formText(body.pairs))
    case 'parts': {
      const rows = body.parts.map(({ name, value, file, type }) => {
        if (file !== undefined) return `    ${quoted(name)} => new CURLFile(${quoted(file)}),`
        if (type === undefined) return `    ${quoted(name)} => ${quoted(value)},`
        return `    ${quoted(name)} => new CURLStringFile(${quoted(value)}, 'part', ${quoted(type)}),`
      })
      return ['[', ...rows, '  ]'].join('\n')
    }
    case 'file':
      return `file_get_contents(${quoted(body.file)})`
    default:
      return undefined
  }
}

/** The request as PHP, with its curl functions. */
export function php(request: RequestModel): string {
  const body = bodyOf(request)
  const headers = request.headers.map(([name, value]) => `    ${quoted(`${name}: ${value}`)},`)
  return [
    '<?php',
    `$request = curl_init(${quoted(request.url)});`,
    'curl_setopt_array($request, [',
    '  CURLOPT_RETURNTRANSFER => true,',
    `  CURLOPT_CUSTOMREQUEST => ${quoted(request.method)},`,
    ...(headers.length === 0 ? [] : ['  CURLOPT_HTTPHEADER => [', ...headers, '  ],']),
    ...(body === undefined ? [] : [`  CURLOPT_POSTFIELDS => ${body},`]),
    ']);',
    'echo curl_exec($request);',
  ].join('\n')
}
