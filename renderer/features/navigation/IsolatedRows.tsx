import {
  type ComponentProps,
  type ContextType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import {
  type CollectionRenderer,
  CollectionRendererContext,
  DefaultCollectionRenderer,
  DragAndDropContext,
  type Key,
  TreeStateContext,
} from 'react-aria-components'
import { useSite } from '../../host/scope/site.ts'
import { hoveredRow, onHoveredRow } from './hoveredRow.ts'

type RootProps = ComponentProps<CollectionRenderer['CollectionRoot']>
type Items = RootProps['collection']
type Dragging = ContextType<typeof DragAndDropContext>
type Item = NonNullable<ReturnType<Items['getItem']>>

const quietItems = new WeakMap<Item, Item>()
const quietCollections = new WeakMap<Items, Items>()

function quietItem(item: Item): Item {
  const known = quietItems.get(item)
  if (known || item.type !== 'item') return known ?? item
  const quiet: Item = Object.create(item, {
    render: { value: () => <IsolatedRow id={String(item.key)}>{item.render?.(item)}</IsolatedRow> },
  })
  quietItems.set(item, quiet)
  return quiet
}

/** The same collection, its rows drawn inside a {@link IsolatedRow}. */
function quietly(items: Items): Items {
  const known = quietCollections.get(items)
  if (known) return known
  const getItem: Items['getItem'] = key => {
    const item = items.getItem(key)
    return item && quietItem(item)
  }
  const quiet = new Proxy(items, {
    get(target, name) {
      if (name === 'getItem') return getItem
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  quietCollections.set(items, quiet)
  return quiet
}

/** The row and the number of its siblings: it learns nothing else about other rows. */
function siblingState(items: Items, id: string): readonly unknown[] {
  const item = items.getItem(id)
  const itemAt = (key: Key | null | undefined) => (key == null ? null : items.getItem(key))
  const parent = itemAt(item?.parentKey)
  let last = parent ? itemAt(parent.lastChildKey) : itemAt(items.getLastKey())
  while (!parent && last?.parentKey != null) last = items.getItem(last.parentKey)
  return [item, itemAt(item?.firstChildKey), last?.index]
}

/** The drag state of a row. Without a pointer every row gets all of it, as a target to choose. */
function dragged({ dragAndDropHooks, dragState, dropState }: Dragging, id: string): readonly unknown[] {
  const isDragging = dragState?.draggedKey != null || dropState?.target != null
  return [
    dragAndDropHooks,
    dragState?.isDragging(id),
    dropState?.isDropTarget({ type: 'item', key: id, dropPosition: 'on' }),
    isDragging && dragAndDropHooks?.isVirtualDragging?.() ? dropState : undefined,
  ]
}

/**
 * Passes a row only the tree state that changes it. A tree passes every key press to all of its rows, and each needs
 * time to find that it looks as before.
 */
function IsolatedRow({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const site = useSite()
  const state = useContext(TreeStateContext)
  const dragging = useContext(DragAndDropContext)
  const isHovered = useSyncExternalStore(
    useCallback((listener: () => void) => onHoveredRow(site, listener), [site]),
    () => hoveredRow(site) === id,
  )
  const passed = useRef<{ state: typeof state; dragging: Dragging; values: readonly unknown[] }>(undefined)
  const manager = state?.selectionManager
  const isFocused = manager?.focusedKey === id
  const values = [
    ...(state ? siblingState(state.collection, id) : []),
    state?.expandedKeys.has(id),
    manager?.isSelected(id),
    manager?.selectionBehavior,
    manager?.isEmpty,
    ...dragged(dragging, id),
    isFocused && manager?.isFocused,
    // Actions on a row use the full state: the focus must be the current one.
    isHovered || isFocused ? state : undefined,
  ]
  if (!passed.current || values.some((one, at) => one !== passed.current?.values[at]))
    passed.current = { state, dragging, values }
  return (
    <TreeStateContext value={passed.current.state}>
      <DragAndDropContext value={passed.current.dragging}>{children}</DragAndDropContext>
    </TreeStateContext>
  )
}

const LoudRenderer = createContext<CollectionRenderer>(DefaultCollectionRenderer)

function IsolatedRoot(props: RootProps) {
  const { CollectionRoot } = useContext(LoudRenderer)
  return <CollectionRoot {...props} collection={quietly(props.collection)} />
}

/** Draws the rows of a tree inside a virtualizer, and again only those that changed. */
export function IsolatedRows({ children }: { readonly children: ReactNode }) {
  const renderer = useContext(CollectionRendererContext)
  const quiet = useMemo(() => ({ ...renderer, CollectionRoot: IsolatedRoot }), [renderer])
  return (
    <LoudRenderer value={renderer}>
      <CollectionRendererContext value={quiet}>{children}</CollectionRendererContext>
    </LoudRenderer>
  )
}
