import { useState } from 'react'

export interface ItemIds {
  readonly ids: readonly string[]
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
}

const fresh = (): string => `item-${crypto.randomUUID()}`

/** `list` with the item at `from` moved to `to`, its index in the result. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Ids that stay with the items of a list while it is edited here, so that the focus stays too. */
export function useItemIds(count: number): ItemIds {
  const [kept, setKept] = useState<readonly string[]>([])
  const missing = count - kept.length
  const ids =
    missing === 0 ? kept : [...kept.slice(0, count), ...Array.from({ length: Math.max(missing, 0) }, fresh)]
  if (ids !== kept) setKept(ids)
  return {
    ids,
    move: (from, to) => setKept(moved(ids, from, to)),
    remove: index => setKept(ids.filter((_, at) => at !== index)),
  }
}
