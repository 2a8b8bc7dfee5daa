import type { Code, Part, Pattern, Statement } from './code.ts'
import { GLOBALS } from './globals.ts'

const namesIn = (pattern: Pattern): readonly string[] => {
  if (pattern.kind === 'name') return [pattern.name]
  if (pattern.kind === 'list') return pattern.items.flatMap(item => (item ? namesIn(item) : []))
  const own = pattern.entries.flatMap(entry => namesIn(entry.pattern))
  return pattern.rest === undefined ? own : [...own, pattern.rest]
}

const ofParts = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(part =>
    part.kind === 'entry' ? [...freeIn(part.key), ...freeIn(part.code)] : freeIn(part.code),
  )

const ofPattern = (pattern: Pattern): readonly string[] => {
  const own = pattern.fallback ? freeIn(pattern.fallback) : []
  if (pattern.kind === 'name') return own
  const inner = pattern.kind === 'list' ? pattern.items : pattern.entries.map(entry => entry.pattern)
  return [...own, ...inner.flatMap(item => (item ? ofPattern(item) : []))]
}

function ofBody(body: readonly Statement[], bound: ReadonlySet<string>): readonly string[] {
  const known = new Set(bound)
  const free: string[] = []
  const add = (names: readonly string[]) => free.push(...names.filter(name => !known.has(name)))
  for (const statement of body) {
    if (statement.kind === 'refused') continue
    if (statement.kind === 'if') {
      add(freeIn(statement.test))
      add([...ofBody(statement.yes, known), ...ofBody(statement.no, known)])
    } else {
      add(freeIn(statement.code))
      if (statement.kind !== 'let') continue
      add(ofPattern(statement.pattern))
      for (const name of namesIn(statement.pattern)) known.add(name)
    }
  }
  return free
}

function freeIn(code: Code): readonly string[] {
  switch (code.op) {
    case 'value':
    case 'handler':
      return []
    case 'name':
      return [code.name]
    case 'list':
    case 'record':
      return ofParts(code.parts)
    case 'member':
      return [...freeIn(code.of), ...freeIn(code.key)]
    case 'call':
      return [...freeIn(code.callee), ...ofParts(code.parts)]
    case 'chain':
    case 'unary':
      return freeIn(code.code)
    case 'choice':
      return [code.test, code.yes, code.no].flatMap(freeIn)
    case 'logic':
    case 'binary':
      return [code.left, code.right].flatMap(freeIn)
    case 'template':
      return code.codes.flatMap(freeIn)
    case 'tag':
      return [...ofParts(code.parts), ...code.children.flatMap(freeIn)]
    case 'function': {
      const bound = new Set(code.parameters.flatMap(namesIn))
      const given = code.parameters.flatMap(ofPattern)
      return [...given, ...ofBody(code.body, bound)].filter(name => !bound.has(name))
    }
  }
}

/** What only a browser knows; most code uses it when readers do something. */
const OF_BROWSERS: ReadonlySet<string> = new Set([
  ...['console', 'document', 'fetch', 'localStorage', 'location', 'navigator', 'sessionStorage'],
  ...['clearInterval', 'clearTimeout', 'setInterval', 'setTimeout', 'window'],
])

/** The names that code uses and does not define itself, except those that are known on every page and in every browser. */
export const freeNames = (code: Code): readonly string[] => [
  ...new Set(freeIn(code).filter(name => !GLOBALS.has(name) && !OF_BROWSERS.has(name))),
]
