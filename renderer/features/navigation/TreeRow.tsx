import type { TFunction } from 'i18next'
import {
  ChevronRight,
  CircleDashed,
  ExternalLink,
  FileCode,
  FileText,
  FileX,
  Folder,
  GripVertical,
  MoreHorizontal,
} from 'lucide-react'
import { type ComponentProps, memo } from 'react'
import { Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { SiteIcon } from '../../fields/icons/SiteIcon.tsx'
import { useProjectState } from '../../host/site/project.ts'
import { Badge } from '../../kit/Badge.tsx'
import { cx } from '../../kit/base/cx.ts'
import { Method } from '../../kit/Method.tsx'
import { OwnButtons } from '../../kit/OwnButtons.tsx'
import type { Row } from '../entries/rows.ts'
import { useDivisionFilter } from '../preview/divisionFilter.ts'
import { asRole } from './asRole.ts'
import { DivisionIcon } from './DivisionIcon.tsx'
import { PlacementOffers } from './PlacementBar.tsx'
import { ProblemCount } from './ProblemCount.tsx'
import styles from './TreeRow.module.css'

export interface TreeRowProps {
  readonly row: Row
  /** Expands or collapses a group. */
  readonly toggle: (row: Row) => void
  readonly menu: (row: Row, at: { readonly x: number; readonly y: number }) => void
}

/** The icon that readers see; else one for the kind of the row. */
function RowIcon({ row }: { readonly row: Row }) {
  if (row.kind === 'unknown' && row.operation === undefined)
    return <CircleDashed aria-hidden className={styles.icon} />
  if (row.operation !== undefined && row.file === undefined)
    return <FileCode aria-hidden className={styles.icon} />
  if (row.kind === 'page' && row.file === undefined)
    return <FileX aria-hidden className={cx(styles.icon, styles.missing)} />
  if (row.icon !== undefined && !/[/.:]/.test(row.icon))
    return (
      <span className={styles.icon}>
        <SiteIcon name={row.icon} weight={row.iconType} />
      </span>
    )
  if (row.division) return <DivisionIcon kind={row.division} className={styles.icon ?? ''} />
  if (row.kind === 'group') return <Folder aria-hidden className={styles.icon} />
  if (row.url !== undefined) return <ExternalLink aria-hidden className={styles.icon} />
  return <FileText aria-hidden className={styles.icon} />
}

/** The details after the name: method, version, and what is wrong with the entry. */
function Marks({ row, name }: { readonly row: Row; readonly name: string }) {
  const { t } = useTranslation('navigation')
  const method = row.operation?.split(' ', 1)[0]
  const isDirty = useProjectState(({ dirty }) => dirty.some(({ file }) => file === row.file))
  return (
    <>
      {isDirty && <span className={styles.dirty} role="img" aria-label={t('dirty')} title={t('dirty')} />}
      {method && <Method method={method} />}
      <Badges row={row} />
      <ProblemCount row={row} name={name} />
    </>
  )
}

/** What is wrong comes first: there may be no room for the rest. */
function Badges({ row }: { readonly row: Row }) {
  const { t } = useTranslation('navigation')
  const isMissing = row.kind === 'page' && row.file === undefined && !row.generated
  return (
    <span className={styles.marks}>
      {isMissing && <Badge tone="danger">{t('missing')}</Badge>}
      {row.repeated && <Badge tone="warning">{t('duplicateEntry')}</Badge>}
      {row.division && <Badge>{t(`kinds.${row.division}`)}</Badge>}
      {row.isGlobal && <Badge>{t('everywhere')}</Badge>}
      {row.isDefault && <Badge>{t('defaultDivision')}</Badge>}
      {row.isRoot && <Badge>{t('rootPage')}</Badge>}
      {row.isHidden && <Badge>{t('hiddenEntry')}</Badge>}
      {row.tag && <Badge>{row.tag}</Badge>}
      {row.version && <Badge>{row.version}</Badge>}
      {row.generated?.isOutermost && <Badge>{t('generated')}</Badge>}
    </span>
  )
}

/** Makes the row a plain tree item for assistive technology: its contents need no cell of their own. */
function asTreeItem(element: HTMLElement | null) {
  const cell = element?.querySelector(':scope > [role="gridcell"]')
  cell?.setAttribute('role', 'presentation')
  cell?.removeAttribute('aria-colindex')
}

/** Whether the row, or one inside it, is in the selected division; rows of API files are checked by their operations, because a collapsed group has no rows. */
const isAny = (row: Row, holds: (path: string) => boolean): boolean =>
  row.generated?.operations.some(({ page }) => page !== undefined && holds(page)) ??
  (row.kind === 'page' ? holds(row.detail) : row.rows.some(child => isAny(child, holds)))

/** Whether a row belongs to the selected tab or anchor, if there is one. */
const useRowFilter = (row: Row): 'inside' | 'outside' | undefined =>
  useDivisionFilter(({ holds }) =>
    row.isFolded ? undefined : holds && (isAny(row, holds) ? 'inside' : 'outside'),
  )

const drawItem = asRole('treeitem')

/** A row in view: only visible rows subscribe to this state. */
function DrawnRow({ row, drawn }: { readonly row: Row; readonly drawn: ComponentProps<'div'> }) {
  const { t } = useTranslation('navigation')
  const isOutside = useRowFilter(row) === 'outside'
  return drawItem({ ...drawn, ...(isOutside && { 'aria-description': t('outside') }) })
}

interface RowContentProps extends TreeRowProps {
  readonly hasChildItems: boolean
}

/** The visible content of a row; drawn again only when it changes, not for every key pressed in the tree. */
const RowContent = memo(function RowContent(props: RowContentProps) {
  const { row, toggle, menu, hasChildItems } = props
  const { t } = useTranslation('navigation')
  const name = nameOf(row, t)
  const division = useRowFilter(row)
  return (
    <div className={cx(styles.body, division && styles[division])}>
      {hasChildItems ? (
        <OwnButtons>
          <Button
            className={styles.chevron ?? ''}
            aria-label={t('expand', { name })}
            excludeFromTabOrder
            preventFocusOnPress
            onPress={() => toggle(row)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </OwnButtons>
      ) : (
        <span className={styles.chevron} />
      )}
      <RowIcon row={row} />
      <span data-name dir="auto" title={name} className={cx(styles.name, row.label === '' && styles.faint)}>
        {name}
      </span>
      <span className={styles.path}>{row.label === row.detail ? '' : row.detail}</span>
      <Marks row={row} name={name} />
      <PlacementOffers row={row} name={name} />
      <OwnButtons>
        <Button
          className={styles.more ?? ''}
          aria-label={t('more', { name })}
          aria-haspopup="menu"
          onPress={event => {
            const box = event.target.getBoundingClientRect()
            menu(row, { x: box.left, y: box.bottom })
          }}
        >
          <MoreHorizontal aria-hidden />
        </Button>
      </OwnButtons>
    </div>
  )
})

/** The drag handle of a row; only on the focused row, because the tree reports every key to every handle. */
function Grip({ row }: { readonly row: Row }) {
  const { t } = useTranslation('navigation')
  return (
    <Button slot="drag" className={styles.grip ?? ''} aria-label={t('drag', { name: nameOf(row, t) })}>
      <GripVertical aria-hidden />
    </Button>
  )
}

const nameOf = (row: Row, t: TFunction<'navigation'>): string =>
  row.label || t(row.kind === 'group' ? 'unnamed' : 'unknown')

/** One row of the tree, and the rows inside it. */
export function TreeRow({ row, toggle, menu }: TreeRowProps) {
  const { t } = useTranslation('navigation')
  return (
    <TreeItem
      ref={asTreeItem}
      render={props => <DrawnRow row={row} drawn={props} />}
      id={row.id}
      textValue={nameOf(row, t)}
      className={cx(styles.row, row.kind === 'group' && styles.group, row.generated && styles.made)}
      {...((row.generated || row.isFolded) && { hasChildItems: row.kind === 'group' })}
      onContextMenu={event => {
        event.preventDefault()
        menu(row, { x: event.clientX, y: event.clientY })
      }}
    >
      <TreeItemContent>
        {({ hasChildItems, level, allowsDragging, ...now }) => {
          const isCurrent = now.isHovered || now.isFocusVisible || now.isFocusVisibleWithin || now.isDragging
          return (
            <div
              className={styles.content}
              style={{ paddingInlineStart: `calc(${level - 1} * var(--indent))` }}
            >
              {allowsDragging && isCurrent ? <Grip row={row} /> : <span className={styles.grip} />}
              <RowContent {...{ row, toggle, menu, hasChildItems }} />
            </div>
          )
        }}
      </TreeItemContent>
      <Collection items={row.rows}>{child => <TreeRow row={child} toggle={toggle} menu={menu} />}</Collection>
    </TreeItem>
  )
}
