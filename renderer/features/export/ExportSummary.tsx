import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportReport } from '../../../shared/project/base/export.ts'
import { notify, notifyError } from '../../host/base/notices.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './Export.module.css'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in the language of the interface, such as `1.2 MB`. */
function sizeOf(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const unit = UNITS[step] ?? 'byte'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(bytes / 1000 ** step)
}

/** What an export wrote, and where. */
export function ExportSummary({ report }: { readonly report: ExportReport }) {
  const { t, i18n } = useTranslation('export')
  const { pages, files, bytes, problems, strangers, troubles } = report
  return (
    <>
      <Notice
        kind={troubles > 0 ? 'warning' : 'success'}
        title={t(troubles > 0 ? 'doneTrouble' : 'done')}
        actions={<Actions report={report} />}
      >
        <div className={styles.summary}>
          <p className={styles.path}>{report.path}</p>
          <p>
            {t('summary', {
              pages: t('pageCount', { count: pages }),
              files: t('fileCount', { count: files }),
              size: sizeOf(bytes, i18n.language),
            })}
          </p>
          {problems > 0 && <p>{t('problems', { count: problems })}</p>}
          {strangers > 0 && <p>{t('strangers', { count: strangers })}</p>}
        </div>
      </Notice>
      {troubles > 0 && <Trouble report={report} />}
    </>
  )
}

function Trouble({ report: { trouble, troubles } }: { readonly report: ExportReport }) {
  const { t } = useTranslation('export')
  const more = troubles - trouble.length
  return (
    <section aria-label={t('trouble')}>
      <ul className={styles.trouble}>
        {trouble.map(({ file, message }) => (
          <li key={`${file} ${localize(message)}`}>
            <code>{file}</code> {localize(message)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('more', { count: more })}</p>}
    </section>
  )
}

function Actions({ report: { kind, path } }: { readonly report: ExportReport }) {
  const site = useSite()
  const { t } = useTranslation('export')
  const [isUnable, setUnable] = useState(false)
  const open = () =>
    site.host.openExport().then(
      isOpened => setUnable(!isOpened),
      error => notifyError(site.app, error),
    )
  const copy = () =>
    navigator.clipboard.writeText(path).then(
      () => notify(site.app, { kind: 'info', message: t('copied') }),
      error => notifyError(site.app, error),
    )
  return (
    <>
      {kind === 'folder' && !isUnable && (
        <Button size="small" onPress={() => void open()}>
          {t('open')}
        </Button>
      )}
      <Button size="small" onPress={() => void copy()}>
        {t('copy')}
      </Button>
      {isUnable && <span>{t('cannotOpen')}</span>}
    </>
  )
}
