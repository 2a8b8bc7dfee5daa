import { useRef, useState } from 'react'

/** A function that stays the same and does what `latest` does now: the tree keeps rows, and with them what they were given. */
export function useStableCallback<A extends readonly unknown[], R>(
  latest: (...args: A) => R,
): (...args: A) => R {
  const current = useRef(latest)
  current.current = latest
  const [stable] = useState(
    () =>
      (...args: A) =>
        current.current(...args),
  )
  return stable
}
