import { Columns2, FileInput, FileText, FolderInput, FolderOpen, Link2, ListTree, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { useSite } from '../../host/scope/site.ts'
import { openToSide } from '../../host/session/reveal.ts'
import { pagesByFile } from '../../host/site/pages.ts'
import { showPage, useView } from '../../host/view/view.ts'
import type { MenuBlock } from '../../kit/Menu.tsx'
import { showReferences } from '../references/store.ts'
import type { FileDialog } from './FileDialogs.tsx'
import type { FileRow } from './fileRows.ts'

interface FileMenuContext {
  readonly open: (row: FileRow) => void
  readonly show: (dialog: FileDialog) => void
}

/** The actions on a row of the tree of files. */
export function useFileMenu({ open, show }: FileMenuContext): (row: FileRow) => readonly MenuBlock[] {
  const site = useSite()
  const { t } = useTranslation(['files', 'references'])
  const ofFolder = (row: FileRow): readonly MenuBlock[] => [
    {
      actions: [
        {
          id: 'toggle',
          label: t(row.isOpen ? 'collapse' : 'expand'),
          icon: <FolderOpen />,
          keys: 'Enter',
          onAction: () => open(row),
        },
        {
          id: 'rename',
          label: t('renameFolder'),
          icon: <FolderInput />,
          keys: 'F2',
          onAction: () => show({ kind: 'rename', row }),
        },
      ],
    },
  ]
  const ofFile = (row: FileRow): readonly MenuBlock[] => {
    const isPage = pagesByFile(site).has(row.path)
    const reveal = () => {
      useView.of(site).setState({ tree: 'navigation' })
      showPage(site, row.path)
    }
    return [
      {
        actions: [
          { id: 'open', label: t('open'), icon: <FileText />, keys: 'Enter', onAction: () => open(row) },
          {
            id: 'beside',
            label: t('beside'),
            icon: <Columns2 />,
            onAction: () => openToSide(site, row.path),
          },
          ...(isPage ? [{ id: 'reveal', label: t('reveal'), icon: <ListTree />, onAction: reveal }] : []),
          {
            id: 'uses',
            label: t('references:action'),
            icon: <Link2 />,
            onAction: () => void showReferences(site, row.path),
          },
        ],
      },
      {
        actions: [
          {
            id: 'rename',
            label: t('rename'),
            icon: <FileInput />,
            keys: 'F2',
            onAction: () => show({ kind: 'rename', row }),
          },
          {
            id: 'delete',
            label: t('delete'),
            icon: <Trash2 />,
            keys: 'Delete',
            danger: true,
            onAction: () => show({ kind: 'delete', row }),
          },
        ],
      },
    ]
  }
  return row => {
    if (row.kind === 'folder') return ofFolder(row)
    const blocks = ofFile(row)
    return row.path === CONFIG_FILE ? blocks.slice(0, 1) : blocks
  }
}
