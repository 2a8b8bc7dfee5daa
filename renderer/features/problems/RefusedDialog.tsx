import { ShieldCheck } from 'lucide-react'
import { useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequest } from '../../host/base/use-request.ts'
import { useSite } from '../../host/scope/site.ts'
import { revealLater } from '../../host/session/reveal.ts'
import { usePage } from '../../host/site/pages.ts'
import { useProblems } from '../../host/site/problems.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './RefusedDialog.module.css'
import { type RefusedGroup, type RefusedRow, refusedGroups } from './refusedGroups.ts'

interface RefusedDialogProps {
  readonly onClose: () => void
}

/** What the repository asks for and does not get, in plain words, with links to where it is. */
export function RefusedDialog({ onClose }: RefusedDialogProps) {
  const { t } = useTranslation('problems')
  return (
    <Dialog title={t('refused.title')} isOpen onOpenChange={onClose}>
      <Content onClose={onClose} />
    </Dialog>
  )
}

function Content({ onClose }: RefusedDialogProps) {
  const { t } = useTranslation('problems')
  const problems = useProblems()
  const site = useSite()
  const parts = useRequest(useCallback(() => site.host.refusedParts(), [site]))
  if (parts.kind === 'waiting') return <ProgressBar label={t('refused.loading')} />
  if (parts.kind === 'failed')
    return (
      <Notice kind="error" title={t('refused.failed')}>
        {parts.why.message} {parts.why.hint}
      </Notice>
    )
  const groups = refusedGroups(parts.value, problems)
  if (groups.length === 0) {
    return (
      <EmptyState icon={<ShieldCheck />} title={t('refused.none')}>
        {t('refused.noneText')}
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.about}>{t('refused.about')}</p>
      {groups.map(group => (
        <Group key={group.kind} group={group} onClose={onClose} />
      ))}
    </>
  )
}

interface GroupProps extends RefusedDialogProps {
  readonly group: RefusedGroup
}

function Group({ group: { kind, rows }, onClose }: GroupProps) {
  const { t } = useTranslation('problems')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h3 id={heading}>{t(`refused.kinds.${kind}`)}</h3>
      <ul>
        {rows.map(row => (
          <li key={row.id}>
            <Row row={row} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends RefusedDialogProps {
  readonly row: RefusedRow
}

function Row({ row: { name, at }, onClose }: RowProps) {
  return (
    <>
      <span className={styles.name}>{typeof name === 'string' ? <code>{name}</code> : localize(name)}</span>
      {at && <Place at={at} onClose={onClose} />}
    </>
  )
}

interface PlaceProps extends RefusedDialogProps {
  readonly at: NonNullable<RefusedRow['at']>
}

/** Goes to where it is in a page. */
function Place({ at, onClose }: PlaceProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const page = usePage(at.file)
  const go = () => {
    onClose()
    revealLater(site, at)
  }
  return (
    <Button size="small" variant="quiet" onPress={go}>
      {t('locationIn', { page: page?.title ?? at.file, line: at.line })}
    </Button>
  )
}
