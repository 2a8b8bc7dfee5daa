import type { RequestModel } from '../request.ts'
import { double } from './quote.ts'

interface Piece {
  readonly before: readonly string[]
  readonly value: string
  readonly packages: readonly string[]
  readonly after?: readonly string[]
}

function bodyOf({ body }: RequestModel): Piece {
  switch (body?.kind) {
    case 'text':
      return { before: [], value: `strings.NewReader(${double(body.text)})`, packages: ['strings'] }
    case 'form': {
      const rows = body.pairs.map(([name, value]) => `\tform.Add(${double(name)}, ${double(value)})`)
      return {
        before: ['\tform := url.Values{}', ...rows],
        value: 'strings.NewReader(form.Encode())',
        packages: ['net/url', 'strings'],
        after: ['\treq.Header.Set("Content-Type", "application/x-www-form-urlencoded")'],
      }
    }
    case 'parts': {
      const rows = body.parts.map(({ name, value, file }) =>
        file === undefined
          ? `\tform.WriteField(${double(name)}, ${double(value)})`
          : `\tpart, _ := form.CreateFormFile(${double(name)}, ${double(file)})\n\tpart.Write([]byte("…")) // the file to send`,
      )
      return {
        before: [
          '\tbody := &bytes.Buffer{}',
          '\tform := multipart.NewWriter(body)',
          ...rows,
          '\tform.Close()',
        ],
        value: 'body',
        packages: ['bytes', 'mime/multipart'],
        after: ['\treq.Header.Set("Content-Type", form.FormDataContentType())'],
      }
    }
    case 'file':
      return {
        before: [
          `\tfile, err := os.Open(${double(body.file)})`,
          '\tif err != nil {',
          '\t\tpanic(err)',
          '\t}',
        ],
        value: 'file',
        packages: ['os'],
      }
    default:
      return { before: [], value: 'nil', packages: [] }
  }
}

/** The request as Go. */
export function go(request: RequestModel): string {
  const { before, value, packages, after = [] } = bodyOf(request)
  const used = [...new Set(['fmt', 'io', 'net/http', ...packages])].sort()
  return [
    'package main',
    '',
    'import (',
    ...used.map(name => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...before,
    `\treq, err := http.NewRequest(${double(request.method)}, ${double(request.url)}, ${value})`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    ...request.headers.map(([name, text]) => `\treq.Header.Set(${double(name)}, ${double(text)})`),
    ...after,
    '\tres, err := http.DefaultClient.Do(req)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tdefer res.Body.Close()',
    '\ttext, _ := io.ReadAll(res.Body)',
    '\tfmt.Println(res.Status, string(text))',
    '}',
  ].join('\n')
}
