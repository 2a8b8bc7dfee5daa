import { useState } from 'react'
import type { JsonPath } from '../../shared/config/json/pointer.ts'
import { isObject, type JsonObject } from '../../shared/config/json/value.ts'
import type { SettingsForm } from '../../shared/config/schema/schema.ts'
import type { Problem } from '../../shared/text/problem.ts'
import { assign } from '../fields/base/assign.ts'
import type { FormModel } from '../fields/base/model.ts'

/** The state of a form in addition to its values. */
export interface FormState {
  readonly isReadOnly?: boolean
  readonly problems?: readonly Problem[]
  /** Called with every change. */
  readonly onChange?: (path: JsonPath, value: unknown) => void
}

const nothing = () => undefined

/** The model of a standalone form: it holds its own values and has a few pages and files. */
export function useFormModel(
  start: JsonObject,
  form: SettingsForm,
  { isReadOnly, problems, onChange }: FormState,
): FormModel {
  const [config, setConfig] = useState(start)
  return {
    form,
    config,
    isReadOnly: isReadOnly ?? false,
    adders: {},
    problems: problems ?? [],
    change: (path, value) => {
      onChange?.(path, value)
      setConfig(now => {
        const next = assign(now, path, value)
        return isObject(next) ? next : now
      })
    },
    moveKey: nothing,
    rename: nothing,
    usesAt: nothing,
    fix: nothing,
    showJson: nothing,
    generated: new Set<string>(),
    pages: PAGES,
    assets: ASSETS,
    importImage: async () => undefined,
    assetUrl: () => IMAGE,
    backgrounds: { light: '#ffffff', dark: '#0f1117' },
    logoColors: ['#0d9373', '#07c983'],
    marks: new Map(),
    target: undefined,
  }
}

const IMAGE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2" fill="teal"/></svg>'

const page = (path: string, title: string) => ({ file: `${path}.mdx`, path, title, titled: true })

const PAGES: FormModel['pages'] = new Map(
  [page('introduction', 'Introduction'), page('guides/setup', 'Setup')].map(one => [one.path, one] as const),
)

const ASSETS: FormModel['assets'] = new Map(
  ['logo/light.svg', 'logo/dark.svg', 'images/cover.png'].map(
    file => [file, { path: file, size: 2048, mtime: 0 }] as const,
  ),
)
