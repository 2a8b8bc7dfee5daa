import type { RefObject } from 'react'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { useSite } from '../../host/scope/site.ts'
import { useReveal } from '../../host/session/reveal.ts'
import { useConfig } from '../../host/site/config.ts'
import { ancestors, type Rows } from '../entries/rows.ts'
import { useRows } from '../entries/useRows.ts'
import { useFollowRowLocations } from '../problems/useRowProblems.ts'
import { useHoveredRow } from './hoveredRow.ts'
import { scrollToRow } from './scrollToRow.ts'
import { useCurrentRow } from './useCurrentRow.ts'
import { type Expanded, useExpanded } from './useExpanded.ts'
import { useFilesDrop } from './useFilesDrop.ts'
import { widenScope } from './useScope.ts'
import { type TreeSelection, useSelection } from './useSelection.ts'
import { type TreeActions, useTreeActions } from './useTreeActions.ts'

/** The tree and its view state. */
export interface TreeState {
  readonly tree: Rows
  readonly actions: TreeActions
  readonly selection: TreeSelection
  readonly expanded: Expanded
  /** docs.json can’t be read at the moment. */
  readonly isReadOnly: boolean
  /** Scrolls to a row and selects it. */
  show(id: string): void
}

/** The row that contains the location of a JSON pointer into docs.json. */
function rowAt({ locations: places }: Rows, pointer: string): string | undefined {
  const inside = [...places].filter(([, at]) => `${pointer}/`.startsWith(`${formatPointer(at)}/`))
  return inside.at(-1)?.[0]
}

/** The tree of the open site; it follows the page that is shown, and reveals requested locations. */
export function useTree(container: RefObject<HTMLElement | null>, isFiltered: boolean): TreeState {
  const site = useSite()
  const tree = useRows()
  useFollowRowLocations(tree)
  const actions = useTreeActions()
  const isReadOnly = useConfig(({ broken }) => broken !== undefined)
  const selection = useSelection(tree)
  const expanded = useExpanded(tree, isFiltered)
  const show = (id: string) => {
    const above = ancestors(tree.rows, id).map(row => row.id)
    widenScope(site, tree.rows, id)
    expanded.show(above)
    selection.only(id)
    const isOpen = (group: string) => above.includes(group) || expanded.keys.has(group)
    requestAnimationFrame(() => {
      const element = container.current?.querySelector('[role="tree"]')
      if (element) scrollToRow(element, tree.rows, isOpen, id)
    })
  }
  useFilesDrop(container, isReadOnly)
  useHoveredRow(container)
  useCurrentRow(tree, id => {
    // When a page is listed twice, the clicked row stays selected.
    if (selection.last?.file === undefined || selection.last.file !== tree.byId.get(id)?.file) show(id)
  })
  useReveal(({ file, pointer }) => {
    const id = file === CONFIG_FILE && pointer !== undefined ? rowAt(tree, pointer) : undefined
    if (id === undefined) return false
    show(id)
    return true
  })
  return { tree, actions, selection, expanded, isReadOnly, show }
}
