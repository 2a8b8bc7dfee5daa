import { boundaryOf, formType, partHead } from '../operation/multipart.ts'
import type { RequestModel } from '../operation/request-model.ts'
import { formText, type Pair } from '../operation/serialize.ts'
import { php as quoted } from './quote.ts'

function bodyOf({ body }: RequestModel): string | undefined {
  switch (body?.kind) {
    case 'text':
      return quoted(body.text)
    case 'form':
      return quoted(formText(body.pairs))
    case 'parts':
      return '$body'
    case 'file':
      return `file_get_contents(${quoted(body.file)})`
    default:
      return undefined
  }
}

// A name can occur several times, which an array with keys cannot hold: the parts are written out.
function partLines({ body }: RequestModel): readonly string[] {
  if (body?.kind !== 'parts') return []
  const boundary = boundaryOf(body.parts)
  const rows = body.parts.map(part => {
    const content = part.file === undefined ? quoted(part.value) : `file_get_contents(${quoted(part.file)})`
    return `  [[${partHead(part).map(quoted).join(', ')}], ${content}],`
  })
  return [
    "$body = '';",
    'foreach ([',
    ...rows,
    '] as [$head, $content]) {',
    `  $body .= "--${boundary}\\r\\n" . implode("\\r\\n", $head) . "\\r\\n\\r\\n$content\\r\\n";`,
    '}',
    `$body .= "--${boundary}--\\r\\n";`,
  ]
}

const typed = ({ headers, body }: RequestModel): readonly Pair[] =>
  body?.kind === 'parts' ? [...headers, ['Content-Type', formType(boundaryOf(body.parts))]] : headers

// Without a value, curl would omit the header.
const headerLine = (name: string, value: string) => (value === '' ? `${name};` : `${name}: ${value}`)

/** The request as PHP, with its curl functions. */
export function php(request: RequestModel): string {
  const body = bodyOf(request)
  const headers = typed(request).map(([name, value]) => `    ${quoted(headerLine(name, value))},`)
  return [
    '<?php',
    ...partLines(request),
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
