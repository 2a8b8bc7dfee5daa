import { type ReactElement, useState } from 'react'

interface HeldProps {
  readonly start: string | null
  readonly show: (value: string | null, set: (value: string) => void) => ReactElement
}

/** Holds the value of a controlled input. */
export function Held({ start, show }: HeldProps) {
  const [value, set] = useState(start)
  return show(value, set)
}
