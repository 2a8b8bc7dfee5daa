import { expect, test } from 'vitest'
import { formatKey } from '../../../shared/config/json/pointer.ts'
import {
  branchesOf,
  resolveSchema,
  type Schema,
  type SettingsForm,
  schemas,
} from '../../../shared/config/schema/schema.ts'
import arabic from '../../../shared/messages/ar/schema.json' with { type: 'json' }
import japanese from '../../../shared/messages/ja/schema.json' with { type: 'json' }
import english from '../messages.en.json' with { type: 'json' }
import { lowerFirst, nameOf } from './labels.ts'

test.each([
  [['colors', 'primary'], 'accent on light pages'],
  [['name'], 'site name'],
  [['tabs', 0, 'name'], 'name (tabs)'],
  [['topbarCtaButton', 'url'], 'leads to (button in the header)'],
  [['footerSocials', 'github'], 'GitHub'],
])('%j is called %s', (path, name) => {
  expect(nameOf(path, 'older')).toBe(name)
})

test('keys are written with dots and brackets', () => {
  expect(formatKey(['anchors', 2, 'color', 'from'])).toBe('anchors[2].color.from')
})

test('abbreviations keep their capitals', () => {
  expect(['Site name', 'API descriptions', 'GitHub', 'X'].map(lowerFirst)).toEqual([
    'site name',
    'API descriptions',
    'GitHub',
    'X',
  ])
})

test('names keep their capitals: words that languages with other letters leave as they are', () => {
  const arabicTexts: Readonly<Record<string, string>> = arabic
  const isName = ([title, text]: readonly [string, string]) => {
    const [first] = /^\p{Lu}\p{Ll}+(?=\s|$)/u.exec(title) ?? []
    return first !== undefined && text.includes(first) && arabicTexts[title]?.includes(first) === true
  }
  const names = Object.entries(japanese)
    .filter(isName)
    .map(([title]) => title)
  expect(names).toContain('Slack')
  expect(names.filter(name => lowerFirst(name) !== name)).toEqual([])
})

/** Every choice of a schema, as the path of its value without indexes and the value. */
function choicesIn(
  schema: Schema,
  path: readonly string[],
): readonly (readonly [path: readonly string[], id: string])[] {
  const resolved = resolveSchema(schema)
  // Groups hold groups.
  if (resolved['x-kept'] === true || path.length > 6) return []
  return branchesOf(resolved).flatMap(branch => [
    ...(branch.enum ?? []).map(id => [path, id] as const),
    ...Object.entries(branch.properties ?? {}).flatMap(([key, inner]) => choicesIn(inner, [...path, key])),
    ...(branch.items ? choicesIn(branch.items, path) : []),
  ])
}

const labelAt = (keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => Object(value)[key], english.choices)

test.each<SettingsForm>(['older', 'newer'])('every choice of the %s form has a label, or is a name', form => {
  // Readers of docs.json know themes, and formats of files, by these names.
  const names = /^(theme|fonts(\.\w+)?\.format)$/
  const bare = choicesIn(schemas[form], []).filter(
    ([path, id]) =>
      !names.test(path.join('.')) && !labelAt([...path, id]) && !labelAt([...path.slice(-1), id]),
  )
  expect(bare.map(([path, id]) => `${path.join('.')} ${id}`)).toEqual([])
})
