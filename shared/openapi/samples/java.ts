import type { RequestModel } from '../request.ts'
import { formText } from '../serialise.ts'
import { double } from './quote.ts'

const BOUNDARY = 'galley-boundary'

// The library has no forms of parts: they are written out.
function partText({
  name,
  value,
  file,
  type,
}: {
  name: string
  value: string
  file?: string
  type?: string
}) {
  const plain = (text: string) => text.replace(/[\r\n"]/g, ' ')
  const named = `form-data; name="${plain(name)}"${file === undefined ? '' : `; filename="${plain(file)}"`}`
  const kind = type === undefined ? '' : `Content-Type: ${type}\r\n`
  return `--${BOUNDARY}\r\nContent-Disposition: ${named}\r\n${kind}\r\n${file === undefined ? value : '…'}\r\n`
}

function publisher({ body }: RequestModel): string {
  const text = (value: string) => `HttpRequest.BodyPublishers.ofString(${double(value)})`
  switch (body?.kind) {
    case 'text':
      return text(body.text)
    case 'form':
      return text(formText(body.pairs))
    case 'parts':
      return text(`${body.parts.map(partText).join('')}--${BOUNDARY}--\r\n`)
    case 'file':
      return `HttpRequest.BodyPublishers.ofFile(Path.of(${double(body.file)}))`
    default:
      return 'HttpRequest.BodyPublishers.noBody()'
  }
}

const TYPES: Readonly<Record<string, string>> = {
  form: 'application/x-www-form-urlencoded',
  parts: `multipart/form-data; boundary=${BOUNDARY}`,
}

/** The request as Java, with nothing but its own library. */
export function java(request: RequestModel): string {
  const type = TYPES[request.body?.kind ?? '']
  const headers = type === undefined ? request.headers : [...request.headers, ['Content-Type', type] as const]
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(request.body?.kind === 'file' ? ['import java.nio.file.Path;'] : []),
    '',
    'class Example {',
    '  public static void main(String[] args) throws Exception {',
    `    var request = HttpRequest.newBuilder(URI.create(${double(request.url)}))`,
    `      .method(${double(request.method)}, ${publisher(request)})`,
    ...headers.map(([name, value]) => `      .header(${double(name)}, ${double(value)})`),
    '      .build();',
    '    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ].join('\n')
}
