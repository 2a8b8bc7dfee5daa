import type { RequestModel } from '../request.ts'
import { double } from './quote.ts'

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
      const rows = body.parts.map(({ name, value, file, type }) => {
        if (file !== undefined)
          return `form.Add(new ByteArrayContent(File.ReadAllBytes(${double(file)})), ${double(name)}, ${double(file)});`
        const kind = type === undefined ? '' : `, System.Text.Encoding.UTF8, ${double(type)}`
        return `form.Add(new StringContent(${double(value)}${kind}), ${double(name)});`
      })
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
