import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lengthOf } from '../../../../shared/page/writing/prose.ts'
import { isUnread } from '../../../host/documents/read-page.ts'
import { isMac } from '../../../kit/base/keys.ts'
import { Kbd } from '../../../kit/Kbd.tsx'
import { monaco } from '../editor/monaco.ts'
import type { OpenPage } from '../editor/openPage.ts'
import type { ModelPage } from './pageReading.ts'
import styles from './StatusLine.module.css'

/** Whether Tab leaves the text, as the person chose with a key of the code editor. */
function useTabLeaves(openPage: OpenPage | undefined): boolean {
  const [leaves, setLeaves] = useState(false)
  useEffect(() => {
    if (!openPage) return
    const option = monaco.editor.EditorOption.tabFocusMode
    const read = () => setLeaves(openPage.editor.getOption(option))
    read()
    const listening = openPage.editor.onDidChangeConfiguration(event => event.hasChanged(option) && read())
    return () => listening.dispose()
  }, [openPage])
  return leaves
}

interface StatusProps {
  readonly openPage: OpenPage | undefined
  readonly reading: ModelPage | undefined
  /** ID of the text about the Tab key. */
  readonly hintId: string
  readonly children?: ReactNode
}

/** The length of the page, and how the Tab key behaves in it. */
export function StatusLine({ openPage, reading: parsed, hintId, children }: StatusProps) {
  const { t } = useTranslation('page')
  const leaves = useTabLeaves(openPage)
  const length = useMemo(
    () => (parsed && !isUnread(parsed.page) ? lengthOf(parsed.page.blocks) : undefined),
    [parsed],
  )
  return (
    <div className={styles.line}>
      <span className={styles.length}>
        {length && t('status.words', { count: length.words })}
        {length && length.words > 0 && ` · ${t('status.minutes', { count: length.minutes })}`}
      </span>
      {children}
      <span id={hintId} className={styles.hint}>
        {t(leaves ? 'status.tabLeaves' : 'status.tabStays')}{' '}
        <Kbd keys={isMac() ? 'Ctrl+Shift+M' : 'Ctrl+M'} />
      </span>
    </div>
  )
}
