import { CaseSensitive, Copy, FileX, Type } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import type { InboxActions } from './actions.ts'
import styles from './Inbox.module.css'
import type { InboxItem } from './inbox.ts'

interface InboxRowProps {
  readonly item: Exclude<InboxItem, { kind: 'unlisted' }>
  readonly actions: InboxActions
}

const ICONS = { missing: FileX, case: CaseSensitive, twice: Copy, untitled: Type } as const

/** One item to sort out. */
export function InboxRow({ item, actions }: InboxRowProps) {
  const { t } = useTranslation('navigation')
  const Icon = ICONS[item.kind]
  const near = item.kind === 'case' ? item.near : undefined
  return (
    <li className={styles.item}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <span className={styles.path}>{item.row.detail}</span>
        <span className={styles.why}>{t(`inbox.${item.kind}`, { path: near?.path })}</span>
        <span className={styles.buttons}>
          {item.kind === 'missing' && (
            <Button size="small" onPress={() => actions.create(item.row)}>
              {t('inbox.create')}
            </Button>
          )}
          {near && (
            <Button size="small" onPress={() => actions.point(item.row, near.path)}>
              {t('inbox.useCase')}
            </Button>
          )}
          {(item.kind === 'missing' || item.kind === 'case') && (
            <Button size="small" onPress={() => actions.pointElsewhere(item.row)}>
              {t('inbox.choosePage')}
            </Button>
          )}
          {item.kind === 'untitled' && (
            <>
              <Button size="small" onPress={() => actions.giveTitle(item.page)}>
                {t('inbox.giveTitle', { title: item.page.title })}
              </Button>
              <Button size="small" onPress={() => actions.open(item.page)}>
                {t('open')}
              </Button>
            </>
          )}
          {item.kind !== 'untitled' && (
            <Button size="small" onPress={() => actions.remove(item.row)}>
              {t(item.kind === 'twice' ? 'inbox.removeSecond' : 'inbox.remove')}
            </Button>
          )}
        </span>
      </div>
    </li>
  )
}
