import { MoreHorizontal } from 'lucide-react'
import { TreeItem, TreeItemContent } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { keyOfProblem } from '../../../shared/config/read/key-of-problem.ts'
import { useSite } from '../../host/scope/site.ts'
import { usePage } from '../../host/site/pages.ts'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { OwnButtons } from '../../kit/OwnButtons.tsx'
import { localize } from '../../messages/localize.ts'
import { allowing } from './allowHosts.ts'
import { applyFix } from './applyFix.ts'
import { DownloadButton } from './DownloadButton.tsx'
import type { Grouping, ProblemRow } from './groups.ts'
import styles from './Problems.module.css'
import { SeverityIcon } from './SeverityIcon.tsx'
import { useProblemMenu } from './useProblemMenu.tsx'

interface ProblemItemProps {
  readonly row: ProblemRow
  readonly grouping: Grouping
}

/** One problem: what is wrong, where, and its actions. */
export function ProblemItem({ row, grouping }: ProblemItemProps) {
  return (
    <TreeItem id={row.id} textValue={localize(row.problem.message)} className={styles.row ?? ''}>
      <TreeItemContent>
        <OwnButtons>
          <Content row={row} grouping={grouping} />
        </OwnButtons>
      </TreeItemContent>
    </TreeItem>
  )
}

function Content({ row: { problem }, grouping }: ProblemItemProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const menu = useProblemMenu()
  const page = usePage(problem.file)
  const { severity, message, hint, line, column, code, file } = problem
  const key = keyOfProblem(problem)
  const allow = allowing(site, problem)
  const place =
    grouping === 'page'
      ? t('location', { line, column })
      : t('locationIn', { page: page?.title ?? file, line })
  return (
    <div className={styles.problem}>
      <SeverityIcon severity={severity} />
      <span className={styles.words}>
        <span>{localize(message)}</span>
        {hint !== undefined && <span className={styles.hint}>{localize(hint)}</span>}
        {key !== '' && <code className={styles.key}>{key}</code>}
      </span>
      <span className={styles.place} title={grouping === 'page' ? code : file}>
        {place}
      </span>
      {code === 'api/address' && <DownloadButton />}
      {allow && (
        <Button size="small" onPress={allow.run}>
          {allow.label}
        </Button>
      )}
      {problem.fix && (
        <Button size="small" onPress={() => applyFix(site, problem)}>
          {localize(problem.fix.label)}
        </Button>
      )}
      <Menu
        label={t('moreTooltip')}
        placement="bottom end"
        blocks={menu(problem)}
        trigger={
          <IconButton
            label={t('more', { message: localize(message) })}
            tooltip={t('moreTooltip')}
            icon={<MoreHorizontal />}
            size="small"
            faint
          />
        }
      />
    </div>
  )
}
