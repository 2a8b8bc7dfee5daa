import { useEffect, useRef } from 'react'
import type { Hunk } from '../../../shared/text/hunks.ts'
import { useView } from '../../host/view/view.ts'
import { monaco } from '../page/editor/monaco.ts'
import { PAGE_LANGUAGE } from '../page/editor/pageLanguage.ts'
import { useEditorTheme } from '../page/editor/useEditorTheme.ts'
import styles from './Changes.module.css'

interface DiffViewProps {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly label: string
  /** Both texts side by side rather than stacked. */
  readonly isSplit?: boolean
  /** Called with the changed lines once they are computed. */
  readonly onHunks?: (hunks: readonly Hunk[]) => void
}

/** An end of 0 means that no lines are there: the lines would follow the start. */
const linesOf = (from: number, to: number) => (to === 0 ? { from: from + 1, to: from } : { from, to })

const hunkOf = (change: monaco.editor.ILineChange): Hunk => ({
  before: linesOf(change.originalStartLineNumber, change.originalEndLineNumber),
  after: linesOf(change.modifiedStartLineNumber, change.modifiedEndLineNumber),
})

const languageOf = (file: string) =>
  file.endsWith('.json') ? 'json' : /\.mdx?$/i.test(file) ? PAGE_LANGUAGE : 'plaintext'

/** The lines of a file before and after; unchanged ones are folded. */
export function DiffView({ file, before, after, label, isSplit = false, onHunks }: DiffViewProps) {
  const container = useRef<HTMLDivElement>(null)
  const models = useRef<{ readonly set: (before: string, after: string) => void }>(null)
  useEditorTheme()
  const isForScreenReader = useView(view => view.text.screenReader)
  useEffect(() => {
    if (!container.current) return
    const view = monaco.editor.createDiffEditor(container.current, {
      automaticLayout: true,
      readOnly: true,
      originalEditable: false,
      renderSideBySide: isSplit,
      useInlineViewWhenSpaceIsLimited: false,
      hideUnchangedRegions: { enabled: true, contextLineCount: 2, minimumLineCount: 3 },
      renderOverviewRuler: false,
      minimap: { enabled: false },
      fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
      fontSize: 12.5,
      lineHeight: 20,
      scrollBeyondLastLine: false,
      lineNumbersMinChars: 3,
      wordWrap: 'on',
      diffWordWrap: 'on',
      accessibilitySupport: isForScreenReader ? 'on' : 'auto',
    })
    for (const side of [view.getOriginalEditor(), view.getModifiedEditor()])
      side.updateOptions({ ariaLabel: label })
    const language = languageOf(file)
    const original = monaco.editor.createModel('', language)
    const modified = monaco.editor.createModel('', language)
    view.setModel({ original, modified })
    const updated = view.onDidUpdateDiff(() => onHunks?.((view.getLineChanges() ?? []).map(hunkOf)))
    models.current = {
      set: (left, right) => {
        if (original.getValue() !== left) original.setValue(left)
        if (modified.getValue() !== right) modified.setValue(right)
      },
    }
    return () => {
      models.current = null
      updated.dispose()
      // Without texts it draws nothing while its parts are disposed one by one.
      view.setModel(null)
      view.dispose()
      original.dispose()
      modified.dispose()
    }
  }, [file, label, isSplit, onHunks, isForScreenReader])
  useEffect(() => models.current?.set(before, after), [before, after])
  return <div ref={container} className={styles.diff} />
}
