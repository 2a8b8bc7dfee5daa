import { boundaryOf, formType, partHead } from '../operation/multipart.ts'
import type { RequestModel, RequestPart } from '../operation/request-model.ts'
import { formText } from '../operation/serialize.ts'
import { double } from './quote.ts'

// The library has no multipart forms: they are written by hand.
function partPublishers(parts: readonly RequestPart[]): readonly string[] {
  const boundary = boundaryOf(parts)
  const pieces = parts.flatMap(part => {
    const head = `--${boundary}\r\n${partHead(part).join('\r\n')}\r\n\r\n`
    if (part.file === undefined) return [publishText(`${head}${part.value}\r\n`)]
    return [publishText(head), publishFile(part.file), publishText('\r\n')]
  })
  return [...pieces, publishText(`--${boundary}--\r\n`)]
}

const publishText = (text: string) => `HttpRequest.BodyPublishers.ofString(${double(text)})`

const publishFile = (file: string) => `HttpRequest.BodyPublishers.ofFile(Path.of(${double(file)}))`

function publisher({ body }: RequestModel): string {
  switch (body?.kind) {
    case 'text':
      return publishText(body.text)
    case 'form':
      return publishText(formText(body.pairs))
    case 'parts':
      return `HttpRequest.BodyPublishers.concat(\n        ${partPublishers(body.parts).join(',\n        ')})`
    case 'file':
      return publishFile(body.file)
    default:
      return 'HttpRequest.BodyPublishers.noBody()'
  }
}

function typeOf({ body }: RequestModel): string | undefined {
  if (body?.kind === 'form') return 'application/x-www-form-urlencoded'
  return body?.kind === 'parts' ? formType(boundaryOf(body.parts)) : undefined
}

const withFile = ({ body }: RequestModel): boolean =>
  body?.kind === 'file' || (body?.kind === 'parts' && body.parts.some(({ file }) => file !== undefined))

/** The request as Java, with only its standard library. */
export function java(request: RequestModel): string {
  const type = typeOf(request)
  const headers = type === undefined ? request.headers : [...request.headers, ['Content-Type', type] as const]
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(withFile(request) ? ['import java.nio.file.Path;'] : []),
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
