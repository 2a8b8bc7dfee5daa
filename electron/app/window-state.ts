import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type BrowserWindow, type Rectangle, screen } from 'electron'
import { makeFolder } from '../node/base/make-folder.ts'

/** The last size and position of the window. */
interface WindowState extends Rectangle {
  readonly maximized: boolean
}

const SIZE = { width: 1440, height: 900 }

function isState(value: unknown): value is WindowState {
  if (typeof value !== 'object' || value === null) return false
  const sides = ['x', 'y', 'width', 'height'].map(name => Reflect.get(value, name))
  return sides.every(side => typeof side === 'number' && Number.isFinite(side))
}

function read(file: string): WindowState | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isState(value) ? value : undefined
  } catch {
    return undefined // never opened before, or a damaged file: the default size is used
  }
}

/** The screen may be gone: enough of the title bar must be visible to move the window. */
function isVisible({ x, y, width }: Rectangle): boolean {
  return screen.getAllDisplays().some(({ workArea }) => {
    const left = Math.max(x, workArea.x)
    const right = Math.min(x + width, workArea.x + workArea.width)
    return right - left > 100 && y >= workArea.y && y < workArea.y + workArea.height - 50
  })
}

/** The remembered size and position for a new window. */
export function rememberedBounds(file: string): Partial<Rectangle> {
  const state = read(file)
  if (!state || !isVisible(state)) return SIZE
  const { x, y, width, height } = state
  return { x, y, width: Math.max(width, 640), height: Math.max(height, 480) }
}

/** Restores the size of the window, and remembers it when it changes. */
export function rememberWindow(window: BrowserWindow, file: string): void {
  if (read(file)?.maximized) window.maximize()
  window.on('close', () => {
    const state: WindowState = { ...window.getNormalBounds(), maximized: window.isMaximized() }
    try {
      makeFolder(dirname(file), 0o700)
      writeFileSync(file, JSON.stringify(state), { mode: 0o600 })
    } catch {
      return // a data folder that cannot be written: the next window has the default size
    }
  })
}
