import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsActivePane } from '../../../host/view/split-view.ts'
import { optionsFor } from './editorOptions.ts'
import type { OpenPage } from './openPage.ts'
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
    if (model) made?.updateOptions(optionsFor(model))
  }, [made, model])
  const column = useTextView(made, model)
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
  return <div ref={container} className={styles.code} style={column} />
}
