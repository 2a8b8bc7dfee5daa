/** An earlier choice of this reader; `undefined` if the browser stores nothing. */
export function stored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a choice of this reader; returns whether the browser allows it. */
export function store(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value)
    return true
  } catch {
    return false
  }
}
