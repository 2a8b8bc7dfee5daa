import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { literalsIn } from './literals.ts'
import { usesIn } from './uses.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files that pass a variable as the key, and the keys that it can be. */
const VARIABLE_KEYS: Readonly<Record<string, readonly string[]>> = {
  'renderer/features/changes/ChangeBadge.tsx': ['changes:edited', 'changes:created', 'changes:deleted'],
  'renderer/features/conversion/ConversionReport.tsx': [
    'conversion:lost',
    'conversion:kept_parts',
    'conversion:moved',
    'conversion:same',
  ],
  'renderer/features/navigation/NewPageDialog.tsx': ['navigation:pageExists', 'navigation:pageInvalid'],
  'renderer/features/navigation/PlacementBar.tsx': [
    'navigation:placeBefore',
    'navigation:placeInto',
    'navigation:placeAfter',
  ],
  'renderer/features/navigation/Renaming.tsx': ['navigation:renameGroup', 'navigation:renamePage'],
  'renderer/features/navigation/files/MoveFileDialog.tsx': [
    'navigation:pageExists',
    'navigation:pageInvalid',
  ],
  'renderer/features/navigation/useTreeDrag.tsx': [
    'navigation:dragBefore',
    'navigation:dragInto',
    'navigation:dragAfter',
  ],
  'renderer/features/page/frontmatter/useFieldNames.ts': [
    'title',
    'description',
    'sidebarTitle',
    'icon',
    'iconType',
    'tag',
    'mode',
    'url',
    'openapi',
    'api',
    'version',
    'deprecated',
    'hidden',
    'searchable',
    'keywords',
    'boost',
    'related',
    'rss',
    'hideApiMarker',
    'timestamp',
    'hideFooterPagination',
    'lastUpdatedDate',
    'noindex',
    'canonical',
    'og-title',
    'og-description',
    'og-image',
  ].map(name => `frontmatter:fields.${name}`),
  'renderer/features/page/tabs/useTabActions.ts': [
    'tabs:close',
    'tabs:closeOthers',
    'tabs:closeRight',
    'tabs:keep',
    'tabs:pin',
    'tabs:unpin',
    'tabs:moveLeft',
    'tabs:moveRight',
    'tabs:beside',
  ],
  'renderer/features/preview/Preview.tsx': ['preview:frame', 'preview:frameDark', 'preview:framePhone'],
  'renderer/features/settings/useConfigModel.ts': ['fields:undo.clear', 'fields:undo.change'],
  'renderer/features/settings/versions/VersionDialog.tsx': ['versions:rename', 'versions:remove'],
  'renderer/fields/base/FieldRow.tsx': ['fields:reset', 'fields:clear'],
  'renderer/fields/divisions/DivisionBadges.tsx': [
    'divisions:empty',
    'divisions:shadowed',
    'divisions:unfinished',
  ],
  // The keys of the engine: a test of its own keeps them.
  'renderer/messages/localize.ts': [],
  'renderer/host/names/uses.ts': [
    'names:groups',
    'names:tabs',
    'names:anchors',
    'names:entries',
    'names:pages',
  ],
  'renderer/shell/ShortcutSheet.tsx': [
    'shell:shortcuts.move',
    'shell:shortcuts.rename',
    'shell:shortcuts.remove',
    'shell:shortcuts.tab',
  ],
  'renderer/shell/Workspace.tsx': [
    ...['shell:problems', 'shell:changes', 'shell:languages', 'shell:search', 'shell:sorting'],
  ],
}

/** Literal texts that are the same in every language. */
const SAME_IN_EVERY_LANGUAGE: readonly string[] = [
  'https://api.example.com/openapi.yaml',
  'OpenAPI',
  'docs.json',
]

const files = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' }).map(path =>
  posix.join('renderer', path.replaceAll('\\', '/')),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = files.filter(
  file => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.startsWith('renderer/site/'),
)
const uses = sources.flatMap(file => usesIn(file, read(file)))

function flat(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    flat(inner, path.endsWith(':') ? path + key : `${path}.${key}`),
  )
}

/** Every message of the English catalogs, by `namespace:key`. */
const messages = files
  .filter(file => file.endsWith('/messages.en.json'))
  .flatMap(file => flat(JSON.parse(read(file)), `${posix.basename(posix.dirname(file))}:`))

const withoutCount = (key: string) => key.replace(/_(zero|one|other)$/, '')

/** The texts of each key: one, or one for each plural form. */
const texts = new Map<string, readonly string[]>()
for (const [key, text] of messages) {
  const base = withoutCount(key)
  texts.set(base, [...(texts.get(base) ?? []), text])
  texts.set(key, texts.get(key) ?? [text])
}

const listed = new Set(Object.values(VARIABLE_KEYS).flat())

test('every key that the interface names is in a catalog', () => {
  const missing = uses.flatMap(({ file, line, keys, patterns, hasDefault }) => [
    ...keys
      .filter(candidates => !candidates.some(key => texts.has(key)))
      .map(key => `${file}:${line} ${key.join(' or ') || 'no namespace'}`),
    ...(hasDefault ? [] : patterns)
      .filter(pattern => ![...texts.keys()].some(key => pattern.test(key)))
      .map(pattern => `${file}:${line} ${pattern}`),
  ])
  expect(missing).toEqual([])
  expect([...listed].filter(key => !texts.has(key))).toEqual([])
})

test('every key of the catalogs is named in the interface', () => {
  const literal = new Set(uses.flatMap(({ keys }) => keys.flat()))
  const patterns = uses.flatMap(one => one.patterns)
  const isUsed = (key: string) =>
    literal.has(key) || listed.has(key) || patterns.some(pattern => pattern.test(key))
  expect(messages.map(([key]) => key).filter(key => !isUsed(key) && !isUsed(withoutCount(key)))).toEqual([])
})

test('a key that is a variable is listed with what it can be', () => {
  const variable = new Set(uses.filter(({ isVariable }) => isVariable).map(({ file }) => file))
  expect([...variable].toSorted()).toEqual(Object.keys(VARIABLE_KEYS).toSorted())
})

test('a message gets the values that its text names, and no others', () => {
  const namesIn = (text: string) =>
    [...text.matchAll(/\{\{(\w+)(?:, [^}]+)?\}\}/g)].map(([, name = '']) => name)
  const wrong = uses.flatMap(({ file, line, keys, values, isVariable, patterns }) => {
    if (!values || isVariable || patterns.length > 0) return []
    const named = keys.map(candidates => {
      const key = candidates.find(one => texts.has(one)) ?? ''
      return { key, names: (texts.get(key) ?? []).flatMap(namesIn) }
    })
    const lost = named.flatMap(({ key, names }) =>
      names.filter(name => !values.includes(name)).map(name => `${file}:${line} ${key} needs ${name}`),
    )
    const all = named.flatMap(({ names }) => names)
    const idle = values
      .filter(value => value !== 'count' && !all.includes(value))
      .map(value => `${file}:${line} ${named.map(({ key }) => key)} does not show ${value}`)
    return [...lost, ...idle]
  })
  expect(wrong).toEqual([])
})

test('text on the screen comes from a catalog', () => {
  // The gallery shows the kit to developers, with samples of text.
  const shown = sources.filter(file => file.endsWith('.tsx') && !file.startsWith('renderer/gallery/'))
  const literal = shown.flatMap(file => literalsIn(file, read(file)))
  expect(literal.filter(one => !SAME_IN_EVERY_LANGUAGE.includes(one.replace(/^\S+ /, '')))).toEqual([])
})
