import {
  CaseSensitive,
  ChevronRight,
  Copy,
  FileText,
  FileX,
  Folder,
  GripVertical,
  type LucideIcon,
  Type,
} from 'lucide-react'
import { createContext, useContext } from 'react'
import { Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { cx } from '../../kit/base/cx.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { OwnButtons } from '../../kit/OwnButtons.tsx'
import type { SortingItem, TaskId } from './base/tasks.ts'
import type { SortingNode } from './folderTree.ts'
import styles from './Sorting.module.css'
import { TickBox } from './TickBox.tsx'
import type { TaskAction } from './taskActions.tsx'
import { type TickCounts, tickOf } from './ticks.ts'

/** What every row needs, and does not get through the collection, which keeps rows that did not change. */
interface RowContext {
  readonly counts: TickCounts
  readonly actionsOf: (item: SortingItem) => readonly TaskAction[]
}

export const SortingRowContext = createContext<RowContext>({ counts: new Map(), actionsOf: () => [] })

const ICONS: Readonly<Record<TaskId, LucideIcon>> = {
  missing: FileX,
  case: CaseSensitive,
  twice: Copy,
  untitled: Type,
  unlisted: FileText,
  kept: FileText,
}

/** A folder or an item, and the rows inside it. */
export function SortingRow({ node }: { readonly node: SortingNode }) {
  return (
    <TreeItem
      id={node.id}
      textValue={node.label}
      className={cx(styles.row)}
      hasChildItems={node.isFolded ?? node.nodes.length > 0}
    >
      <TreeItemContent>
        {({ level, allowsDragging }) => (
          <div className={styles.line} style={{ paddingInlineStart: `calc(${level - 1} * var(--space-4))` }}>
            {allowsDragging && <Grip name={node.label} />}
            {node.item ? <ItemContent item={node.item} /> : <FolderContent node={node} />}
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.nodes}>{child => <SortingRow node={child} />}</Collection>
    </TreeItem>
  )
}

function Grip({ name }: { readonly name: string }) {
  const { t } = useTranslation('sorting')
  return (
    <Button slot="drag" className={styles.grip ?? ''} aria-label={t('drag', { name })}>
      <GripVertical aria-hidden />
    </Button>
  )
}

function FolderContent({ node }: { readonly node: SortingNode }) {
  const { t } = useTranslation('sorting')
  const { counts } = useContext(SortingRowContext)
  const ticked = counts.get(node.id) ?? 0
  const count = node.items.length
  return (
    <>
      <Button slot="chevron" className={styles.chevron ?? ''} aria-label={t('expand', { name: node.label })}>
        <ChevronRight aria-hidden />
      </Button>
      <TickBox isPartial={tickOf(node, counts) === 'some'} />
      <Folder aria-hidden className={styles.icon} />
      <span className={cx(styles.name, styles.folder)}>{node.label}</span>
      <span className={styles.path}>
        {ticked > 0 && ticked < count ? t('folderSome', { ticked, count }) : t('folder', { count })}
      </span>
    </>
  )
}

function ItemContent({ item }: { readonly item: SortingItem }) {
  const { t } = useTranslation('sorting')
  const { actionsOf } = useContext(SortingRowContext)
  const Icon = ICONS[item.task]
  return (
    <>
      <span className={styles.chevron} />
      <TickBox isPartial={false} />
      <Icon aria-hidden className={cx(styles.icon, item.task === 'missing' && styles.missing)} />
      <span className={styles.name}>{item.label}</span>
      {item.label !== item.path && <span className={styles.path}>{item.path}</span>}
      <span className={styles.why}>
        {item.task === 'case'
          ? t('near', { path: item.near.path })
          : 'where' in item && item.where !== '' && t('where', { where: item.where })}
      </span>
      <span className={styles.actions}>
        <OwnButtons>
          {actionsOf(item).map(({ id, label, icon, run }) => (
            <IconButton key={id} label={label} icon={icon} size="small" onPress={run} />
          ))}
        </OwnButtons>
      </span>
    </>
  )
}
