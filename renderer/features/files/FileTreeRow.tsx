import { ChevronRight, MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../host/site/pages.ts'
import { useProjectState } from '../../host/site/project.ts'
import { cx } from '../../kit/base/cx.ts'
import { withPauses } from '../../messages/withPauses.ts'
import { FileIcon } from './FileIcon.tsx'
import styles from './FilesTree.module.css'
import type { FileRow } from './fileRows.ts'
import { ROW_HEIGHT } from './useVisibleRange.ts'

interface FileTreeRowProps {
  readonly id: string
  readonly row: FileRow
  /** Its position among all rows. */
  readonly index: number
  /** The keys of the tree are for it. */
  readonly isActive: boolean
  /** The middle shows it. */
  readonly isSelected: boolean
}

/** A file or folder in the tree of files. The tree itself has the keys and presses. */
export function FileTreeRow({ id, row, index, isActive, isSelected }: FileTreeRowProps) {
  const { t } = useTranslation('files')
  const page = usePage(row.path)
  const isDirty = useProjectState(({ dirty }) => dirty.some(({ file }) => file === row.path))
  const isFolder = row.kind === 'folder'
  return (
    <div
      id={id}
      role="treeitem"
      aria-label={withPauses([row.name, page?.title, isDirty && t('dirty')])}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-selected={isSelected}
      {...(isFolder && { 'aria-expanded': row.isOpen })}
      tabIndex={-1}
      title={row.path}
      data-active={isActive || undefined}
      className={cx(styles.row, isFolder && styles.folder, isActive && styles.active)}
      data-index={index}
      style={{
        blockSize: ROW_HEIGHT,
        insetBlockStart: index * ROW_HEIGHT,
        paddingInlineStart: `calc(${row.level - 1} * var(--indent) + var(--space-1))`,
      }}
    >
      {isFolder ? (
        <ChevronRight aria-hidden className={styles.chevron} data-open={row.isOpen || undefined} />
      ) : (
        <span className={styles.chevron} />
      )}
      <FileIcon row={row} />
      <span dir="ltr" className={styles.name}>
        {row.name}
      </span>
      <span className={styles.title}>{page?.titled ? page.title : ''}</span>
      {isDirty && <span className={styles.dirty} aria-hidden />}
      <span className={styles.more} aria-hidden data-more>
        <MoreHorizontal aria-hidden />
      </span>
    </div>
  )
}
