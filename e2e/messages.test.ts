import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { english } from '../shared/messages/en/english.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['shared', 'electron', 'renderer']

/** Keys that code puts together, as the beginning of the key: each is used by a table or a type. */
const BUILT: readonly string[] = [
  'app:menu.',
  'app:system.',
  'commands:',
  'openapi:actual.',
  'openapi:must.',
  'checks:api.missing.',
  'convert:firstOperations.',
  'convert:groupWithoutPages.',
  'convert:inNoDivision.',
  'convert:noOwnFolder.',
  'convert:noPage.',
  'convert:orderFirst.',
  'convert:orderShared.',
  'convert:sameDivision.',
  'convert:severalDivisions.',
  'convert:unexpected.',
]

/**
 * Where texts may be written in the code. Files that Galley writes into a repository, a built site or its own
 * handbook are in English, names of programs and languages are in every language, and what only developers of
 * Galley see needs no translation.
 */
const EXEMPT: readonly string[] = [
  'shared/check/rules/writing-guide.ts',
  'shared/config/settings-reference.ts',
  'shared/config/schema/',
  'shared/openapi/samples/',
  'electron/build/',
  'electron/dev/',
  'electron/launch/',
  'electron/node/output/site-list.ts',
  'renderer/gallery/',
]

/** What scripts wait for, names, and layouts of what is a text already. */
const ALLOWED =
  /'Galley'|Galley is ready at|`string \(uuid\)`|^[^:]*: (?:title|label) ?[:=] `[^a-z]*\$\{|– Galley`/

const files = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/(fixtures|testing)\//.test(path))

const sources = FOLDERS.flatMap(files).map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Every key of the English catalogs, without its plural form, and its texts. */
const texts = new Map<string, readonly string[]>()

function collect(value: unknown, key: string): void {
  if (typeof value === 'string') {
    const plain = key.replace(/_(zero|one|two|few|many|other)$/, '')
    texts.set(plain, [...(texts.get(plain) ?? []), value])
    return
  }
  if (typeof value !== 'object' || value === null) throw new Error(`“${key}” is neither text nor object.`)
  for (const [name, inner] of Object.entries(value))
    collect(inner, key === '' ? `${name}:` : key.endsWith(':') ? key + name : `${key}.${name}`)
}
collect(english, '')

const placeholders = (key: string): readonly string[] => [
  ...new Set(
    (texts.get(key) ?? []).flatMap(text => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name)),
  ),
]

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item)
  if (!isNode(value)) return
  yield value
  for (const inner of Object.values(value)) if (typeof inner === 'object') yield* walk(inner)
}

/** The calls of `message` in a file: the key and the names of the values, where both are written there. */
function* messages(path: string, text: string) {
  if (!/\bmessage\(/.test(text)) return
  for (const node of walk(parseSync(path, text).program)) {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.name !== 'message') continue
    const [key, values] = node.arguments as readonly Node[]
    if (key?.type !== 'Literal') continue
    const properties = (values?.properties ?? []) as readonly Node[]
    const isWhole = properties.every(({ type }) => type === 'Property')
    if (values !== undefined && (values.type !== 'ObjectExpression' || !isWhole)) continue
    yield { key: String(key.value), names: properties.map(one => String((one.key as Node).name)) }
  }
}

test('every file of the English catalogs is read, and no file of the window has its name', () => {
  const names = readdirSync(join(root, 'shared/messages/en'))
    .map(path => basename(path))
    .filter(name => name.endsWith('.json'))
    .map(name => basename(name, '.json'))
  const ofWindow = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
    .filter(path => basename(path) === 'messages.en.json')
    .map(path => basename(dirname(path)))
  expect(names.toSorted()).toEqual(Object.keys(english).toSorted())
  expect(ofWindow.filter(name => name in english)).toEqual([])
})

test('every text of the English catalogs is used', () => {
  const used = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/['"`]([a-z-]+:[\w.-]+)['"`]/g)].map(([, key]) => key)),
  )
  const isBuilt = (key: string) => BUILT.some(start => key.startsWith(start))
  expect([...texts.keys()].filter(key => !used.has(key) && !isBuilt(key))).toEqual([])
  expect(BUILT.filter(start => ![...texts.keys()].some(key => key.startsWith(start)))).toEqual([])
})

test('messages have the values that their texts name', () => {
  const wrong = sources.flatMap(({ path, text }) =>
    [...messages(path, text)].flatMap(({ key, names }) => {
      if (!texts.has(key)) return [`${path}: there is no ${key}`]
      const wanted = placeholders(key)
      const isSame =
        wanted.every(name => names.includes(name)) &&
        names.every(name => wanted.includes(name) || name === 'count')
      return isSame ? [] : [`${path}: ${key} has ${names.join(', ')}, its text ${wanted.join(', ')}`]
    }),
  )
  expect(wrong).toEqual([])
})

/** A text for people where a message belongs: after one of these names, or in one of these calls. */
const LITERAL =
  /(?:\b(?:message|hint|label|title|reason|about)\s*[:=]\s*|\b(?:inEnglish|Misuse)\(\s*|\bio\.(?:out|err)\(\s*|\bplain\(\d+,\s*|new Refusal\([^)'"`]*'[a-z-]+',\s*)(?:'[^'\n]*[a-z]{2} [^'\n]*'|`[^`]*[a-z]{2} [^`]*`|'[A-Z][a-z]+[.…]?')/g

test('no text for people is written in the code', () => {
  const found = sources
    .filter(({ path }) => !EXEMPT.some(start => path.startsWith(start)))
    .flatMap(({ path, text }) => [...text.matchAll(LITERAL)].map(([written]) => `${path}: ${written}`))
    .filter(written => !ALLOWED.test(written))
  expect(found).toEqual([])
})
