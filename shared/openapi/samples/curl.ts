import type { RequestModel } from '../operation/request-model.ts'
import { formText, type Pair, partType } from '../operation/serialize.ts'
import { shell, shellWith } from './quote.ts'

// A name ends at its first equals sign, after which curl would read files and types.
const inName = (name: string) => name.replace(/[\r\n]/g, ' ').replaceAll('=', '%3D')

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

function bodyOf({ body }: RequestModel): readonly string[] {
  switch (body?.kind) {
    case 'text':
      return [`--data-raw ${shell(body.text)}`]
    case 'form':
      return body.pairs.map(pair => `--data-raw ${shell(formText([pair]))}`)
    case 'parts':
      return body.parts.map(({ name, value, file, type, headers = [] }) => {
        const own = headers.map(header => `;headers=${quoted(header.join(': '))}`).join('')
        const kind = (type === undefined ? '' : `;type=${partType(type) ?? 'text/plain'}`) + own
        const key = inName(name)
        const path = file !== undefined && /[;,"\\\s]/.test(file) ? quoted(file) : file
        if (file !== undefined) return `--form ${shell(`${key}=@${path}${kind}`)}`
        // Here nothing in the value is special.
        if (kind === '') return `--form-string ${shell(`${key}=${value}`)}`
        return `--form ${shell(`${key}=${quoted(value)}${kind}`)}`
      })
    case 'file':
      return [`--data-binary ${shell(`@${body.file}`)}`]
    default:
      return []
  }
}

function headerOf([name, value]: Pair, variables: readonly string[]): string {
  // Curl itself encodes a name and a password.
  if (name === 'Authorization' && value === 'Basic $CREDENTIALS' && variables.includes('CREDENTIALS'))
    return '--user "$USERNAME:$PASSWORD"'
  return `--header ${shellWith(value === '' ? `${name};` : `${name}: ${value}`, variables)}`
}

/** The request as a curl command. */
export function curl(request: RequestModel): string {
  const { method, url, headers, body, variables = [] } = request
  const isPlain = method === 'GET' && !body
  const first = method === 'HEAD' ? 'curl --head' : isPlain ? 'curl' : `curl --request ${shell(method)}`
  const kept = `${/[[\]{}]/.test(url) ? '--globoff ' : ''}${/^[^?]*\/\.\.?(?:[/?]|$)/.test(url) ? '--path-as-is ' : ''}`
  const lines = [
    `${first} ${kept}${shellWith(url, variables)}`,
    ...headers.map(header => headerOf(header, variables)),
    ...bodyOf(request),
  ]
  return lines.join(' \\\n  ')
}
