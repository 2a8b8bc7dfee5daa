import { type KeyboardEvent, useRef } from 'react'
import { lineKey } from '../../kit/base/line-key.ts'
import type { FileRow } from './fileRows.ts'

interface FileKeys {
  readonly rows: readonly FileRow[]
  readonly activeIndex: number
  readonly activate: (index: number) => void
  readonly toggle: (row: FileRow, isOpen: boolean) => void
  readonly open: (row: FileRow) => void
  readonly rename: (row: FileRow) => void
  readonly remove: (row: FileRow) => void
  readonly menu: (row: FileRow) => void
}

/** Milliseconds between two letters of one name. */
const TYPING = 700

/** How many rows a page key moves. */
const PAGE = 15

/** The index that a key moves to; undefined for other keys. */
function target(key: string, { rows, activeIndex: at }: FileKeys): number | undefined {
  const last = rows.length - 1
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(last, at + 1),
    ArrowUp: Math.max(0, at - 1),
    PageDown: Math.min(last, at + PAGE),
    PageUp: Math.max(0, at - PAGE),
    Home: 0,
    End: last,
  }
  return moves[key]
}

/** Right expands a folder, then goes into it; Left collapses it, or goes to the folder around. */
function sideways(key: string, row: FileRow, { rows, activeIndex, activate, toggle }: FileKeys): boolean {
  if (key === 'ArrowRight') {
    if (row.kind === 'folder' && !row.isOpen) toggle(row, true)
    else if (row.isOpen && rows[activeIndex + 1]?.level === row.level + 1) activate(activeIndex + 1)
    return true
  }
  if (key !== 'ArrowLeft') return false
  const around = rows.findLastIndex((one, index) => index < activeIndex && one.level < row.level)
  if (row.isOpen) toggle(row, false)
  else if (around >= 0) activate(around)
  return true
}

function action(event: KeyboardEvent, row: FileRow, keys: FileKeys): boolean {
  const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
  if (event.key === 'Enter' || event.key === ' ') keys.open(row)
  else if (event.key === 'F2') keys.rename(row)
  else if (event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey)) keys.remove(row)
  else if (isMenu) keys.menu(row)
  else return false
  return true
}

/** The keys of the tree of files: arrows, letters, Enter, F2, Delete and the menu key. */
export function useFileKeys(keys: FileKeys): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 })
  const typeAhead = (letter: string) => {
    const { rows, activeIndex, activate } = keys
    const now = performance.now()
    const text = (now - typed.current.at < TYPING ? typed.current.text : '') + letter.toLowerCase()
    typed.current = { text, at: now }
    const start = text.length === 1 ? activeIndex + 1 : activeIndex
    const order = [...rows.keys()].map(index => (index + start) % rows.length)
    const found = order.find(index => rows[index]?.name.toLowerCase().startsWith(text))
    if (found !== undefined) activate(found)
  }
  return event => {
    const row = keys.rows[keys.activeIndex]
    if (!row || event.ctrlKey || event.altKey) return
    const to = event.metaKey ? undefined : target(event.key, keys)
    if (to !== undefined) keys.activate(to)
    else if (!sideways(lineKey(event.key), row, keys) && !action(event, row, keys)) {
      if (event.key.length !== 1 || event.metaKey) return
      typeAhead(event.key)
    }
    event.preventDefault()
  }
}
