import { useEffect, useRef } from 'react'
import { monaco } from '../source/monaco.ts'
import { PAGE_LANGUAGE } from '../source/pageLanguage.ts'
import { useEditorTheme } from '../source/useEditorTheme.ts'
import styles from './Changes.module.css'

interface DiffViewProps {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly label: string
  /** Both texts beside each other rather than one below the other. */
  readonly isSplit?: boolean
}

const languageOf = (file: string) =>
  file.endsWith('.json') ? 'json' : /\.mdx?$/i.test(file) ? PAGE_LANGUAGE : 'plaintext'

/** The lines of a file before and after; what stayed the same is folded. */
export function DiffView({ file, before, after, label, isSplit = false }: DiffViewProps) {
  const container = useRef<HTMLDivElement>(null)
  const models = useRef<{ readonly set: (before: string, after: string) => void }>(null)
  useEditorTheme()
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
      accessibilitySupport: 'on',
    })
    for (const side of [view.getOriginalEditor(), view.getModifiedEditor()])
      side.updateOptions({ ariaLabel: label })
    const language = languageOf(file)
    const original = monaco.editor.createModel('', language)
    const modified = monaco.editor.createModel('', language)
    view.setModel({ original, modified })
    models.current = {
      set: (left, right) => {
        if (original.getValue() !== left) original.setValue(left)
        if (modified.getValue() !== right) modified.setValue(right)
      },
    }
    return () => {
      models.current = null
      view.dispose()
      original.dispose()
      modified.dispose()
    }
  }, [file, label, isSplit])
  useEffect(() => models.current?.set(before, after), [before, after])
  return <div ref={container} className={styles.diff} />
}
