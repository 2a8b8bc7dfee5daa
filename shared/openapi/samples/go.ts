import { partHead } from '../operation/multipart.ts'
import type { RequestModel, RequestPart } from '../operation/request-model.ts'
import { formText } from '../operation/serialize.ts'
import { double } from './quote.ts'

interface Snippet {
  readonly before: readonly string[]
  readonly value: string
  readonly packages: readonly string[]
  readonly after?: readonly string[]
}

const hasHead = ({ file, type, headers = [] }: RequestPart): boolean =>
  file !== undefined || type !== undefined || headers.length > 0

/** A block for each part, so that names can be used again. */
function partLines(part: RequestPart): readonly string[] {
  const { name, value, file } = part
  if (!hasHead(part)) {
    return [`\tform.WriteField(${double(name)}, ${double(value)})`]
  }
  const head = partHead(part).map(line => {
    const at = line.indexOf(': ')
    return `${double(line.slice(0, at))}: {${double(line.slice(at + 2))}}`
  })
  const read = [
    `\t\tdata, err := os.ReadFile(${double(file ?? '')})`,
    '\t\tif err != nil {',
    '\t\t\tpanic(err)',
    '\t\t}',
  ]
  return [
    '\t{',
    ...(file === undefined ? [] : read),
    `\t\tpart, _ := form.CreatePart(textproto.MIMEHeader{${head.join(', ')}})`,
    `\t\tpart.Write(${file === undefined ? `[]byte(${double(value)})` : 'data'})`,
    '\t}',
  ]
}

function bodyOf({ body }: RequestModel): Snippet {
  switch (body?.kind) {
    case 'text':
      return { before: [], value: `strings.NewReader(${double(body.text)})`, packages: ['strings'] }
    case 'form':
      return {
        before: [],
        value: `strings.NewReader(${double(formText(body.pairs))})`,
        packages: ['strings'],
        after: ['\treq.Header.Set("Content-Type", "application/x-www-form-urlencoded")'],
      }
    case 'parts': {
      const hasFile = body.parts.some(({ file }) => file !== undefined)
      return {
        before: [
          '\tbody := &bytes.Buffer{}',
          '\tform := multipart.NewWriter(body)',
          ...body.parts.flatMap(partLines),
          '\tform.Close()',
        ],
        value: 'body',
        packages: [
          'bytes',
          'mime/multipart',
          ...(body.parts.some(hasHead) ? ['net/textproto'] : []),
          ...(hasFile ? ['os'] : []),
        ],
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
