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

/** An object with a value at a path: one that every field can show, or leaves as it is. */
const withValueAt = (path: readonly string[]): JsonObject => {
  const [first = '', ...rest] = path
  return { [first]: rest.length === 0 ? '#123456' : withValueAt(rest) }
}

test('every key of the newer form has a control in its section, or is shown as kept', () => {
  for (const [key, schema] of Object.entries(schemas.newer.properties ?? {})) {
    const section = forms.find(({ form, properties }) => form === 'newer' && properties.includes(key))
    // The settings name what no section has; the tree edits the navigation.
    if (!section) {
      expect([key, key === 'navigation' || schema['x-kept']]).toEqual([key, true])
      continue
    }
    for (const path of [[key], ...pathsIn(schema, [key])]) {
      const html = drawn(section, withValueAt(path))
      const isShown = html.includes(`data-pointer="/${path.join('/')}"`)
      const kept = /Also in the file, kept unchanged:<!-- --> <code>([^<]*)|unchanged:\s*<code>([^<]*)/.exec(
        html,
      )
      expect([path.join('.'), isShown || (kept?.[1] ?? kept?.[2])]).toEqual([
        path.join('.'),
        isShown || path.at(-1),
      ])
    }
  }
})
