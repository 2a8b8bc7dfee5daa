import { useEffect, useState } from 'react'
import { type Suggestion, suggest } from '../../../../shared/site/writing/suggest.ts'
import { matching } from '../../../fields/rows/suggestions.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { type Site, useSite } from '../../../host/scope/site.ts'
import type { Choice } from '../../../kit/Select.tsx'
import { localize } from '../../../messages/localize.ts'
import { suggestionSources } from '../writing/completionContext.ts'
import { readPage } from './readPage.ts'

/** What is chosen becomes the text of the field. */
const choiceOf = ({ insert, label }: Suggestion): Choice => ({
  id: insert,
  label: localize(label).trim() || insert,
  note: insert,
})

/** The pages, and after `#` the headings of the page before it. */
async function targetsOf(site: Site, file: string, typed: string): Promise<readonly Choice[]> {
  const context = { kind: 'link', from: 0, to: 0, typed } as const
  const page = readPage(site, file, documentsOf(site).known(file)?.text ?? '')
  return suggest(context, await suggestionSources(site, context, { page })).map(choiceOf)
}

/** What a link in a file may lead to that begins as typed: pages, and headings after `#`. */
export function useLinkTargets(file: string, typed: string): readonly Choice[] {
  const site = useSite()
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const hash = typed.indexOf('#')
  const page = hash < 0 ? '' : typed.slice(0, hash + 1)
  useEffect(() => {
    let isCurrent = true
    targetsOf(site, file, page)
      .then(found => isCurrent && setChoices(found))
      .catch(error => notifyError(site.app, error))
    return () => {
      isCurrent = false
    }
  }, [site, file, page])
  return matching(choices, typed)
}
