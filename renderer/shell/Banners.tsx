import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../shared/config/schema/config-file.ts'
import { isMarked } from '../../shared/text/conflict-markers.ts'
import { applyFix } from '../features/problems/applyFix.ts'
import { useSite } from '../host/scope/site.ts'
import { reveal } from '../host/session/reveal.ts'
import { showConflict } from '../host/session/saving.ts'
import { useConfig } from '../host/site/config.ts'
import { useProject } from '../host/site/project.ts'
import { useView } from '../host/view/view.ts'
import { Button } from '../kit/Button.tsx'
import { localize } from '../messages/localize.ts'
import { Banner } from './Banner.tsx'
import styles from './Banners.module.css'
import { MergeMarkersBanner } from './MergeMarkersBanner.tsx'
import { OtherFolderBanner } from './OtherFolderBanner.tsx'
import { RecoveredWork } from './RecoveredWork.tsx'
import { UnfinishedSave } from './UnfinishedSave.tsx'

/** Messages about the whole site that stay until resolved. */
export function Banners() {
  const site = useSite()
  const { t } = useTranslation('shell')
  const project = useProject()
  return (
    <div className={styles.banners}>
      {project?.unreachable !== undefined && (
        <Banner kind="error" title={t('unreachable.title')}>
          {localize(project.unreachable)} {t('unreachable.text')}
        </Banner>
      )}
      {project?.unreadable !== undefined && (
        <Banner kind="error" title={t('unreadable.title')}>
          {localize(project.unreadable)} {t('unreadable.text')}
        </Banner>
      )}
      {project?.unfinishedSave && <UnfinishedSave {...project.unfinishedSave} />}
      {project?.recovered && <RecoveredWork {...project.recovered} />}
      <BrokenConfig />
      <MergeMarkersBanner />
      <OtherFolderBanner />
      {project?.conflicts.map(({ file, disk }) => (
        <Banner
          key={file}
          kind="warning"
          title={t(`conflict.${disk}`, { file })}
          actions={
            <Button size="small" onPress={() => showConflict(site, file)}>
              {t('conflict.decide')}
            </Button>
          }
        >
          {t('conflict.text')}
        </Banner>
      ))}
      {project?.alsoOpen && (
        <Banner kind="info" title={t('alsoOpen.title')}>
          {t('alsoOpen.text')}
        </Banner>
      )}
    </div>
  )
}

/** Says that docs.json is invalid, unless a form already does so above its fields. */
function BrokenConfig() {
  const site = useSite()
  const { t } = useTranslation('shell')
  const broken = useConfig(config => config.broken)
  const main = useView(view => view.main)
  const isShownInForm = main.kind === 'section' && main.section !== 'json' && main.section !== 'rules'
  const hasTwo = useConfig(config => isMarked(config.text, 'indented'))
  if (!broken || isShownInForm || hasTwo) return null
  const location = { file: CONFIG_FILE, offset: broken.offset, length: broken.length }
  return (
    <Banner
      kind="warning"
      title={t('brokenConfig.title', { line: broken.line })}
      actions={
        <>
          {broken.fix && (
            <Button size="small" variant="primary" onPress={() => applyFix(site, broken)}>
              {localize(broken.fix.label)}
            </Button>
          )}
          <Button size="small" onPress={() => reveal(site, location)}>
            {t('brokenConfig.goto', { line: broken.line })}
          </Button>
        </>
      }
    >
      {localize(broken.message)} {t('brokenConfig.text')}
    </Banner>
  )
}
