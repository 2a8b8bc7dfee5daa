import { EyeOff, FolderInput, GripVertical, WandSparkles } from 'lucide-react'
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { PageSummary } from '../../../../shared/page/summary.ts'
import { Button } from '../../../kit/Button.tsx'
import { cx } from '../../../kit/base/cx.ts'
import { IconButton } from '../../../kit/IconButton.tsx'
import type { InboxActions } from './actions.ts'
import styles from './Inbox.module.css'
import { PAGE_TYPE } from './pageType.ts'

interface InboxPagesProps {
  readonly pages: readonly PageSummary[]
  /** The number of pages not shown. */
  readonly more: number
  readonly actions: InboxActions
}

/** Pages in no group, to drag into the tree. */
export function InboxPages({ pages, more, actions }: InboxPagesProps) {
  const { t } = useTranslation('navigation')
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ [PAGE_TYPE]: String(key), 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
  })
  return (
    <>
      <p className={styles.heading} id="inbox-pages">
        {t('inbox.unlisted', { count: pages.length + more })}
      </p>
      <GridList
        aria-labelledby="inbox-pages"
        className={cx(styles.list)}
        items={pages}
        selectionMode="multiple"
        selectionBehavior="replace"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        onAction={path => {
          const page = pages.find(one => one.path === path)
          if (page) actions.open(page)
        }}
      >
        {page => (
          <GridListItem id={page.path} textValue={page.title} className={cx(styles.page)}>
            <AriaButton slot="drag" className={cx(styles.grip)} aria-label={t('drag', { name: page.title })}>
              <GripVertical aria-hidden />
            </AriaButton>
            <span className={styles.text}>
              <span className={styles.title}>{page.title}</span>
              <span className={styles.path}>{page.path}</span>
            </span>
            <IconButton
              label={t('inbox.add', { name: page.title })}
              icon={<FolderInput />}
              size="small"
              onPress={() => actions.place(page)}
            />
            <IconButton
              label={t('inbox.leaveOut', { name: page.title })}
              icon={<EyeOff />}
              size="small"
              onPress={() => actions.keep(page)}
            />
          </GridListItem>
        )}
      </GridList>
      {more > 0 && <p className={styles.more}>{t('inbox.more', { count: more })}</p>}
      <p className={styles.all}>
        <Button size="small" icon={<WandSparkles />} onPress={actions.generate}>
          {t('inbox.generate')}
        </Button>
      </p>
    </>
  )
}
