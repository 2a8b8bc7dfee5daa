import { useTranslation } from 'react-i18next'
import { pathOfFile } from '../../../shared/page/summary.ts'
import type { FileReference } from '../../../shared/project/moving/model.ts'
import { useSite } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import { usePage, usePages } from '../../host/site/pages.ts'
import { ChoiceList } from '../../kit/ChoiceList.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { hideReferences, usePageReferences } from './store.ts'

/** Every link to a page; choosing one goes there. */
export function ReferencesDialog() {
  const site = useSite()
  const { t } = useTranslation('references')
  const { file, references: places } = usePageReferences(state => state)
  const page = usePage(file ?? '')
  if (file === undefined) return null
  return (
    <Dialog
      title={t('title', { name: page?.title ?? file })}
      isOpen
      onOpenChange={isOpen => !isOpen && hideReferences(site)}
    >
      {places ? <References places={places} /> : <ProgressBar label={t('looking')} />}
    </Dialog>
  )
}

function References({ places }: { readonly places: readonly FileReference[] }) {
  const site = useSite()
  const { t } = useTranslation(['references', 'navigation'])
  const pages = usePages()
  const choices = places.map((place, index) => ({
    id: String(index),
    label: pages.get(pathOfFile(place.file))?.title ?? place.file,
    detail: `${t(`navigation:references.${place.kind}`, { line: place.line })}: ${place.before}`,
    place,
  }))
  return (
    <ChoiceList
      label={t('places')}
      choices={choices}
      onChoose={({ place: { file, line } }) => {
        hideReferences(site)
        // The dialog returns the focus when it closes: the location takes it after that.
        setTimeout(() => reveal(site, { file, line }))
      }}
      empty={t('none')}
    />
  )
}
