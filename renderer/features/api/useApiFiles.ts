import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { useSite } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { editConfig } from '../../host/site/config.ts'
import { addApi, moveApi, removeApi } from './fileEdits.ts'

const FOCUS = { focus: { file: CONFIG_FILE, pointer: '/openapi' } }

/** The actions on the list of API files; each is one undo step. */
export interface ApiFileActions {
  readonly add: (written: string) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
}

/** The paths and URLs that docs.json lists for the whole site. */
export function listedApis(value: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  return all
    .map(one => (typeof one === 'string' ? one : ''))
    .filter((one, index) => one !== '' || index < all.length - 1)
}

export function useApiFiles(listed: readonly string[]): ApiFileActions {
  const site = useSite()
  const { t } = useTranslation('api')
  return useMemo(() => {
    const step = (label: string, change: (text: string) => TextEdits) =>
      editConfig(site, label, change, FOCUS)
    return {
      add: written => {
        step(t('steps.add', { name: written }), text => addApi(text, written))
      },
      move: (from, to) => {
        step(t('steps.move', { name: listed[from] }), text => moveApi(text, from, to))
      },
      remove: index => {
        const label = t('steps.remove', { name: listed[index] })
        if (step(label, text => removeApi(text, index))) reportStep(site, label)
      },
    }
  }, [t, listed, site])
}
