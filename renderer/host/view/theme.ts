import { notifyError } from '../base/notices.ts'
import type { AppWindow } from '../scope/app-window.ts'
import { appStore } from '../scope/per-scope.ts'

/** The editor's own colors; `system` follows the operating system. */
type Theme = 'system' | 'light' | 'dark'

const KEY = 'galley.theme'

const themeOf = (kept: unknown): Theme => (kept === 'light' || kept === 'dark' ? kept : 'system')

/** The theme chosen for the editor, whichever folder is open. */
export const useTheme = appStore<{ readonly theme: Theme }>(
  // What the page was painted with before the host answered.
  () => ({ theme: themeOf(localStorage.getItem(KEY)) }),
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
  show(app, theme)
  app.host.remember({ name: 'theme', value: theme }).catch((error: unknown) => notifyError(app, error))
}

/** Shows the colors that were chosen last, in whichever window. */
export async function recallTheme(app: AppWindow): Promise<void> {
  const { theme } = await app.host.recall({})
  if (theme !== undefined) show(app, themeOf(theme))
}

function show(app: AppWindow, theme: Theme): void {
  localStorage.setItem(KEY, theme)
  useTheme.of(app).setState({ theme })
}

/** Whether the editor is dark now. */
export const isDark = (): boolean => document.documentElement.dataset.theme === 'dark'
