import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const isCompressed = (type: string): boolean => /^(?:audio|font|video)\/|^image\/(?!svg)/.test(type)

/** Serves a folder as hosts do: texts compressed, with long caching for files whose names change with their content. */
export const serveFolder = (folder: string): Server =>
  createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = join(folder, path.endsWith('/') ? join(path, 'index.html') : path)
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end()
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const bytes = readFileSync(file)
    response.writeHead(200, {
      'content-type': type,
      ...(isCompressed(type) ? { 'content-length': bytes.length } : { 'content-encoding': 'gzip' }),
      'cache-control': path.startsWith('/galley/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    return response.end(isCompressed(type) ? bytes : gzipSync(bytes))
  })
