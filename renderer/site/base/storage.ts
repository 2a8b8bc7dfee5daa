type Area = () => Storage

/** Returns an item of an area; `undefined` if it has none or the browser stores nothing. */
function read(area: Area, name: string): string | undefined {
  try {
    return area().getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function write(area: Area, name: string, value: string): boolean {
  try {
    area().setItem(name, value)
    return true
  } catch {
    return false
  }
}

const browser: Area = () => localStorage
const tab: Area = () => sessionStorage

/** An earlier choice of this reader; `undefined` if the browser stores nothing. */
export const stored = (name: string): string | undefined => read(browser, name)

/** Stores a choice of this reader; returns whether the browser allows it. */
export const store = (name: string, value: string): boolean => write(browser, name, value)

/** A choice that was made in this tab, or else the last one made in any tab. */
export const storedForTab = (name: string): string | undefined => read(tab, name) ?? stored(name)

/**
 * Stores a choice for this tab, and for tabs that will be opened. Chromium can lose what a file's
 * page stores for all tabs when the next page takes its place; what is stored for a tab stays.
 */
export function storeForTab(name: string, value: string): void {
  write(tab, name, value)
  store(name, value)
}

/** What was stored for this tab alone; `undefined` if there is nothing. */
export const keptInTab = (name: string): string | undefined => read(tab, name)

/** Stores something for this tab alone; returns whether the browser allows it. */
export const keepInTab = (name: string, value: string): boolean => write(tab, name, value)

/** Removes from this tab whatever has a name that begins like this. */
export function dropFromTab(start: string): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(start)) sessionStorage.removeItem(name)
  } catch {
    return // a browser that stores nothing has nothing to remove
  }
}
