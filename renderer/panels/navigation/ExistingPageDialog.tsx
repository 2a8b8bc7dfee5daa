import { useTranslation } from 'react-i18next'
import { usePages } from '../../state/pages.ts'
import { PickDialog } from './PickDialog.tsx'
import type { Rows } from './rows.ts'

export interface ExistingPageDialogProps {
  readonly tree: Rows
  readonly onAdd: (path: string, title: string) => void
  readonly onClose: () => void
}

/** Offers the pages that stand in no group. */
export function ExistingPageDialog({ tree, onAdd, onClose }: ExistingPageDialogProps) {
  const { t } = useTranslation('navigation')
  const pages = usePages()
  const unlisted = [...pages.values()].filter(page => !tree.byId.has(`page:${page.path}`))
  return (
    <PickDialog
      title={t('addExistingTitle')}
      search={t('addExistingSearch')}
      choices={unlisted.map(({ path, title }) => ({ id: path, label: title, detail: path }))}
      empty={t('addExistingEmpty')}
      onPick={({ id, label }) => onAdd(id, label)}
      onClose={onClose}
    />
  )
}
