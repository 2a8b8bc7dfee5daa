import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../shared/config/schema/config-file.ts'
import { isMarked } from '../../shared/text/conflict-markers.ts'
import { useText } from '../host/documents/documents.ts'
import { useSite } from '../host/scope/site.ts'
import { showConflict } from '../host/session/saving.ts'
import { useConfig } from '../host/site/config.ts'
import { useView } from '../host/view/view.ts'
import { Button } from '../kit/Button.tsx'
import { useSettled } from '../kit/base/useSettled.ts'
import { Banner } from './Banner.tsx'

/** Says that docs.json or the current page contains Git merge markers. */
export function MergeMarkersBanner() {
  const isConfig = useConfig(config => isMarked(config.text, 'indented'))
  const { main, beside } = useView(state => state)
  const files = [main, beside].flatMap(shown => (shown?.kind === 'page' ? [shown.file] : []))
  return (
    <>
      {isConfig && <Marked file={CONFIG_FILE} />}
      {[...new Set(files)].map(file => (
        <MarkedPage key={file} file={file} />
      ))}
    </>
  )
}

function MarkedPage({ file }: { readonly file: string }) {
  const text = useSettled(useText(file))
  return text !== undefined && isMarked(text) ? <Marked file={file} /> : null
}

function Marked({ file }: { readonly file: string }) {
  const site = useSite()
  const { t } = useTranslation('conflicts')
  return (
    <Banner
      kind="warning"
      title={t('markers', { file })}
      actions={
        <Button size="small" variant="primary" onPress={() => showConflict(site, file)}>
          {t('choose')}
        </Button>
      }
    >
      {t('markersText')}
    </Banner>
  )
}
