import { useTranslation } from 'react-i18next'
import { MoveDialog } from '../entries/MoveDialog.tsx'
import type { Rows } from '../entries/rows.ts'
import { ExistingPageDialog } from '../navigation/ExistingPageDialog.tsx'
import { GenerateDialog } from '../navigation/generate/GenerateDialog.tsx'
import { NewPageDialog } from '../navigation/NewPageDialog.tsx'
import { useTreeActions } from '../navigation/useTreeActions.ts'
import type { SortingDialog } from './taskActions.tsx'

interface SortingDialogsProps {
  readonly tree: Rows
  readonly dialog: SortingDialog | undefined
  readonly onClose: () => void
}

/** The dialog that is open, if any. */
export function SortingDialogs({ tree, dialog, onClose }: SortingDialogsProps) {
  const { t } = useTranslation('sorting')
  const actions = useTreeActions()
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'place': {
      const pages = dialog.items.map(({ path, label }) => ({ path, title: label }))
      const [first] = pages
      return (
        <MoveDialog
          {...{ tree, rows: [], onClose }}
          {...(pages.length === 1 && first
            ? { name: first.title }
            : { title: t('addMany', { count: pages.length }) })}
          onMove={target => actions.addPages(pages, target)}
        />
      )
    }
    case 'folders': {
      const pages = dialog.items.flatMap(item => ('page' in item ? [item.page] : []))
      return <GenerateDialog {...{ tree, only: pages, onClose }} onGenerate={actions.generate} />
    }
    case 'create':
      return (
        <NewPageDialog
          folder=""
          path={dialog.row.detail}
          onCreate={(path, page) => actions.createPage(path, page, undefined)}
          onClose={onClose}
        />
      )
    case 'choose':
      return (
        <ExistingPageDialog
          {...{ tree, isAny: true, onClose }}
          onChoose={path => actions.point(dialog.row, path)}
        />
      )
  }
}
