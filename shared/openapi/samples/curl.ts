import type { RequestModel } from '../request.ts'
import { formText } from '../serialise.ts'
import { shell } from './quote.ts'

// In --form-string nothing is special; a file's name and a part's type are ours to write.
const inName = (name: string) => name.replace(/[\r\n]/g, ' ')

function bodyOf({ body }: RequestModel): readonly string[] {
  switch (body?.kind) {
    case 'text':
      return [`--data-raw ${shell(body.text)}`]
    case 'form':
      return body.pairs.map(pair => `--data-raw ${shell(formText([pair]))}`)
    case 'parts':
      return body.parts.map(({ name, value, file, type }) => {
        const kind = type === undefined ? '' : `;type=${type}`
        const key = /[;"\\=]/.test(name) ? `"${inName(name).replace(/["\\]/g, '\\$&')}"` : inName(name)
        if (file !== undefined) return `--form ${shell(`${key}=@${file}${kind}`)}`
        if (type === undefined) return `--form-string ${shell(`${key}=${value}`)}`
        return `--form ${shell(`${key}="${value.replace(/["\\]/g, '\\$&')}"${kind}`)}`
      })
    case 'file':
      return [`--data-binary ${shell(`@${body.file}`)}`]
    default:
      return []
  }
}

/** The request as a command for curl. */
export function curl(request: RequestModel): string {
  const { method, url, headers, body } = request
  const isPlain = method === 'GET' && !body
  const first = method === 'HEAD' ? 'curl --head' : isPlain ? 'curl' : `curl --request ${shell(method)}`
  const lines = [
    `${first} ${/[[\]{}]/.test(url) ? '--globoff ' : ''}${shell(url)}`,
    ...headers.map(([name, value]) => `--header ${shell(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...bodyOf(request),
  ]
  return lines.join(' \\\n  ')
}
