import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../shared/config/json/value.ts'
import { sectionSchema } from '../../shared/config/schema/form-schema.ts'
import { resolveSchema, type Schema, schemas } from '../../shared/config/schema/schema.ts'
import { sections } from '../../shared/config/schema/sections.ts'
import { hostConnection } from '../host/link/connection.ts'
import { AppContext } from '../host/scope/app-window.ts'
import type { FormModel } from './base/model.ts'
import { ConfigForm } from './ConfigForm.tsx'

const messages: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('./messages.en.json', import.meta.url), 'utf8'),
)

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { fields: messages, kit: {} } } })
})

/** A window without a host. */
const ALONE = hostConnection()

const forms = [...sections.older, ...sections.newer].filter(({ properties }) => properties.length > 0)

function drawn(section: (typeof forms)[number], config: JsonObject): string {
  const model: FormModel = {
    form: section.form,
    config,
    isReadOnly: false,
    adders: {},
    problems: [],
    pages: new Map(),
    assets: new Map(),
    target: undefined,
    change: () => undefined,
    moveKey: () => undefined,
    rename: () => undefined,
    usesAt: () => undefined,
    fix: () => undefined,
    showJson: () => undefined,
    generated: new Set<string>(),
    importImage: async () => undefined,
    marks: new Map(),
    logoColors: [],
    backgrounds: { light: '#ffffff', dark: '#000000' },
    assetUrl: () => undefined,
  }
  return renderToString(
    <AppContext value={ALONE}>
      <ConfigForm section={section} model={model} />
    </AppContext>,
  )
}

test.each(forms)('$form $id: every setting has a row', section => {
  const html = drawn(section, {})
  for (const key of Object.keys(sectionSchema(section).properties ?? {})) {
    // The API section shows its files itself, with their contents.
    if (key !== 'openapi') expect(html).toContain(`data-pointer="/${key}"`)
  }
})

const keys = forms.flatMap(({ properties }) => properties)
const inner = fc.constantFrom(
  'name',
  'url',
  'light',
  'dark',
  'primary',
  'background',
  'color',
  'from',
  'auth',
  'method',
)
const odd = fc.letrec<{ any: unknown }>(tie => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, true, 0, '', 'teal', '#0D9373', '/logo.svg', 'basic', 'a:b'),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(inner, tie('any'), { maxKeys: 3 }),
  ),
})).any

test('a form can be rendered for any docs.json', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), odd, { maxKeys: 4 }), config => {
      const shown = forms.filter(({ properties }) => properties.some(key => Object.hasOwn(config, key)))
      for (const section of shown) expect(drawn(section, config)).toContain('<')
    }),
    { numRuns: 20 },
  )
})

/** Every property below a schema of the newer form by its path; lists and unions have fields of their own. */
function pathsIn(schema: Schema, path: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(resolveSchema(schema).properties ?? {}).flatMap(([key, inner]) => [
    [...path, key],
    ...(inner['x-kept'] === true ? [] : pathsIn(inner, [...path, key])),
  ])
}

/** An object with a value at every path; no path leads into another. Every field can show the value, or keeps it. */
const withValues = (paths: readonly (readonly string[])[]): JsonObject =>
  Object.fromEntries(
    [...new Set(paths.map(([first = '']) => first))].map(key => {
      const below = paths.filter(([first]) => first === key).map(path => path.slice(1))
      return [key, below[0]?.length === 0 ? '#123456' : withValues(below)]
    }),
  )

/** The keys that a form names as kept unchanged. */
const keptIn = (html: string): readonly string[] =>
  [...html.matchAll(/Also in the file, kept unchanged:(?:<!-- -->)?\s*<code>([^<]*)/g)].flatMap(
    ([, names = '']) => names.split(', '),
  )

test('every key of the newer form has a control in its section, or is shown as kept', () => {
  const keys = Object.entries(schemas.newer.properties ?? {})
  const newer = forms.filter(({ form }) => form === 'newer')
  // The settings name what no section has; the tree edits the navigation.
  for (const [key, schema] of keys.filter(([name]) => !newer.some(one => one.properties.includes(name))))
    expect([key, key === 'navigation' || schema['x-kept']]).toEqual([key, true])
  for (const section of newer) {
    const inside = keys.filter(([name]) => section.properties.includes(name))
    const paths = inside.flatMap(([name, schema]) => [[name], ...pathsIn(schema, [name])])
    // Rendering a form is slow: all paths of one length share one.
    for (const depth of new Set(paths.map(({ length }) => length))) {
      const together = paths.filter(({ length }) => length === depth)
      const html = drawn(section, withValues(together))
      const kept = keptIn(html)
      const isMissing = (path: readonly string[]) =>
        !html.includes(`data-pointer="/${path.join('/')}"`) && !kept.includes(path.at(-1) ?? '')
      expect(together.filter(isMissing).map(path => path.join('.'))).toEqual([])
    }
  }
})
