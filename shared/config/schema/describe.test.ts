import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { describeAt, labelOf, schemaAt } from './describe.ts'
import { branchesOf, docsSchema, type Schema, schemas } from './schema.ts'

test.each([
  [['colors', 'primary'], 'Accent on light pages', 'Colors › Accent on light pages'],
  [['colors', 'light'], 'Accent on dark pages', 'Colors › Accent on dark pages'],
  [['colors', 'dark'], 'Buttons', 'Colors › Buttons'],
  [['logo', 'dark'], 'On dark pages', 'Logo › On dark pages'],
  [['anchors', 1, 'color', 'from'], 'From', 'Anchors › 2 › Color › From'],
  [['anchors', 0], 'Anchor', 'Anchors › 1'],
  [
    ['navigation', 0, 'pages', 3, 'pages', 0, 'group'],
    'Name',
    'Navigation › 1 › Pages › 4 › Pages › 1 › Name',
  ],
  [['api', 'auth', 'name'], 'Name', 'API pages › Authentication › Name'],
  [['versions', 0, 'default'], 'Shown first', 'Versions › 1 › Shown first'],
  [['openapi', 0], 'File', 'API descriptions › 1'],
])('%j is called %s', (path, title, label) => {
  expect(describeAt(path)?.title).toEqual({ english: title })
  expect(labelOf(path).map(inEnglish).join(' › ')).toBe(label)
})

test('a description has the meaning of the value, its default, and its choices', () => {
  expect(describeAt(['api', 'playground', 'mode'])).toEqual({
    title: { english: 'Shown as' },
    description: { english: 'The whole playground, the endpoint alone, or nothing.' },
    default: 'show',
    examples: ['simple'],
    choices: ['show', 'simple', 'hide'],
    isBeyondSpec: false,
    isKept: false,
  })
  expect(describeAt(['analytics'])).toMatchObject({ isBeyondSpec: true, isKept: true })
})

test.each([[['nope']], [['constructor']], [['name', 'x']], [['name', 0]], [['colors', 'toString']]])(
  'nothing is known of %j',
  path => {
    expect(schemaAt(path)).toBeUndefined()
    expect(describeAt(path)).toBeUndefined()
  },
)

function everySchema(schema: Schema, path: string): readonly (readonly [string, Schema])[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}),
    ...Object.entries(schema.definitions ?? {}),
    ...(schema.oneOf ?? []).map((branch, index) => [`oneOf ${index}`, branch] as const),
    ...(schema.items ? [['item', schema.items] as const] : []),
    ...(schema.additionalProperties ? [['value', schema.additionalProperties] as const] : []),
  ]
  return [[path, schema], ...inside.flatMap(([key, found]) => everySchema(found, `${path}/${key}`))]
}

test.each(Object.entries(schemas))(
  'in the %s form every value has a title, a sentence that ends, and an example',
  (_, root) => {
    const bare = everySchema(root, '')
      .filter(([path, schema]) => path !== '' && schema.$ref === undefined)
      .filter(([, schema]) => {
        const isDescribed = schema.title && /[.”]$/.test(schema.description ?? '')
        return !isDescribed || (schema['x-kept'] !== true && !schema.examples && !('default' in schema))
      })
    expect(bare.map(([path]) => path)).toEqual([])
  },
)

test('every branch of a union can be recognized by its values and has its own title', () => {
  for (const [, schema] of everySchema(docsSchema, '').filter(([, found]) => found.oneOf)) {
    const branches = branchesOf(schema)
    expect(new Set(branches.map(branch => branch.type)).size).toBe(branches.length)
    expect(new Set(branches.map(branch => branch.title)).size).toBe(branches.length)
  }
})
