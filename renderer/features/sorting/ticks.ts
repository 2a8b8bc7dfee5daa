import type { SortingNode } from './folderTree.ts'

/** How many items of each node are ticked, by the ID of the node. */
export type TickCounts = ReadonlyMap<string, number>

/** Counts the ticked items of all nodes. */
export function countTicks(roots: readonly SortingNode[], ticked: ReadonlySet<string>): TickCounts {
  const counts = new Map<string, number>()
  const count = ({ id, item, nodes }: SortingNode): number => {
    const own = item ? Number(ticked.has(id)) : nodes.reduce((sum, node) => sum + count(node), 0)
    counts.set(id, own)
    return own
  }
  for (const node of roots) count(node)
  return counts
}

/** Whether all items of a node are ticked, some, or none. */
export function tickOf({ id, items }: SortingNode, counts: TickCounts): 'all' | 'some' | 'none' {
  const count = counts.get(id) ?? 0
  return count === 0 ? 'none' : count === items.length ? 'all' : 'some'
}

/** The IDs of the nodes whose items are all ticked. */
export function fullyTicked(roots: readonly SortingNode[], counts: TickCounts): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (node: SortingNode) => {
    if (tickOf(node, counts) === 'all') found.add(node.id)
    node.nodes.forEach(visit)
  }
  roots.forEach(visit)
  return found
}

/**
 * The ticked items after the selected nodes changed from `before` to `after`: a node that was selected or deselected
 * takes its items along.
 */
export function ticksAfter(
  roots: readonly SortingNode[],
  ticked: ReadonlySet<string>,
  { before, after }: { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> },
): ReadonlySet<string> {
  const next = new Set(ticked)
  const visit = (node: SortingNode) => {
    const isSelected = after.has(node.id)
    if (isSelected === before.has(node.id)) node.nodes.forEach(visit)
    else if (isSelected) for (const id of node.items) next.add(id)
    else for (const id of node.items) next.delete(id)
  }
  roots.forEach(visit)
  return next
}
