import { ChevronRight, EyeOff, WandSparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, TreeItem, TreeItemContent } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { ruleOf } from '../../../shared/check/rules/registry.ts'
import { useSite } from '../../host/scope/site.ts'
import { hideKind } from '../../host/site/hidden-kinds.ts'
import { usePage } from '../../host/site/pages.ts'
import { Button } from '../../kit/Button.tsx'
import { cx } from '../../kit/base/cx.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { localize } from '../../messages/localize.ts'
import type { Grouping, ProblemGroup } from './groups.ts'
import styles from './Problems.module.css'
import { SeverityIcon } from './SeverityIcon.tsx'
import { showProblemDialog } from './store.ts'

interface GroupItemProps {
  readonly group: ProblemGroup
  readonly grouping: Grouping
  readonly children: ReactNode
}

/** The head of a group, and the rows inside it. */
export function GroupItem({ group, grouping, children }: GroupItemProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const { id, name, severity, rows, fixable } = group
  return (
    <TreeItem id={id} textValue={name} className={cx(styles.row)}>
      <TreeItemContent>
        <div className={styles.content}>
          <AriaButton slot="chevron" className={styles.chevron ?? ''} aria-label={t('expand', { name })}>
            <ChevronRight aria-hidden />
          </AriaButton>
          <SeverityIcon severity={severity} />
          {grouping === 'page' ? <PageName file={name} /> : <RuleName rule={name} />}
          <span className={styles.path}>{t('count', { count: rows.length })}</span>
          {fixable > 0 && (
            <Button
              size="small"
              variant="quiet"
              icon={<WandSparkles />}
              aria-label={t('fixGroup', { count: fixable, name })}
              onPress={() =>
                showProblemDialog(site, {
                  kind: 'fix',
                  ...(grouping === 'page' ? { file: name } : { rule: name }),
                })
              }
            >
              {t('fixCount', { count: fixable })}
            </Button>
          )}
          {grouping === 'rule' && severity !== 'error' && (
            <IconButton
              label={t('hideKindNamed', { name })}
              tooltip={t('hideKind')}
              icon={<EyeOff />}
              size="small"
              onPress={() => hideKind(site, name)}
            />
          )}
        </div>
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}

function PageName({ file }: { readonly file: string }) {
  const page = usePage(file)
  return (
    <span className={styles.head}>
      <span className={styles.name}>{page?.title ?? file}</span>
      {page && <span className={styles.path}>{file}</span>}
    </span>
  )
}

/** The name of the rule, and the reason for it. */
function RuleName({ rule }: { readonly rule: string }) {
  return (
    <span className={styles.head}>
      <span className={styles.name}>{rule}</span>
      <span className={styles.hint}>{localize(ruleOf(rule)?.reason ?? '')}</span>
    </span>
  )
}
