import { Pin, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../host/scope/site.ts'
import { useProject } from '../../../host/site/project.ts'
import type { Tab } from '../../../host/view/tab-list.ts'
import { showPage } from '../../../host/view/view.ts'
import { cx } from '../../../kit/base/cx.ts'
import { withPauses } from '../../../messages/withPauses.ts'
import styles from './PageTabs.module.css'
import { closeTabs, keepTab, pinTab } from './tabActions.ts'
import type { TabName } from './tabNames.ts'
import type { TabDrag } from './useTabDrag.ts'
import { useTabKeys } from './useTabKeys.ts'

interface PageTabProps {
  readonly tab: Tab
  readonly name: TabName
  readonly isShown: boolean
  /** The Tab key focuses this tab. */
  readonly isReached: boolean
  /** The side on which the dragged tab will be dropped. */
  readonly mark: 'before' | 'after' | undefined
  readonly drag: TabDrag
  readonly onMenu: (at: { readonly x: number; readonly y: number }) => void
}

/** One open page. */
export function PageTab({ tab, name, isShown, isReached, mark, drag, onMenu }: PageTabProps) {
  const site = useSite()
  const { t } = useTranslation('tabs')
  const { file, kind } = tab
  const isDirty = useProject()?.dirty.some(dirty => dirty.file === file) ?? false
  const element = useRef<HTMLDivElement>(null)
  const press = useTabKeys(file, place => onMenu(place))
  useEffect(() => {
    if (!isShown) return
    // In the next frame, which lays out the page in any case.
    const frame = requestAnimationFrame(() =>
      element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [isShown])
  const said = [name.title, name.folder, isDirty && t('dirty'), kind === 'pinned' && t('pinned')]
  return (
    <div
      ref={element}
      role="presentation"
      className={cx(styles.tab, isShown && styles.shown, kind === 'seen' && styles.seen)}
      data-mark={mark}
      {...drag}
    >
      <div
        role="tab"
        aria-selected={isShown}
        aria-label={withPauses(said)}
        tabIndex={isReached ? 0 : -1}
        title={file}
        data-tab={file}
        className={styles.face}
        onClick={() => showPage(site, file)}
        onDoubleClick={() => keepTab(site, file)}
        onAuxClick={event => event.button === 1 && closeTabs(site, [file])}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => press(event)}
        onContextMenu={(event: MouseEvent) => {
          event.preventDefault()
          onMenu({ x: event.clientX, y: event.clientY })
        }}
      >
        {kind === 'pinned' && <Pin aria-hidden />}
        <span className={styles.title}>{name.title}</span>
        {name.folder !== undefined && <span className={styles.folder}>{name.folder}</span>}
        {isDirty && <span className={styles.dirty} />}
      </div>
      <button
        type="button"
        aria-hidden
        tabIndex={-1}
        className={styles.close}
        title={t(kind === 'pinned' ? 'unpin' : 'close')}
        onClick={() => (kind === 'pinned' ? pinTab(site, file, false) : closeTabs(site, [file]))}
      >
        <X aria-hidden />
      </button>
    </div>
  )
}
