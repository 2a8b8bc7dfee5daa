import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationsOf, useGeneratedEntries } from '../../../host/site/generated-entries.ts'
import { usePages } from '../../../host/site/pages.ts'
import { useProjectState } from '../../../host/site/project.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Disclosure } from '../../../kit/Disclosure.tsx'
import type { Rows } from '../../entries/rows.ts'
import type { InboxActions } from './actions.ts'
import styles from './Inbox.module.css'
import { InboxPages } from './InboxPages.tsx'
import { InboxRow } from './InboxRow.tsx'
import { findInbox, type InboxItem } from './inbox.ts'
import { useUnlistedPages } from './unlistedPages.ts'

interface InboxProps {
  readonly tree: Rows
  readonly actions: InboxActions
  readonly isReadOnly: boolean
}

/** How many items are shown at once. */
const SHOWN = 100

type Unlisted = InboxItem & { readonly kind: 'unlisted' }

/** The navigation’s inbox: items to sort out, each with buttons for it. */
export function Inbox({ tree, actions, isReadOnly }: InboxProps) {
  const { t } = useTranslation('navigation')
  const pages = usePages()
  const kept = useUnlistedPages()
  const isRead = useProjectState(({ indexed, total }) => indexed >= total)
  const [isExpanded, setExpanded] = useState(false)
  const made = useGeneratedEntries()
  const items = useMemo(() => {
    const placed = operationsOf(made).flatMap(({ page }) => page ?? [])
    return isRead ? findInbox(tree, pages, new Set([...kept, ...placed])) : []
  }, [isRead, tree, pages, kept, made])
  if (items.length === 0 || isReadOnly) return null
  const unlisted = items.filter((item): item is Unlisted => item.kind === 'unlisted')
  const others = items.filter(item => item.kind !== 'unlisted')
  return (
    <div className={styles.inbox}>
      <Disclosure
        title={t('inbox.title')}
        level={2}
        badge={<Badge tone="warning">{items.length}</Badge>}
        isExpanded={isExpanded}
        onExpandedChange={setExpanded}
      >
        {isExpanded && (
          <div className={styles.body}>
            {others.length > 0 && (
              <ul className={styles.list} aria-label={t('inbox.entries')}>
                {others.slice(0, SHOWN).map(item => (
                  <InboxRow key={item.id} item={item} actions={actions} />
                ))}
              </ul>
            )}
            {others.length > SHOWN && (
              <p className={styles.more}>{t('inbox.more', { count: others.length - SHOWN })}</p>
            )}
            {unlisted.length > 0 && (
              <InboxPages
                pages={unlisted.slice(0, SHOWN).map(({ page }) => page)}
                more={Math.max(0, unlisted.length - SHOWN)}
                actions={actions}
              />
            )}
          </div>
        )}
      </Disclosure>
    </div>
  )
}
