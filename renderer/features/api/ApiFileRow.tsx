import { FileCode } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import { isAddress } from '../../fields/images/assetPaths.ts'
import { useSite } from '../../host/scope/site.ts'
import { useProblemCount } from '../../host/site/problems.ts'
import { showPage } from '../../host/view/view.ts'
import { Badge } from '../../kit/Badge.tsx'
import { cx } from '../../kit/base/cx.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { localize } from '../../messages/localize.ts'
import { DownloadButton } from '../problems/DownloadButton.tsx'
import styles from './Api.module.css'
import { operationsIn } from './operationRows.ts'

interface ApiFileRowProps {
  readonly written: string
  readonly api: OutlinedApi | undefined
  readonly isChosen: boolean
  readonly onChoose: (api: OutlinedApi) => void
}

/** One API file: its title, where it is and what it contains. */
export function ApiFileRow({ written, api, isChosen, onChoose }: ApiFileRowProps) {
  const site = useSite()
  const { t } = useTranslation('api')
  const { errors, warnings } = useProblemCount(api?.file ?? '')
  const remote = isAddress(written)
  const name = api?.title ?? written
  const count = api ? operationsIn(api.groups).length : 0
  const isMissing = api !== undefined && api.file === undefined && !api.problem
  return (
    <div className={styles.file}>
      <AriaButton
        className={cx(styles.fileName, isChosen && styles.chosen)}
        aria-pressed={isChosen}
        isDisabled={!api}
        onPress={() => api && onChoose(api)}
      >
        <span className={styles.fileTitle}>{name}</span>
        <code className={styles.path}>{written}</code>
      </AriaButton>
      <span className={styles.marks}>
        {api?.version !== undefined && <Badge>{`OpenAPI ${api.version}`}</Badge>}
        {api?.title !== undefined && <span className={styles.soft}>{t('operations', { count })}</span>}
        {errors > 0 && <Badge tone="danger">{t('errors', { count: errors })}</Badge>}
        {warnings > 0 && <Badge tone="warning">{t('warnings', { count: warnings })}</Badge>}
        {isMissing && <Badge tone="danger">{t('missing')}</Badge>}
        {remote && <DownloadButton />}
        {!remote && api?.file !== undefined && (
          <IconButton
            label={t('openFile', { name: api.file })}
            icon={<FileCode />}
            size="small"
            onPress={() => api.file !== undefined && showPage(site, api.file)}
          />
        )}
      </span>
      {api?.problem && (
        <p className={styles.trouble}>
          {[api.problem.message, api.problem.hint ?? []].flat().map(localize).join(' ')}
        </p>
      )}
    </div>
  )
}
