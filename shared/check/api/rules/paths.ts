import { message } from '../../../messages/message.ts'
import { type ApiNode, children, keysOf, nameOf } from '../../../openapi/document/node.ts'
import { renameTo } from '../../../openapi/shapes/fix.ts'
import type { ApiRule, Lint } from './lint.ts'

function duplicated(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index)
}

function pathText(node: ApiNode, lint: Lint): void {
  const path = nameOf(node)
  const add = (key: Parameters<typeof message>[0], severity: 'error' | 'notice', to?: string) =>
    lint.add('api/path', node, {
      message: message(key, { path }),
      severity,
      ...(to !== undefined && { fix: renameTo(node, to) }),
    })
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const twice = duplicated(names)
  if (twice !== undefined)
    lint.add('api/path', node, {
      message: message('api-rules:nameTwice', { name: twice }),
      severity: 'error',
    })
  if (names.some(name => name.trim() === '')) add('api-rules:emptyName', 'error')
  if (/[{}]/.test(path.replace(/\{[^{}]*\}/g, ''))) add('api-rules:braces', 'error')
  const plain = path.replace(/\{[^{}]*\}/g, '')
  if (/[?#]/.test(plain)) add('api-rules:query', plain.includes('?') ? 'error' : 'notice')
  if (path.length > 1 && path.endsWith('/'))
    add('api-rules:trailingSlash', 'notice', path.replace(/\/+$/, ''))
  if (path.includes('//')) add('api-rules:doubleSlash', 'error', path.replace(/\/{2,}/g, '/'))
}

interface Place {
  readonly below: Map<string, Place>
  path?: string
}

const isName = (segment: string) => /^\{[^{}]*\}$/.test(segment)
const methodsOf = (node: ApiNode) =>
  keysOf(node.value).filter(key => !/^(?:x-.*|parameters|summary|description|servers|\$ref)$/.test(key))

/** At most this many places are tried for one path. */
const MOST_TRIED = 200

/** Other paths that the same address may mean, of which none is more exact. */
function rivals(root: Place, segments: readonly string[]): readonly string[] {
  const found: string[] = []
  let tried = 0
  // What is more exact so far: neither, this path, or the other one.
  const stack: {
    readonly place: Place
    readonly at: number
    readonly mine: boolean
    readonly theirs: boolean
  }[] = [{ place: root, at: 0, mine: false, theirs: false }]
  for (let next = stack.pop(); next && tried++ < MOST_TRIED; next = stack.pop()) {
    const { place, at, mine, theirs } = next
    const segment = segments[at]
    if (segment === undefined) {
      if (place.path !== undefined && mine && theirs) found.push(place.path)
      continue
    }
    for (const [other, below] of isName(segment) ? place.below : pick(place, segment)) {
      const isMine = other === '{}' && !isName(segment)
      const isTheirs = other !== '{}' && isName(segment)
      stack.push({ place: below, at: at + 1, mine: mine || isMine, theirs: theirs || isTheirs })
    }
  }
  return found
}

const pick = ({ below }: Place, segment: string): readonly (readonly [string, Place])[] =>
  [segment, '{}'].flatMap(key => {
    const found = below.get(key)
    return found ? [[key, found] as const] : []
  })

function store(root: Place, path: string, segments: readonly string[]): void {
  let at = root
  for (const segment of segments) {
    const key = isName(segment) ? '{}' : segment
    const next = at.below.get(key) ?? { below: new Map() }
    at.below.set(key, next)
    at = next
  }
  at.path = path
}

/** Paths that cannot be told apart, or that may mean the same address. */
function ambiguous(items: readonly ApiNode[], lint: Lint): void {
  const first = new Map<string, string>()
  const root: Place = { below: new Map() }
  const methods = new Map<string, readonly string[]>()
  for (const item of items) {
    const path = nameOf(item)
    const plain = path.replace(/\{[^{}]*\}/g, '{}')
    const other = first.get(plain)
    const segments = path.split('/').slice(1)
    if (other !== undefined) {
      const said = message('api-rules:samePath', { other })
      lint.add('api/ambiguous-path', item, { message: said, severity: 'error' })
      continue
    }
    first.set(plain, path)
    const own = methodsOf(item)
    methods.set(path, own)
    const rival = rivals(root, segments).find(one => methods.get(one)?.some(method => own.includes(method)))
    if (rival !== undefined) {
      const said = message('api-rules:rivalPath', { other: rival })
      lint.add('api/ambiguous-path', item, { message: said, severity: 'notice' })
    }
    store(root, path, segments)
  }
}

/** The paths of a description. */
export const paths: ApiRule = (node, lint) => {
  const items = children(node).filter(item => !nameOf(item).startsWith('x-'))
  for (const item of items) pathText(item, lint)
  ambiguous(items, lint)
}
