import { EllipsisVertical, GripVertical } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button, GridList, GridListItem, type Key, useDragAndDrop, Virtualizer } from 'react-aria-components'
import { ListLayout } from 'react-aria-components/Virtualizer'
import { useTranslation } from 'react-i18next'
import { cx } from './base/cx.ts'
import { IconButton } from './IconButton.tsx'
import { Menu, type MenuBlock } from './Menu.tsx'
import styles from './SortableList.module.css'

/** One row of a {@link SortableList}. */
interface SortableItem {
  /** Stays with the item when it moves. */
  readonly id: string
  /** Its name for screen readers. */
  readonly text: string
  readonly content: ReactNode
  /** JSON pointer of the value in the row. */
  readonly pointer?: string
}

interface SortableListProps {
  readonly label: string
  readonly items: readonly SortableItem[]
  /** The item that is open for editing. */
  readonly openId?: string | undefined
  /** Without it the rows are edited in place: they contain fields, and a field keeps the focus. */
  readonly onOpen?: ((id: string) => void) | undefined
  /** `to` is the index in the list after the move. Without it nothing can be moved. */
  readonly onMove?: ((from: number, to: number) => void) | undefined
  readonly onRemove?: ((index: number) => void) | undefined
  readonly empty?: string
}

/** Of a list with more rows, only those in view are drawn. */
const WHOLE = 50

/** Pixels; a row with a problem is higher. */
const LAYOUT = { estimatedRowHeight: 38 }

/** A list whose rows can be opened, removed and moved by dragging, by keys (Alt and arrows) or by menu. */
export function SortableList(listProps: SortableListProps) {
  const { label, items, openId, onOpen, onMove, empty } = listProps
  const { frame, onRemove } = useRemoval(listProps)
  const props = { ...listProps, onRemove }
  const index = (id: unknown) => items.findIndex(item => item.id === id)
  const isSortable = onMove !== undefined && items.length > 1
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isSortable,
    getItems: keys => [...keys].map(key => ({ 'text/plain': items[index(key)]?.text ?? '' })),
    onReorder({ keys, target }) {
      const from = index([...keys][0])
      const beside = index(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      const to = beside > from ? beside - 1 : beside
      if (from >= 0 && to !== from) onMove?.(from, to)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const from = index(
      event.target instanceof Element && event.target.closest('[role=row]')?.getAttribute('data-key'),
    )
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    const isTyping = event.target instanceof HTMLInputElement
    const isDelete = event.key === 'Delete' && onRemove !== undefined && !isTyping
    if (from < 0 || (step === undefined && !isDelete)) return
    event.preventDefault()
    event.stopPropagation()
    if (isDelete) onRemove(from)
    else if (step !== undefined && items[from + step]) onMove?.(from, from + step)
  }
  const isLong = items.length > WHOLE
  const list = (
    <GridList
      aria-label={label}
      items={items}
      className={cx(styles.list, isLong && styles.long)}
      selectionMode="none"
      {...(onOpen
        ? { onAction: (key: Key) => onOpen(String(key)) }
        : { keyboardNavigationBehavior: 'tab' as const })}
      renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
      dependencies={[openId, items, isSortable]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {item => (
        <GridListItem
          id={item.id}
          textValue={item.text}
          className={cx(styles.item, item.id === openId && styles.open)}
          data-key={item.id}
          {...(item.pointer !== undefined && { 'data-pointer': item.pointer })}
        >
          {() => <Row {...props} item={item} index={index(item.id)} isSortable={isSortable} />}
        </GridListItem>
      )}
    </GridList>
  )
  return (
    <div ref={frame} className={styles.frame} onKeyDownCapture={onKeyDown} role="presentation">
      {isLong ? (
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </div>
  )
}

interface RowProps extends SortableListProps {
  readonly item: SortableItem
  readonly index: number
  readonly isSortable: boolean
}

function Row(props: RowProps) {
  const { item, index, isSortable, onOpen, onMove, onRemove } = props
  const { t } = useTranslation('kit')
  const label = t('list.actionsFor', { what: item.text })
  return (
    <>
      <Button slot="drag" isDisabled={!isSortable} className={cx(styles.grip)}>
        <GripVertical aria-hidden />
      </Button>
      <Content holdsFields={onOpen === undefined}>{item.content}</Content>
      {(onMove || onRemove) && (
        <Menu
          label={label}
          placement="bottom end"
          blocks={actionsOf(props, index, t)}
          trigger={<IconButton label={label} icon={<EllipsisVertical />} size="small" />}
        />
      )}
    </>
  )
}

/** The number of frames in which the menu that removed a row closes, and drops the focus. */
const CLOSING_FRAMES = 20

/** Removing that keeps the place: the row after a removed one gets the focus, or else the last one, or the empty list. */
function useRemoval({ items, onRemove }: SortableListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const removed = useRef<{ readonly index: number; readonly id: string | undefined }>(undefined)
  useEffect(() => {
    const { current } = removed
    if (!current || items.some(({ id }) => id === current.id)) return
    removed.current = undefined
    const focus = (left: number) => {
      if (document.activeElement === document.body) {
        const key = items[Math.min(current.index, items.length - 1)]?.id
        const part = key === undefined ? '[role=grid]' : `[role=row][data-key="${CSS.escape(key)}"]`
        frame.current?.querySelector<HTMLElement>(part)?.focus()
      }
      if (left > 0) requestAnimationFrame(() => focus(left - 1))
    }
    focus(CLOSING_FRAMES)
  }, [items])
  const remove = (index: number) => {
    removed.current = { index, id: items[index]?.id }
    onRemove?.(index)
  }
  return { frame, onRemove: onRemove && remove }
}

/** The content of a row. Hides the focus of a field inside from the list, which would move it to its first row. */
function Content({ holdsFields, children }: { readonly holdsFields: boolean; readonly children: ReactNode }) {
  const keep = holdsFields && { onFocus: (event: FocusEvent) => event.stopPropagation() }
  return (
    <div className={styles.content} role="presentation" {...keep}>
      {children}
    </div>
  )
}

function actionsOf(
  { items, onOpen, onMove, onRemove }: SortableListProps,
  index: number,
  t: (key: string) => string,
): readonly MenuBlock[] {
  const id = items[index]?.id ?? ''
  const last = items.length - 1
  const move = (key: string, to: number, keys?: string) => ({
    id: key,
    label: t(`list.${key}`),
    keys,
    isDisabled: to < 0 || to > last || to === index,
    onAction: () => onMove?.(index, to),
  })
  return [
    {
      actions: onOpen
        ? [{ id: 'edit', label: t('list.edit'), keys: 'Enter', onAction: () => onOpen(id) }]
        : [],
    },
    {
      actions: onMove
        ? [
            move('up', index - 1, 'Alt+Up'),
            move('down', index + 1, 'Alt+Down'),
            move('first', 0),
            move('last', last),
          ]
        : [],
    },
    {
      actions: onRemove
        ? [
            {
              id: 'remove',
              label: t('list.remove'),
              keys: 'Delete',
              danger: true,
              onAction: () => onRemove(index),
            },
          ]
        : [],
    },
  ]
}
