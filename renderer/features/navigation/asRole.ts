import { type ComponentProps, createElement } from 'react'

/** Draws an element of the tree as a `div` with the role that people need: a tree of items, not a grid. */
export const asRole =
  (role: 'tree' | 'treeitem') =>
  ({ 'aria-colcount': _columns, 'aria-rowcount': _rows, ...props }: ComponentProps<'div'>) =>
    createElement('div', { ...props, role })
