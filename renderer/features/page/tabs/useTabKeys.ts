import type { KeyboardEvent } from 'react'
import type { Site } from '../../../host/scope/site.ts'
import { useSite } from '../../../host/scope/site.ts'
import { showPage, useView } from '../../../host/view/view.ts'
import { lineKey } from '../../../kit/base/line-key.ts'
import { closeTabs, moveTab } from './tabActions.ts'

/** The focus moves to a tab once it is drawn. */
function focusTab(file: string | undefined): void {
  requestAnimationFrame(() => {
    const tab = file === undefined ? '[role="tab"]' : `[data-tab="${CSS.escape(file)}"]`
    document.querySelector<HTMLElement>(tab)?.focus()
  })
}

function shownFile(site: Site): string | undefined {
  const { main } = useView.of(site).getState()
  return main.kind === 'page' ? main.file : undefined
}

/** The index that arrow keys, Home and End lead to from the tab at `at`. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The keys of a tab: arrows go to the next one, with Control and Shift they move it, Delete closes it. */
export function useTabKeys(
  file: string,
  openMenu: (at: { readonly x: number; readonly y: number }) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const site = useSite()
  return event => {
    const { tabs } = useView.of(site).getState()
    const at = tabs.findIndex(tab => tab.file === file)
    const key = lineKey(event.key)
    const to = target(key, at, tabs.length)
    if (to !== undefined && event.shiftKey && (event.ctrlKey || event.metaKey)) moveTab(site, file, to)
    else if (to !== undefined) focusTab(tabs[to]?.file)
    else if (key === 'Enter' || key === ' ') showPage(site, file)
    else if (key === 'Delete') {
      closeTabs(site, [file])
      focusTab(shownFile(site))
    } else if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      const { left, bottom } = event.currentTarget.getBoundingClientRect()
      openMenu({ x: left, y: bottom })
    } else return
    if (to !== undefined && event.shiftKey) focusTab(file)
    event.preventDefault()
  }
}
