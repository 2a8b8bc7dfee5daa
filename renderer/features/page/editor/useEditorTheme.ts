import { useEffect } from 'react'
import { isDark } from '../../../host/view/theme.ts'
import { monaco } from './monaco.ts'

const paint = () => monaco.editor.setTheme(isDark() ? 'galley-dark' : 'galley-light')

/** Applies the window’s colors to code, also when they change. */
export function useEditorTheme(): void {
  useEffect(() => {
    paint()
    const watcher = new MutationObserver(paint)
    watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => watcher.disconnect()
  }, [])
}
