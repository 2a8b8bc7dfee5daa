import type { editor } from 'monaco-editor/editor'
import { type RefObject, useEffect, useState } from 'react'
import { runCommand } from '../../../host/commands/commands.ts'
import type { AppWindow } from '../../../host/scope/app-window.ts'
import { useApp } from '../../../host/scope/app-window.ts'
import { insertAtOnce } from './insertAtOnce.ts'
import { monaco } from './monaco.ts'
import { useEditorTheme } from './useEditorTheme.ts'

const OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  accessibilitySupport: 'auto',
  fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontLigatures: false,
  fontSize: 13,
  lineHeight: 21,
  padding: { top: 12, bottom: 48 },
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  // The number of the last line is dimmed otherwise, below the contrast that people need.
  renderFinalNewline: 'on',
  smoothScrolling: true,
  wordWrap: 'on',
  wrappingIndent: 'same',
  renderLineHighlight: 'line',
  renderWhitespace: 'selection',
  guides: { indentation: false, bracketPairs: false },
  bracketPairColorization: { enabled: false },
  overviewRulerBorder: false,
  lineNumbersMinChars: 3,
  folding: true,
  quickSuggestions: false,
  unusualLineTerminators: 'off',
  unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
  stickyScroll: { enabled: false },
  fixedOverflowWidgets: true,
  tabSize: 2,
  detectIndentation: true,
  contextmenu: true,
  'semanticHighlighting.enabled': false,
}

/** Keys of the editor that belong to the application: one history, one save. */
function routeKeys(app: AppWindow, made: editor.IStandaloneCodeEditor): void {
  const { CtrlCmd, Shift } = monaco.KeyMod
  const { KeyZ, KeyY, KeyS } = monaco.KeyCode
  made.addCommand(CtrlCmd | KeyZ, () => runCommand(app, 'edit.undo'))
  made.addCommand(CtrlCmd | Shift | KeyZ, () => runCommand(app, 'edit.redo'))
  made.addCommand(CtrlCmd | KeyY, () => runCommand(app, 'edit.redo'))
  made.addCommand(CtrlCmd | KeyS, () => runCommand(app, 'file.save'))
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
    const created = monaco.editor.create(container.current, { ...OPTIONS, model: null })
    routeKeys(app, created)
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
