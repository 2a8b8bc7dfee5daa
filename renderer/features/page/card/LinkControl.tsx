import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Suggestion, suggest } from '../../../../shared/site/writing/suggest.ts'
import { matching } from '../../../fields/rows/suggestions.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { type Site, useSite } from '../../../host/scope/site.ts'
import { ComboBox } from '../../../kit/ComboBox.tsx'
import type { Choice } from '../../../kit/Select.tsx'
import { localize } from '../../../messages/localize.ts'
import { suggestionSources } from '../writing/completionContext.ts'
import { type ControlProps, textOf } from './fieldProps.ts'
import { readPage } from './readPage.ts'
import { useTyped } from './useTyped.ts'

/** What is chosen becomes the text of the field. */
const choiceOf = ({ insert, label }: Suggestion): Choice => ({
  id: insert,
  label: insert,
  note: localize(label).trim(),
})

/** The pages, and after `#` the headings of the page before it. */
async function targetsOf(site: Site, file: string, typed: string): Promise<readonly Choice[]> {
  const context = { kind: 'link', from: 0, to: 0, typed } as const
  const page = readPage(site, file, documentsOf(site).known(file)?.text ?? '')
  return suggest(context, await suggestionSources(site, context, { page })).map(choiceOf)
}

/** A link: to a page or a heading, which are suggested, or anywhere else. */
export function LinkControl({ file, field, label, about, set }: ControlProps) {
  const site = useSite()
  const { t } = useTranslation('card')
  const { isRefused, ...typed } = useTyped(textOf(field.value), (text, visit) => set(text, { visit }))
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const hash = typed.value.indexOf('#')
  const page = hash < 0 ? '' : typed.value.slice(0, hash + 1)
  useEffect(() => {
    let isCurrent = true
    targetsOf(site, file, page)
      .then(found => isCurrent && setChoices(found))
      .catch(error => notifyError(site.app, error))
    return () => {
      isCurrent = false
    }
  }, [site, file, page])
  return (
    <ComboBox
      {...typed}
      label={label}
      description={about}
      {...(isRefused && { error: t('refused') })}
      menuTrigger="input"
      choices={matching(choices, typed.value)}
      code
      empty={t('noTargets')}
    />
  )
}
