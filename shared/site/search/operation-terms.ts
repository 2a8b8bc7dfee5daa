import { isMethod } from '../../page/method.ts'

/** An operation or a part of its path, as a reader may type it. */
export interface TypedOperation {
  readonly method?: string
  /** `/users/{}`: parameters have no names. */
  readonly path: string
}

const isParameter = (segment: string) => /^(?:\{.*|:.+|<.*)$/.test(segment)

/** A path of an API for comparison: in lower case, without host, query, and names of parameters. */
function plainPath(written: string): string {
  const path = written
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .toLowerCase()
  const segments = path.split('/').filter(segment => segment !== '')
  return `/${segments.map(segment => (isParameter(segment) ? '{}' : segment)).join('/')}`
}

/** Reads a query that names a path of an API, with or without a method; undefined for any other query. */
export function readOperation(query: string): TypedOperation | undefined {
  const words = query.trim().split(/\s+/)
  const path = words.find(word => /^(?:https?:\/\/[^/]+)?\/[^/]/i.test(word))
  if (path === undefined || words.length > 2) return undefined
  const method = words.find(isMethod)?.toLowerCase()
  if (words.length === 2 && method === undefined) return undefined
  return { ...(method !== undefined && { method }), path: plainPath(path) }
}

/** The term by which an operation is found exactly. */
export const exactTerm = ({ method, path }: TypedOperation): string =>
  method === undefined ? path : `${path} ${method}`

/** The terms of an operation, such as `GET /users/{id}`: its path, and the path from each of its segments. */
export function operationTerms(operation: string): readonly string[] {
  const typed = readOperation(operation)
  if (typed === undefined) return []
  const segments = typed.path.split('/').slice(1)
  const ends = segments.map((_, index) => `/${segments.slice(index).join('/')}`)
  return ends.flatMap(path => [path, `${path} ${typed.method ?? 'get'}`])
}

/** The same path with parameters in place of segments that look like values: `/users/{}` for `/users/42`. */
export const withParameters = (path: string): string =>
  path
    .split('/')
    .map(segment => (/\d/.test(segment) && !/^v\d+(?:\.\d+)?$/.test(segment) ? '{}' : segment))
    .join('/')
