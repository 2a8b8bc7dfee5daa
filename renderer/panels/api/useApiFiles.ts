import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { assetsNow } from '../../state/assets.ts'
import { CONFIG_FILE, editConfig, useConfig } from '../../state/config.ts'
import { makeStep } from '../../state/documents.ts'
import { notify, notifyError } from '../../state/notices.ts'
import { pagesByFile } from '../../state/pages.ts'
import { undo } from '../../state/saving.ts'
import { addApi, moveApi, removeApi } from './fileEdits.ts'
import { importedPath, refusal } from './importing.ts'

const FOCUS = { focus: { file: CONFIG_FILE, pointer: '/openapi' } }

/** What can be done with the list of API files; each is one step of the history. */
export interface ApiFileActions {
  readonly add: (written: string) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
  /** Copies files into the repository and lists them. */
  readonly importFiles: (files: readonly File[]) => Promise<void>
}

/** The paths and addresses that docs.json lists for the whole site. */
export function listedApis(value: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  return all
    .map(one => (typeof one === 'string' ? one : ''))
    .filter((one, index) => one !== '' || index < all.length - 1)
}

export function useApiFiles(listed: readonly string[]): ApiFileActions {
  const { t } = useTranslation('api')
  return useMemo(() => {
    const step = (label: string, change: (text: string) => TextEdits) => editConfig(label, change, FOCUS)
    const importOne = async (file: File, made: Set<string>) => {
      const text = (await file.text()).replace(/^\uFEFF/, '')
      const why = refusal(text)
      if (why !== undefined || useConfig.getState().broken) {
        notify({ kind: 'error', message: t(`refused.${why ?? 'broken'}`, { name: file.name }) })
        return
      }
      const taken = [...assetsNow().keys(), ...pagesByFile().keys(), ...made]
      const path = importedPath(file.name, text, listed, taken)
      const edits = addApi(useConfig.getState().text, path)
      const label = t('steps.import', { name: path })
      makeStep({ label, create: [{ file: path, text }], edits: [{ file: CONFIG_FILE, edits }], ...FOCUS })
      made.add(path)
      notify({
        kind: 'success',
        message: t('imported', { path }),
        action: { label: t('takeBack'), run: undo },
      })
    }
    return {
      add: written => {
        step(t('steps.add', { name: written }), text => addApi(text, written))
      },
      move: (from, to) => {
        step(t('steps.move', { name: listed[from] }), text => moveApi(text, from, to))
      },
      remove: index => {
        const label = t('steps.remove', { name: listed[index] })
        if (step(label, text => removeApi(text, index)))
          notify({ kind: 'success', message: label, action: { label: t('takeBack'), run: undo } })
      },
      importFiles: async files => {
        const made = new Set<string>()
        for (const file of files) await importOne(file, made).catch(notifyError)
      },
    }
  }, [t, listed])
}
