const TYPES: Readonly<Record<string, string>> = {
  apng: 'image/apng',
  avif: 'image/avif',
  bmp: 'image/bmp',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  ogv: 'video/ogg',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  otf: 'font/otf',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

const OURS: Readonly<Record<string, string>> = {
  ...TYPES,
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
}

const extension = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

const look = (table: Readonly<Record<string, string>>, path: string): string | undefined =>
  Object.hasOwn(table, extension(path)) ? table[extension(path)] : undefined

/** The type of a file of the product itself. */
export const shippedType = (path: string): string => look(OURS, path) ?? 'application/octet-stream'

/** The type of a file of a repository: images, videos and typefaces, and nothing that a browser would run or lay out. */
export const repositoryType = (path: string): string => look(TYPES, path) ?? 'application/octet-stream'
