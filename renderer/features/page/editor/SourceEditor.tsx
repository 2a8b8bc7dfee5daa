import type { editor } from 'monaco-editor/editor'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsActivePane } from '../../../host/view/split-view.ts'
import type { OpenPage } from './openPage.ts'
import { PAGE_LANGUAGE } from './pageLanguage.ts'
import styles from './Source.module.css'
import { useEditor } from './useEditor.ts'
import { useLinkedScrolling } from './useLinkedScrolling.ts'
import { useMarks } from './useMarks.ts'
import { useModel } from './useModel.ts'
import { useRevealInText } from './useRevealInText.ts'
import { useTextDirection } from './useTextDirection.ts'
import { useTextView } from './useTextView.ts'

interface SourceEditorProps {
  readonly file: string
  /** Accessible name of the editor. */
  readonly label: string
  readonly isLoaded: boolean
  readonly isReadOnly?: boolean
  /** ID of the element that describes the editor to screen readers. */
  readonly describedBy?: string
  /** Called with the editor while it shows the file. */
  readonly onOpen?: (openPage: OpenPage | undefined) => void
}

/** Number of characters from which a text is shown as plainly as possible. */
const LARGE = 1_000_000

const PLAIN: editor.IEditorOptions = {
  wordWrap: 'off',
  folding: false,
  links: false,
  matchBrackets: 'never',
  occurrencesHighlight: 'off',
  selectionHighlight: false,
}

const WRITING: editor.IEditorOptions & editor.IGlobalEditorOptions = {
  quickSuggestions: { other: true, strings: true, comments: false },
  wordBasedSuggestions: 'off',
  suggest: { showWords: false, preview: false, snippetsPreventQuickSuggestions: false },
  linkedEditing: true,
  // Pages have a menu for writers instead.
  contextmenu: false,
  snippetSuggestions: 'inline',
  tabCompletion: 'off',
}

/** The text of a file, as code. Typing is in the same undo history as everything else. */
export function SourceEditor({
  file,
  label,
  isLoaded,
  isReadOnly = false,
  onOpen,
  describedBy,
}: SourceEditorProps) {
  const { t } = useTranslation('page')
  const container = useRef<HTMLDivElement>(null)
  const made = useEditor(container, label)
  const model = useModel(file, isLoaded, t('step', { file }))
  useEffect(() => {
    if (!made || !model || !onOpen) return
    onOpen({ editor: made, model })
    return () => onOpen(undefined)
  }, [made, model, onOpen])
  useEffect(() => {
    // Must precede setting the model: lines of a large text are not wrapped, folded or searched for links.
    if (model && model.getValueLength() > LARGE) made?.updateOptions(PLAIN)
  }, [made, model])
  const column = useTextView(made, model, (model?.getValueLength() ?? 0) > LARGE)
  useRevealInText(file, made, model)
  useEffect(() => {
    // The editor exists only while a text is shown.
    const textbox = model && made?.getDomNode()?.querySelector('[role="textbox"]')
    if (describedBy !== undefined) textbox?.setAttribute('aria-describedby', describedBy)
  }, [made, model, describedBy])
  useMarks(file, model)
  useTextDirection(made, model)
  const leads = useIsActivePane()
  useLinkedScrolling(file, leads ? made : undefined)
  useEffect(() => made?.updateOptions({ readOnly: isReadOnly }), [made, isReadOnly])
  useEffect(() => {
    // In a page only the page’s own providers make suggestions; in prose they make none.
    if (model?.getLanguageId() === PAGE_LANGUAGE) made?.updateOptions(WRITING)
  }, [made, model])
  return <div ref={container} className={styles.code} style={column} />
}
