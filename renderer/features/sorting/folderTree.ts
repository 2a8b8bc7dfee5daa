import { searchable } from '../../../shared/text/searchable.ts'
import { byName, type Order } from '../../messages/byName.ts'
import type { SortingItem } from './base/tasks.ts'

/** A folder, or an item in one. */
export interface SortingNode {
  readonly id: string
  readonly label: string
  /** Absent for a folder. */
  readonly item?: SortingItem
  readonly nodes: readonly SortingNode[]
  /** The IDs of all items in it, of an item its own. */
  readonly items: readonly string[]
  /** It is collapsed, so the nodes inside it are left out. */
  readonly isFolded?: true
}

interface Folder {
  readonly path: string
  readonly folders: Map<string, Folder>
  readonly items: SortingItem[]
}

const emptyFolder = (path: string): Folder => ({ path, folders: new Map(), items: [] })

function folderOf(root: Folder, path: string): Folder {
  let folder = root
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
    const name = path.slice(0, end)
    const inner = folder.folders.get(name) ?? emptyFolder(name)
    folder.folders.set(name, inner)
    folder = inner
  }
  return folder
}

const itemNode = (item: SortingItem): SortingNode => ({
  ...{ id: item.id, label: item.label, item },
  ...{ nodes: [], items: [item.id] },
})

/** The node of a folder; one that holds only another folder is shown together with it. */
function folderNode(folder: Folder, above: string, inOrder: Order): SortingNode {
  const [only] = folder.folders.values()
  if (only && folder.folders.size === 1 && folder.items.length === 0) return folderNode(only, above, inOrder)
  const nodes = nodesIn(folder, inOrder)
  return {
    id: `folder:${folder.path}`,
    label: folder.path.slice(above.length),
    nodes,
    items: nodes.flatMap(({ items }) => items),
  }
}

const nodesIn = ({ path, folders, items }: Folder, inOrder: Order): readonly SortingNode[] => [
  ...[...folders.values()]
    .toSorted((a, b) => inOrder(a.path, b.path))
    .map(folder => folderNode(folder, path === '' ? '' : `${path}/`, inOrder)),
  ...items.toSorted((a, b) => inOrder(a.path, b.path)).map(itemNode),
]

/** Items by the folders of their paths: folders first, in the alphabetical order of `language`. */
export function folderTree(items: readonly SortingItem[], language: string): readonly SortingNode[] {
  const root = emptyFolder('')
  for (const item of items) folderOf(root, item.path).items.push(item)
  return nodesIn(root, byName(language))
}

/** The items whose title or path contains a text, whatever its case and accents. */
export function itemsWith(items: readonly SortingItem[], text: string): readonly SortingItem[] {
  const wanted = searchable(text.trim())
  if (wanted === '') return items
  return items.filter(
    ({ path, label }) => searchable(path).includes(wanted) || searchable(label).includes(wanted),
  )
}

/** How many rows are shown at most before the person expands a folder. */
const FIRST_ROWS = 60

/** The folders that are expanded at first: all folders of a level, as long as the rows stay few. */
export function expandedAtFirst(roots: readonly SortingNode[], rows = FIRST_ROWS): ReadonlySet<string> {
  const found = new Set<string>()
  let level = roots
  for (let left = rows - roots.length; level.length > 0; left -= level.length) {
    const next = level.flatMap(({ nodes }) => nodes)
    if (next.length > left) break
    for (const { id, nodes } of level) if (nodes.length > 0) found.add(id)
    level = next
  }
  return found
}

/** The nodes without those inside collapsed folders: the list walks through all nodes that it gets. */
export const foldedNodes = (
  nodes: readonly SortingNode[],
  open: ReadonlySet<string>,
): readonly SortingNode[] =>
  nodes.map(node => {
    if (node.nodes.length === 0) return node
    return open.has(node.id)
      ? { ...node, nodes: foldedNodes(node.nodes, open) }
      : { ...node, nodes: [], isFolded: true }
  })
