import type { RequestModel } from '../operation/request-model.ts'
import { double as quoted } from './quote.ts'

function bodyOf({ body }: RequestModel): readonly string[] {
  switch (body?.kind) {
    case 'text':
      return [`    data=${quoted(body.text)}.encode(),`]
    case 'form':
      return [
        '    data=[',
        ...body.pairs.map(([name, value]) => `        (${quoted(name)}, ${quoted(value)}),`),
        '    ],',
      ]
    case 'parts':
      return [
        '    files=[',
        ...body.parts.map(({ name, value, file, type, headers = [] }) => {
          const own = headers.map(([key, text]) => `${quoted(key)}: ${quoted(text)}`).join(', ')
          const given = type === undefined ? 'None' : quoted(type)
          const kind = own === '' ? (type === undefined ? '' : `, ${given}`) : `, ${given}, {${own}}`
          if (file !== undefined)
            return `        (${quoted(name)}, (${quoted(file)}, open(${quoted(file)}, "rb")${kind})),`
          return `        (${quoted(name)}, (None, ${quoted(value)}${kind})),`
        }),
        '    ],',
      ]
    case 'file':
      return [`    data=open(${quoted(body.file)}, "rb"),`]
    default:
      return []
  }
}

/** The request as Python, with the package `requests`. */
export function python(request: RequestModel): string {
  const headers = request.headers.map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`)
  return [
    'import requests',
    '',
    'response = requests.request(',
    `    ${quoted(request.method)},`,
    `    ${quoted(request.url)},`,
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...bodyOf(request),
    ')',
    'print(response.status_code, response.text)',
  ].join('\n')
}
