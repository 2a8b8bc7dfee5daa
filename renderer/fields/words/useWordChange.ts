import { useCallback, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Word } from '../../../shared/site/texts/word-list.ts'
import { useForm } from '../base/model.ts'
import type { RowProps } from '../base/row.ts'
import { own } from '../base/values.ts'
import { type EditedLanguage, withOwnText } from './ownTexts.ts'
import type { WordView } from './useWordView.ts'

/** Sets the text of a word in docs.json; `undefined` removes it. Calls with the same `merge` become one step. */
export type ChangeWord = (word: Word, text: string | undefined, merge?: string) => void

/** Returns the function that changes a word in the edited language; always the same one, so that no other word is drawn again. */
export function useWordChange(
  { path, value }: Pick<RowProps, 'path' | 'value'>,
  edited: EditedLanguage | undefined,
  view: WordView,
): ChangeWord {
  const { t } = useTranslation('words')
  const { change } = useForm()
  const latest = useRef({ path, value, edited, keep: view.keep, change, t })
  useLayoutEffect(() => {
    latest.current = { path, value, edited, keep: view.keep, change, t }
  })
  return useCallback((word, text, merge) => {
    const now = latest.current
    if (!now.edited) return
    now.keep(word.name)
    const next = withOwnText(own(now.value, word.name), text, now.edited)
    const what = word.text.trim()
    now.change([...now.path, word.name], next, {
      label: now.t(text === undefined ? 'undo.reset' : 'undo.change', { what }),
      ...(merge !== undefined && { merge }),
    })
  }, [])
}
