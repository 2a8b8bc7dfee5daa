import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findOtherFolder, type OtherFolder } from '../../shared/check/config/pages-folder.ts'
import type { Change } from '../../shared/config/edit/changes.ts'
import { listedPages, readNavigation } from '../../shared/config/navigation/navigation.ts'
import { CONFIG_FILE } from '../../shared/config/schema/config-file.ts'
import { notify } from '../host/base/notices.ts'
import { documentsOf, makeStep } from '../host/documents/documents.ts'
import { type Site, useSite } from '../host/scope/site.ts'
import { save, unsaved } from '../host/session/saving.ts'
import { openFolder } from '../host/session/session.ts'
import { reportStep } from '../host/session/steps.ts'
import { assetsNow } from '../host/site/assets.ts'
import { changeConfig, useConfig } from '../host/site/config.ts'
import { usePages } from '../host/site/pages.ts'
import { useProject } from '../host/site/project.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Banner } from './Banner.tsx'

/** Says that the pages of the navigation are in another folder, and offers what can be done about it. */
export function OtherFolderBanner() {
  const site = useSite()
  const { t } = useTranslation('shell')
  const [isDismissed, setDismissed] = useState(false)
  const other = useOtherFolder()
  if (!other || isDismissed) return null
  const { folder, missing, count } = other
  const isSite = assetsNow(site).has(`${folder}/${CONFIG_FILE}`)
  const use = t('otherFolder.use', { folder })
  const open = () =>
    openWithConfig(site, folder, {
      step: t('otherFolder.copyStep', { folder }),
      opening: t('otherFolder.opening', { folder }),
      unsaved: t('otherFolder.saveFirst', { folder }),
    })
  return (
    <Banner
      kind="warning"
      title={t('otherFolder.title', { missing, count })}
      actions={
        <>
          <Button size="small" onPress={() => pointThere(site, other, use)}>
            {use}
          </Button>
          <Button size="small" onPress={() => void open()}>
            {t(isSite ? 'otherFolder.open' : 'otherFolder.copy', { folder })}
          </Button>
          <IconButton
            label={t('otherFolder.dismiss')}
            icon={<X />}
            size="small"
            onPress={() => setDismissed(true)}
          />
        </>
      }
    >
      {t('otherFolder.text', { folder })}
    </Banner>
  )
}

/** The folder that has the pages, once all pages are known. */
function useOtherFolder(): OtherFolder | undefined {
  const project = useProject()
  const pages = usePages()
  const navigation = useConfig(({ reading }) => reading.value.navigation)
  const isKnown = project !== undefined && project.indexed >= project.total
  return useMemo(
    () => (isKnown ? findOtherFolder(listedPages(readNavigation({ navigation })), pages) : undefined),
    [isKnown, navigation, pages],
  )
}

/** Lets the entries of the navigation name the pages that the folder has: one step. */
function pointThere(site: Site, { found }: OtherFolder, label: string): void {
  const { navigation } = useConfig.of(site).getState().reading.value
  const changes = listedPages(readNavigation({ navigation })).flatMap(({ entry }): readonly Change[] => {
    const page = found.get(entry.path)
    return page === undefined
      ? []
      : [{ kind: 'set', path: entry.at, value: entry.written.replace(entry.path, () => page) }]
  })
  if (changeConfig(site, label, changes)) reportStep(site, label)
}

interface OpenTexts {
  readonly step: string
  readonly opening: string
  readonly unsaved: string
}

/** Opens the folder; one without docs.json gets a copy of this one, with the files that it refers to. */
async function openWithConfig(site: Site, folder: string, texts: OpenTexts): Promise<void> {
  if (unsaved(site).length > 0) {
    notify(site.app, { kind: 'warning', message: texts.unsaved })
    return
  }
  const files = useConfig.of(site).getState().reading.sources.files
  const create = files.flatMap(file => {
    const text = documentsOf(site).known(file)?.text
    return text === undefined ? [] : [{ file: `${folder}/${file}`, text }]
  })
  const missing = create.filter(({ file }) => !assetsNow(site).has(file))
  if (missing.some(({ file }) => file === `${folder}/${CONFIG_FILE}`)) {
    makeStep(site, { label: texts.step, edits: [], create: missing })
    await save(site)
    // What could not be saved was reported.
    if (unsaved(site).length > 0) return
  }
  await openFolder(site.app, `${site.opened.folder}/${folder}`, texts.opening)
}
