import type { AppWindow } from '../scope/app-window.ts'
import { appStore } from '../scope/per-scope.ts'

/** The editor's own colors; `system` follows the operating system. */
type Theme = 'system' | 'light' | 'dark'

const KEY = 'galley.theme'

/** The theme stored on this computer. */
function remembered(): Theme {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** The theme chosen for the editor, whichever folder is open. */
export const useTheme = appStore<{ readonly theme: Theme }>(
  () => ({ theme: remembered() }),
  (_app, store) => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const paint = () => {
      const { theme } = store.getState()
      const systemTheme = system.matches ? 'dark' : 'light'
      document.documentElement.dataset.theme = theme === 'system' ? systemTheme : theme
    }
    paint()
    store.subscribe(paint)
    system.addEventListener('change', paint)
  },
)

/** Chooses the editor's colors. */
export function setTheme(app: AppWindow, theme: Theme): void {
  localStorage.setItem(KEY, theme)
  useTheme.of(app).setState({ theme })
}

/** Whether the editor is dark now. */
export const isDark = (): boolean => document.documentElement.dataset.theme === 'dark'
