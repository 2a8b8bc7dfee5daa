import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTS_FILE, formatCounts, readCounts } from '../../../shared/site/plan/repository-counts.ts'
import { notifyError } from '../../host/base/notices.ts'
import { documentsOf, makeStep, replaceText, useText } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { useOptionalSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import styles from './RepositoryCounts.module.css'

/** The stored counts of a repository, and the button that fetches them again: the only fetch of these counts. */
export function RepositoryCounts(props: RepositoryCountsProps) {
  const site = useOptionalSite()
  return site && <CountsOfSite {...props} site={site} />
}

interface RepositoryCountsProps {
  readonly repository: string
  readonly isReadOnly: boolean
}

function CountsOfSite({ repository, isReadOnly, site }: RepositoryCountsProps & { readonly site: Site }) {
  const { t, i18n } = useTranslation('fields')
  const [isAsking, setAsking] = useState(false)
  const help = useId()
  const found = readCounts(useText(COUNTS_FILE) ?? '')
  const known = found?.repository.toLowerCase() === repository.toLowerCase() ? found : undefined
  const count = async () => {
    setAsking(true)
    try {
      await keep(site, t('counts.undo', { repository }), repository)
    } catch (error) {
      notifyError(site.app, error)
    }
    setAsking(false)
  }
  const number = new Intl.NumberFormat(i18n.language)
  const words = known && {
    stars: number.format(known.stars),
    forks: number.format(known.forks),
    day: dayOf(known.counted, i18n.language),
  }
  return (
    <div className={styles.counts}>
      <p className={styles.known} aria-live="polite">
        {words ? t('counts.known', words) : t('counts.none')}
      </p>
      <Button size="small" isDisabled={isAsking || isReadOnly} aria-describedby={help} onPress={count}>
        {t(isAsking ? 'counts.asking' : 'counts.ask')}
      </Button>
      <p id={help} className={styles.help}>
        {t('counts.help')}
      </p>
    </div>
  )
}

function dayOf(counted: string, language: string): string {
  const time = Date.parse(counted)
  if (Number.isNaN(time)) return '?'
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}

/** Fetches the counts and stores them as one step. */
async function keep(site: Site, label: string, repository: string): Promise<void> {
  const text = formatCounts(await site.host.countRepository({ repository }))
  if (documentsOf(site).known(COUNTS_FILE)?.text !== undefined) replaceText(site, COUNTS_FILE, label, text)
  else makeStep(site, { label, create: [{ file: COUNTS_FILE, text }] })
}
