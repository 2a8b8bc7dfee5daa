import { create } from 'zustand'

/** The editor's own colours; `system` follows the machine. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'galley.theme'
const kept = localStorage.getItem(KEY)

/** The theme chosen for the editor, on every folder. */
export const useTheme = create<{ readonly theme: Theme }>(() => ({
  theme: kept === 'light' || kept === 'dark' ? kept : 'system',
}))

/** The machine asks for dark. */
const system = matchMedia('(prefers-color-scheme: dark)')

function paint(): void {
  const { theme } = useTheme.getState()
  document.documentElement.dataset.theme = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme
}

paint()
useTheme.subscribe(paint)
system.addEventListener('change', paint)

/** Chooses the editor's colours. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  useTheme.setState({ theme })
}

/** The colours that are drawn now. */
export const isDark = (): boolean => document.documentElement.dataset.theme === 'dark'
