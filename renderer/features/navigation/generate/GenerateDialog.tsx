import { FileText, Folder } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageSummary } from '../../../../shared/page/summary.ts'
import { useSite } from '../../../host/scope/site.ts'
import { pagesNow } from '../../../host/site/pages.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SegmentedChoice } from '../../../kit/SegmentedChoice.tsx'
import type { Rows } from '../../entries/rows.ts'
import styles from './Generate.module.css'
import { countMembers, type Member, navigationFromFolders } from './generate.ts'

interface GenerateDialogProps {
  readonly tree: Rows
  /** The pages to add; otherwise all pages that are not listed, or all to start over. */
  readonly only?: readonly PageSummary[]
  readonly onGenerate: (members: readonly Member[], how: 'replace' | 'append') => void
  readonly onClose: () => void
}

/** How many pages of a group the preview lists. */
const NAMED = 5

function Sketch({ members }: { readonly members: readonly Member[] }) {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const pages = members.filter(member => typeof member === 'string')
  const groups = members.filter(member => typeof member !== 'string')
  const all = pagesNow(site)
  return (
    <ul className={styles.sketch}>
      {pages.slice(0, NAMED).map(path => (
        <li key={path}>
          <FileText aria-hidden /> {all.get(path)?.title ?? path} <small>{path}</small>
        </li>
      ))}
      {pages.length > NAMED && (
        <li className={styles.more}>{t('generate.more', { count: pages.length - NAMED })}</li>
      )}
      {groups.map(({ group, pages: inner }) => (
        <li key={group}>
          <strong>
            <Folder aria-hidden /> {group}
          </strong>
          <Sketch members={inner} />
        </li>
      ))}
    </ul>
  )
}

/** Creates a navigation from the folders of the repository, and previews it first. */
export function GenerateDialog({ tree, only, onGenerate, onClose }: GenerateDialogProps) {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const isEmpty = tree.rows.length === 0
  const [how, setHow] = useState<'replace' | 'append'>(isEmpty && !only ? 'replace' : 'append')
  const members = useMemo(() => {
    const pages = only ?? [...pagesNow(site).values()]
    const wanted = how === 'replace' ? pages : pages.filter(({ path }) => !tree.byId.has(`page:${path}`))
    return navigationFromFolders(wanted, t('generate.first'))
  }, [how, only, tree, t, site])
  const count = countMembers(members)
  return (
    <Dialog
      title={t('generate.title')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={count === 0}
            onPress={() => {
              onGenerate(members, how)
              onClose()
            }}
          >
            {t(`generate.${how}Do`, { count })}
          </Button>
        </>
      }
    >
      {!isEmpty && !only && (
        <SegmentedChoice
          label={t('generate.how')}
          segments={[
            { id: 'append', label: t('generate.append') },
            { id: 'replace', label: t('generate.replace') },
          ]}
          value={how}
          onChange={setHow}
        />
      )}
      <p className={styles.summary} role="status">
        {count === 0 ? t('generate.none') : t('generate.summary', { count, groups: members.length })}
      </p>
      <section className={styles.frame} aria-label={t('generate.preview')}>
        <Sketch members={members} />
      </section>
    </Dialog>
  )
}
