import type { editor } from 'monaco-editor/editor'
import { type RefObject, useEffect, useState } from 'react'
import type { CommandId } from '../../../../shared/rpc/commands.ts'
import { runCommand } from '../../../host/commands/commands.ts'
import type { AppWindow } from '../../../host/scope/app-window.ts'
import { useApp } from '../../../host/scope/app-window.ts'
import { COMMON } from './editorOptions.ts'
import { insertAtOnce } from './insertAtOnce.ts'
import { monaco } from './monaco.ts'
import { useEditorTheme } from './useEditorTheme.ts'

const { CtrlCmd, Shift } = monaco.KeyMod
const { KeyZ, KeyY, KeyS } = monaco.KeyCode

/** Keys of the editor that belong to the application: one history, one save. */
const ROUTED: readonly (readonly [keybinding: number, command: CommandId])[] = [
  [CtrlCmd | KeyZ, 'edit.undo'],
  [CtrlCmd | Shift | KeyZ, 'edit.redo'],
  [CtrlCmd | KeyY, 'edit.redo'],
  [CtrlCmd | KeyS, 'file.save'],
]

/** The application of each editor. */
const apps = new WeakMap<editor.ICodeEditor, AppWindow>()

// Once for all editors: for a command of its own, an editor makes the keys of all others be read again.
for (const [keybinding, command] of ROUTED) {
  const id = `galley.${command}`
  monaco.editor.registerCommand(id, () => {
    const focused = monaco.editor.getEditors().find(one => one.hasWidgetFocus())
    const app = focused && apps.get(focused)
    if (app) runCommand(app, command)
  })
  monaco.editor.addKeybindingRule({ keybinding, command: id, when: 'editorFocus && !editorReadonly' })
}

/** A code editor in `container`, labeled for assistive technology. */
export function useEditor(
  container: RefObject<HTMLElement | null>,
  label: string,
): editor.IStandaloneCodeEditor | undefined {
  const app = useApp()
  const [made, setMade] = useState<editor.IStandaloneCodeEditor>()
  useEditorTheme()
  useEffect(() => {
    if (!container.current) return
    const created = monaco.editor.create(container.current, { ...COMMON, model: null })
    apps.set(created, app)
    insertAtOnce(created)
    setMade(created)
    return () => {
      setMade(undefined)
      created.dispose()
    }
  }, [container, app])
  useEffect(() => made?.updateOptions({ ariaLabel: label }), [made, label])
  return made
}
