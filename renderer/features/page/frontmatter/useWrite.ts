import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../../shared/config/json/pointer.ts'
import { removeField, setField } from '../../../../shared/page/frontmatter/edit.ts'
import type { FieldValue } from '../../../../shared/page/frontmatter/write.ts'
import { documentsOf, editFile } from '../../../host/documents/documents.ts'
import { useSite } from '../../../host/scope/site.ts'
import { usePage } from '../../../host/site/pages.ts'
import { useFieldNames } from './useFieldNames.ts'

/** A value for a field; `undefined` removes it. */
type NewValue = FieldValue | undefined

/** Returns a function that writes a field’s own line as one step; typing in one field is one step. */
export function useWrite(file: string): (name: string, next: NewValue, isTyped?: boolean) => void {
  const site = useSite()
  const { t } = useTranslation('frontmatter')
  const nameOf = useFieldNames()
  const page = usePage(file)
  return (name, next, isTyped = false) => {
    const text = documentsOf(site).known(file)?.text
    if (text === undefined) return
    const pointer = formatPointer([name])
    const edits = next === undefined ? removeField(text, name) : setField(text, name, next)
    editFile(site, file, edits, {
      label: t('step', { field: nameOf(name), page: page?.title ?? file }),
      ...(isTyped && { merge: `${file}#${pointer}` }),
      focus: { file, pointer },
    })
  }
}
