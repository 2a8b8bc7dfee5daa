import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Source.module.css'
import { useEditor } from './useEditor.ts'
import { useMarks } from './useMarks.ts'
import { useModel } from './useModel.ts'
import { usePlace } from './usePlace.ts'
import { useReadingSync } from './useReadingSync.ts'

export interface SourceEditorProps {
  readonly file: string
  /** Accessible name of the editor. */
  readonly label: string
  readonly isLoaded: boolean
  readonly isReadOnly: boolean
}

/** The text of a file, as code. Typing is one history with everything else. */
export function SourceEditor({ file, label, isLoaded, isReadOnly }: SourceEditorProps) {
  const { t } = useTranslation('source')
  const container = useRef<HTMLDivElement>(null)
  const made = useEditor(container, label)
  const model = useModel(file, isLoaded, t('step', { file }))
  usePlace(file, made, model)
  useMarks(file, model)
  useReadingSync(file, made)
  useEffect(() => made?.updateOptions({ readOnly: isReadOnly }), [made, isReadOnly])
  return <div ref={container} className={styles.code} />
}
