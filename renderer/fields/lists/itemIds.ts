import { useState } from 'react'

interface ItemIds {
  readonly ids: readonly string[]
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
}

const newId = (): string => `item-${crypto.randomUUID()}`

/** `list` with the item at `from` moved to `to`, its index in the result. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Ids that stay with the items of a list while it is edited here, so that the focus stays too. */
export function useItemIds(count: number): ItemIds {
  const [storedIds, setStoredIds] = useState<readonly string[]>([])
  const missing = count - storedIds.length
  const ids =
    missing === 0
      ? storedIds
      : [...storedIds.slice(0, count), ...Array.from({ length: Math.max(missing, 0) }, newId)]
  if (ids !== storedIds) setStoredIds(ids)
  return {
    ids,
    move: (from, to) => setStoredIds(moved(ids, from, to)),
    remove: index => setStoredIds(ids.filter((_, at) => at !== index)),
  }
}
