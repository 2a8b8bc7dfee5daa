import { useEffect, useState } from 'react'
import { notifyError } from '../../../host/base/notices.ts'
import { useApp } from '../../../host/scope/app-window.ts'
import { monaco } from '../editor/monaco.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { type Misspelling, misspellingAt } from './misspelling.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** The open menu of a text. */
export interface OpenTextMenu {
  readonly at: Point
  readonly misspelling: Misspelling | undefined
}

/** The place below the cursor. */
function belowCursor({ editor }: OpenPage): Point {
  const place = editor.getPosition()
  const shown = place && editor.getScrolledVisiblePosition(place)
  const box = editor.getContainerDomNode().getBoundingClientRect()
  return { x: box.left + (shown?.left ?? 0), y: box.top + (shown?.top ?? 0) + (shown?.height ?? 0) }
}

/** Opens the menu of a text by a right click, Shift+F10 and the menu key. */
export function useTextMenu(openPage: OpenPage | undefined) {
  const app = useApp()
  const [menu, setMenu] = useState<OpenTextMenu>()
  useEffect(() => {
    if (!openPage) return
    const { editor } = openPage
    const open = async (at: Point) => {
      const misspelling = await misspellingAt(openPage)
      setMenu({ at, misspelling })
    }
    const show = (at: Point) => void open(at).catch(error => notifyError(app, error))
    const press = editor.onContextMenu(({ event }) => {
      event.preventDefault()
      show({ x: event.posx, y: event.posy })
    })
    const keys = editor.onKeyDown(event => {
      const { ContextMenu, F10 } = monaco.KeyCode
      if (event.keyCode !== ContextMenu && !(event.keyCode === F10 && event.shiftKey)) return
      event.preventDefault()
      event.stopPropagation()
      show(belowCursor(openPage))
    })
    return () => {
      press.dispose()
      keys.dispose()
    }
  }, [openPage, app])
  return { menu, setMenu }
}
