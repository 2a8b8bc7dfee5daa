import type { RequestModel, RequestPart } from '../operation/request-model.ts'
import { double } from './quote.ts'

// Quoted names, since some servers understand nothing else; the library's text content would add a type.
function partLines({ name, value, file, type, headers = [] }: RequestPart, index: number): readonly string[] {
  const part = `part${index + 1}`
  const bytes =
    file === undefined
      ? `System.Text.Encoding.UTF8.GetBytes(${double(value)})`
      : `File.ReadAllBytes(${double(file)})`
  const kind = type ?? (file === undefined ? undefined : 'application/octet-stream')
  const called = [`"${name.replace(/[\r\n"]/g, ' ')}"`, ...(file === undefined ? [] : [file])]
  return [
    `var ${part} = new ByteArrayContent(${bytes});`,
    ...(kind === undefined
      ? []
      : [`${part}.Headers.TryAddWithoutValidation("Content-Type", ${double(kind)});`]),
    ...headers.map(
      ([key, text]) => `${part}.Headers.TryAddWithoutValidation(${double(key)}, ${double(text)});`,
    ),
    `form.Add(${part}, ${called.map(double).join(', ')});`,
  ]
}

function contentOf({ body }: RequestModel): readonly string[] {
  switch (body?.kind) {
    case 'text':
      return [
        `request.Content = new ByteArrayContent(System.Text.Encoding.UTF8.GetBytes(${double(body.text)}));`,
      ]
    case 'form': {
      const rows = body.pairs.map(([name, value]) => `  new(${double(name)}, ${double(value)}),`)
      return [
        'request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[] {',
        ...rows,
        '});',
      ]
    }
    case 'parts': {
      const rows = body.parts.flatMap(partLines)
      return ['var form = new MultipartFormDataContent();', ...rows, 'request.Content = form;']
    }
    case 'file':
      return [`request.Content = new ByteArrayContent(File.ReadAllBytes(${double(body.file)}));`]
    default:
      return []
  }
}

const isContentHeader = (name: string) => /^content-/i.test(name)

/** The request as C#. */
export function csharp(request: RequestModel): string {
  const headers = request.headers.map(([name, value]) =>
    isContentHeader(name)
      ? `request.Content?.Headers.TryAddWithoutValidation(${double(name)}, ${double(value)});`
      : `request.Headers.TryAddWithoutValidation(${double(name)}, ${double(value)});`,
  )
  return [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${double(request.method)}), ${double(request.url)});`,
    ...contentOf(request),
    ...headers,
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n')
}
