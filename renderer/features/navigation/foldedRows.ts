import type { Row } from '../entries/rows.ts'

/** A tree with more rows is drawn without the rows inside collapsed ones. */
export const LARGE = 500

const collapsed = new WeakMap<Row, Row>()
const expanded = new WeakMap<Row, Row>()

/**
 * The rows without those inside collapsed rows; the tree walks through all rows that it gets. The same objects again
 * while nothing in them changes.
 */
export function foldedRows(rows: readonly Row[], open: ReadonlySet<string>): readonly Row[] {
  const folded = rows.map(row => (row.kind === 'group' && row.rows.length > 0 ? fold(row, open) : row))
  return folded.every((row, index) => row === rows[index]) ? rows : folded
}

function fold(row: Row, open: ReadonlySet<string>): Row {
  if (!open.has(row.id)) {
    const known = collapsed.get(row) ?? { ...row, rows: [], isFolded: true }
    collapsed.set(row, known)
    return known
  }
  const inside = foldedRows(row.rows, open)
  if (inside === row.rows) return row
  const known = expanded.get(row)
  if (known?.rows.length === inside.length && known.rows.every((one, index) => one === inside[index]))
    return known
  const next = { ...row, rows: inside }
  expanded.set(row, next)
  return next
}

/** More rows than anybody scrolls through; the tree walks through all that are expanded. */
const MANY = 1000

/**
 * The groups of a large tree that are collapsed at first: all languages, versions, tabs and so on but the one that new
 * readers see, and the groups after many rows, in each of them.
 */
export function collapsedAtFirst(rows: readonly Row[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (siblings: readonly Row[], branch: { shown: number }) => {
    const divisions = siblings.filter(row => row.division !== undefined)
    const first = divisions.find(row => row.isDefault) ?? divisions[0]
    for (const row of siblings) {
      branch.shown += 1
      if (row.kind !== 'group') continue
      const isCollapsed = row.division ? row !== first : branch.shown > MANY
      if (isCollapsed) found.add(row.id)
      visit(row.rows, isCollapsed ? { shown: 0 } : branch)
    }
  }
  visit(rows, { shown: 0 })
  return found
}
