import { FilePlus, FolderPlus, ListPlus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { Target } from './edits.ts'
import styles from './Navigation.module.css'
import type { Row } from './rows.ts'
import { besideOrInside, type TreeDialog } from './useRowMenu.tsx'
import type { TreeActions } from './useTreeActions.ts'

export interface NavigationHeadProps {
  readonly rows: readonly Row[]
  /** What is added goes there; at the end of the last group where nothing is selected. */
  readonly selected: Row | undefined
  readonly words: string
  readonly onWords: (words: string) => void
  readonly isReadOnly: boolean
  readonly actions: TreeActions
  readonly show: (dialog: TreeDialog) => void
}

/** Where a page goes that is added at no row: the end of the last group. */
function lastGroup(rows: readonly Row[]): Target | undefined {
  const group = rows.findLast(row => row.kind === 'group')
  return group && { id: group.id, position: 'on' }
}

/** Search, and what can be added. */
export function NavigationHead(props: NavigationHeadProps) {
  const { rows, selected, words, onWords, isReadOnly, actions, show } = props
  const { t } = useTranslation('navigation')
  const target = selected ? besideOrInside(selected) : lastGroup(rows)
  const pages = [
    { id: 'page', label: t('newPage'), icon: <FilePlus />, onAction: () => show({ kind: 'new', target }) },
    {
      id: 'existing',
      label: t('addExisting'),
      icon: <ListPlus />,
      onAction: () => show({ kind: 'existing', target }),
    },
  ]
  const group = {
    id: 'group',
    label: t('newGroup'),
    icon: <FolderPlus />,
    onAction: () => actions.addGroup(undefined),
  }
  return (
    <div className={styles.head}>
      <SearchField label={t('filter')} value={words} onChange={onWords} />
      <Menu
        label={t('add')}
        trigger={<IconButton label={t('add')} icon={<Plus />} isDisabled={isReadOnly} />}
        placement="bottom end"
        blocks={[{ actions: target ? pages : [] }, { actions: [group] }]}
      />
    </div>
  )
}
