import { useTranslation } from 'react-i18next'
import { usePages } from '../../host/site/pages.ts'
import { PickDialog } from '../entries/PickDialog.tsx'
import type { Rows } from '../entries/rows.ts'

interface ExistingPageDialogProps {
  readonly tree: Rows
  /** Offers every page, not only those that are in no group. */
  readonly isAny: boolean
  readonly onChoose: (path: string, title: string) => void
  readonly onClose: () => void
}

/** Offers pages to choose from. */
export function ExistingPageDialog({ tree, isAny, onChoose, onClose }: ExistingPageDialogProps) {
  const { t } = useTranslation('navigation')
  const pages = usePages()
  const offered = [...pages.values()].filter(page => isAny || !tree.byId.has(`page:${page.path}`))
  return (
    <PickDialog
      title={t(isAny ? 'choosePageTitle' : 'addExistingTitle')}
      search={t(isAny ? 'choosePageSearch' : 'addExistingSearch')}
      choices={offered.map(({ path, title }) => ({ id: path, label: title, detail: path }))}
      empty={t('addExistingEmpty')}
      onPick={({ id, label }) => onChoose(id, label)}
      onClose={onClose}
    />
  )
}
