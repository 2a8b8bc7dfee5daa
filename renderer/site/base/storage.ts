/** What this reader chose before; nothing where the browser keeps nothing. */
export function stored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a choice of this reader where the browser allows it. */
export function store(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value)
    return true
  } catch {
    return false
  }
}
