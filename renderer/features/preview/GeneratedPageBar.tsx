import { FileCode, FilePen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isAddress } from '../../fields/images/assetPaths.ts'
import { notifyError } from '../../host/base/notices.ts'
import { documentsOf } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import { Button } from '../../kit/Button.tsx'
import { eject } from '../api/eject.ts'
import { operationsIn } from '../api/operationRows.ts'
import { useApis } from '../api/useApis.ts'
import { EmbeddedHostsBar } from './EmbeddedHostsBar.tsx'
import styles from './Preview.module.css'

/** Says what a page without a file is generated from, and turns it into an authored page. */
export function GeneratedPageBar({ path }: { readonly path: string }) {
  const site = useSite()
  const { t } = useTranslation('api')
  const apis = useApis()
  const operation = apis?.flatMap(({ groups }) => operationsIn(groups)).find(({ page }) => page === path)
  if (!operation) return null
  const { file, pointer } = operation
  const find = async () => {
    await documentsOf(site).settled()
    reveal(site, { file, ...(await site.host.locateInApi({ file, pointer })) })
  }
  return (
    <>
      <div className={styles.made} role="note">
        <span className={styles.madeOf}>{t('generated.text', { file })}</span>
        {!isAddress(file) && (
          <Button
            size="small"
            variant="quiet"
            icon={<FileCode />}
            onPress={() => void find().catch(error => notifyError(site.app, error))}
          >
            {t('generated.file')}
          </Button>
        )}
        {operation.method !== 'WEBHOOK' && (
          <Button
            size="small"
            icon={<FilePen />}
            onPress={() => void eject(site, [operation]).catch(error => notifyError(site.app, error))}
          >
            {t('generated.eject')}
          </Button>
        )}
      </div>
      <EmbeddedHostsBar file={file} />
    </>
  )
}
