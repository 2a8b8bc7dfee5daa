import { useEffect, useState } from 'react'

/** Milliseconds without a change. */
const CALM = 300

/** A value as of the last pause in its changes. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), CALM)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
