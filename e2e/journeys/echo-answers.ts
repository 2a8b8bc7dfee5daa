import type { ServerResponse } from 'node:http'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What the echo API answers at a path of its own. */
export const SPECIAL: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/away': response => response.writeHead(302, { location: 'http://localhost:1/elsewhere' }).end(),
  '/picture': response => response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE),
  '/ticks': response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: tick\n\n')
  },
  '/empty': response => response.writeHead(204).end(),
  '/moved': response => response.writeHead(302, { location: '/echo?moved=1' }).end(),
  '/stream': response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: one\n\n')
    setTimeout(() => response.end('data: two\n\n'), 50)
  },
  '/lines': response =>
    response
      .writeHead(200, { 'content-type': 'application/x-ndjson' })
      .end('{"level":"info","text":"began"}\n{"level":"error","text":"<img src=x onerror=alert(1)>"}\n'),
  '/pet': response =>
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end('{"id":12345678901234567890,"name":7,"owner":{"color":"red"},"tags":["a","b"]}'),
  '/large': response => response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(10_000_000)),
  '/torn': response => response.writeHead(200, { 'content-type': 'application/json' }).end('{"fine": tr'),
  '/never': () => undefined,
  '/cut': response => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"half": true', () => response.socket?.end())
  },
}
