import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proposal } from '../../../shared/project/share/facts.ts'
import { explain } from '../../host/link/explain.ts'
import { useSite } from '../../host/scope/site.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import type { Localized } from '../../messages/localize.ts'
import styles from './Share.module.css'
import { runSaved, useSharing } from './sharing.ts'

/** The proposals of this person, each with what became of it. */
export function Proposals() {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const facts = useSharing(sharing => sharing.facts)
  const [all, setAll] = useState<readonly Proposal[]>([])
  const [problem, setProblem] = useState<Localized>()
  useEffect(() => {
    if (facts) site.host.proposals().then(setAll, error => setProblem(explain(error)))
  }, [site, facts])
  if (problem) return <p className={styles.text}>{problem.message}</p>
  if (all.length === 0) return null
  return (
    <Disclosure title={t('proposals', { count: all.length })}>
      <ul className={styles.proposals} aria-label={t('proposals', { count: all.length })}>
        {all.map(proposal => (
          <ProposalRow key={proposal.name} proposal={proposal} />
        ))}
      </ul>
    </Disclosure>
  )
}

function ProposalRow({ proposal }: { readonly proposal: Proposal }) {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const { name, title, standing, page, isPresent } = proposal
  const unsaved = { message: t('unsavedStep'), hint: t('unsavedHint') }
  return (
    <li className={styles.proposal}>
      <span className={styles.proposalText}>
        {title}
        <small className={styles.text}>{name}</small>
      </span>
      <Badge>{t(`standing.${standing}`)}</Badge>
      {page !== undefined && (
        <a
          className={styles.link}
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('openRequestOf', { title })}
        >
          {t('openPage')}
        </a>
      )}
      {isPresent ? (
        <span className={styles.text}>{t('present')}</span>
      ) : (
        <Button
          size="small"
          aria-label={t('switchTo', { title })}
          onPress={() => void runSaved(site, unsaved, () => site.host.switchProposal({ name }))}
        >
          {t('switch')}
        </Button>
      )}
    </li>
  )
}
