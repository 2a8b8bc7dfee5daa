import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Problem } from '../../../shared/text/problem.ts'
import { reveal } from '../../state/focus.ts'
import { host } from '../../state/host.ts'
import { notify, notifyError } from '../../state/notices.ts'
import { usePage } from '../../state/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { useFix } from '../shell/useFix.ts'
import styles from './Problems.module.css'

const ICONS = { error: CircleAlert, warning: TriangleAlert, notice: Info }

interface FileProblemsProps {
  readonly file: string
  readonly problems: readonly Problem[]
}

/** The problems of one file. */
export function FileProblems({ file, problems }: FileProblemsProps) {
  const { t } = useTranslation('problems')
  const page = usePage(file)
  return (
    <section className={styles.file}>
      <h3 className={styles.head}>
        <span className={styles.name}>{page?.title ?? file}</span>
        {page && <span className={styles.path}>{file}</span>}
        <span className={styles.path}>{t('count', { count: problems.length })}</span>
      </h3>
      <ul className={styles.list}>
        {problems.map(problem => (
          <Row key={`${problem.code} ${problem.offset} ${problem.pointer ?? ''}`} problem={problem} />
        ))}
      </ul>
    </section>
  )
}

/** Downloads the API descriptions that docs.json names by their addresses, once somebody wants that. */
function DownloadButton() {
  const { t } = useTranslation('problems')
  const [isRunning, setRunning] = useState(false)
  const download = async () => {
    setRunning(true)
    try {
      const troubles = await host.downloadApis()
      for (const message of troubles) notify({ kind: 'error', message })
      if (troubles.length === 0) notify({ kind: 'success', message: t('downloaded') })
    } catch (error) {
      notifyError(error)
    }
    setRunning(false)
  }
  return (
    <Button size="small" isDisabled={isRunning} onPress={download}>
      {t(isRunning ? 'downloading' : 'download')}
    </Button>
  )
}

function Row({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('problems')
  const fix = useFix()
  const { severity, message, hint, file, offset, length, pointer, line, column, code } = problem
  const Icon = ICONS[severity]
  const go = () => reveal({ file, offset, length, line, ...(pointer !== undefined && { pointer }) })
  return (
    <li className={styles.row}>
      <AriaButton className={styles.problem ?? ''} onPress={go}>
        <Icon
          className={cx(styles.icon, styles[severity])}
          role="img"
          aria-label={t(`severities.${severity}`)}
        />
        <span className={styles.words}>
          <span className={styles.message}>{message}</span>
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
        <span className={styles.place} title={code}>
          {t('place', { line, column })}
        </span>
      </AriaButton>
      {code === 'api/address' && <DownloadButton />}
      {problem.fix && (
        <Button size="small" onPress={() => fix(problem)}>
          {problem.fix.label}
        </Button>
      )}
    </li>
  )
}
