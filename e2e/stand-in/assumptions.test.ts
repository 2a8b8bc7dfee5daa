import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('../../electron/app/', import.meta.url))
const sources = readdirSync(app)
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(name => readFileSync(`${app}${name}`, 'utf8'))

/** The checklist: the part of each row that names Electron's documentation. */
const named = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('|'))
  .map(line => line.split('|').at(3) ?? '')
  .join('\n')

/** The first group of a pattern wherever it matches in a source, each once. */
const all = (pattern: RegExp, within: readonly string[] = sources): readonly string[] =>
  [...new Set(within.flatMap(text => [...text.matchAll(pattern)].map(([, name = '']) => name)))].sort()

/** What the app imports of Electron, without types. */
const modules = all(/import \{([^}]*)\} from 'electron'/g)
  .flatMap(list => list.split(','))
  .map(name => name.trim())
  .filter(name => name !== '' && !name.startsWith('type '))

const members = all(new RegExp(`\\b((?:${[...new Set(modules)].join('|')})\\.(?!on\\b)[a-z]\\w+)`, 'gi'))
const parts = all(
  /\b(?:window|webContents|contents|session|child|event)\.(?!on(?:ce)?\b|webContents)([a-z]\w+)/gi,
)
const events = all(/\.on(?:ce)?\('([a-z-]+)'/g)
const options = all(/^ +(\w+)(?:: (?:true|false))?,$/gm, all(/(webPreferences: \{[^}]*\})/g))
const privileges = all(/(\w+): true/g, all(/privileges: (\{[^}]*\})/g))

// An event of our own, and what every event has; files; what the rows call by its module.
const OURS = new Set(['event', 'preventDefault', 'json', 'ts'])

test('the checklist names all of Electron that the app uses', () => {
  for (const list of [members, parts, events, options, privileges]) expect(list.length).toBeGreaterThan(4)
  const used = [...members, ...parts, ...events, ...options, ...privileges].filter(
    name => !OURS.has(name.split('.').at(-1) ?? ''),
  )
  const isNamed = (name: string) => new RegExp(`[\`.]${name}\``).test(named)
  expect([...new Set(used)].filter(name => !isNamed(name))).toEqual([])
})
