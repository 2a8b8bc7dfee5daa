import { type ComponentProps, createElement } from 'react'

/** Draws a part of the tree as a `div` of the role that it has for the person: a tree of items, not a grid. */
export const asRole =
  (role: 'tree' | 'treeitem') =>
  ({ 'aria-colcount': _columns, 'aria-rowcount': _rows, ...props }: ComponentProps<'div'>) =>
    createElement('div', { ...props, role })
