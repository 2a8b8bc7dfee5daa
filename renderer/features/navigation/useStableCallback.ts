import { useRef, useState } from 'react'

/** A stable function that calls the current `latest`: the tree caches rows, and with them their callbacks. */
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
