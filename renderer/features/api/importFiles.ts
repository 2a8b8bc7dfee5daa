import i18next from 'i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { notify, notifyError } from '../../host/base/notices.ts'
import { makeStep } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { assetsNow } from '../../host/site/assets.ts'
import { useConfig } from '../../host/site/config.ts'
import { pagesByFile } from '../../host/site/pages.ts'
import { addApi } from './fileEdits.ts'
import { importedPath, refusal } from './importRules.ts'
import { listedApis } from './useApiFiles.ts'

async function importOne(site: Site, file: File, importedPaths: Set<string>): Promise<void> {
  const text = (await file.text()).replace(/^\uFEFF/, '')
  const { text: config, broken, reading } = useConfig.of(site).getState()
  const why = refusal(text)
  if (why !== undefined || broken) {
    notify(site.app, {
      kind: 'error',
      message: i18next.t(`api:refused.${why ?? 'broken'}`, { name: file.name }),
    })
    return
  }
  const taken = [...assetsNow(site).keys(), ...pagesByFile(site).keys(), ...importedPaths]
  const path = importedPath(file.name, text, listedApis(reading.value.openapi), taken)
  makeStep(site, {
    label: i18next.t('api:steps.import', { name: path }),
    create: [{ file: path, text }],
    edits: [{ file: CONFIG_FILE, edits: addApi(config, path) }],
    focus: { file: CONFIG_FILE, pointer: '/openapi' },
  })
  importedPaths.add(path)
  reportStep(site, i18next.t('api:imported', { path }))
}

/** Copies files into the repository and lists them as API files, one step each; reports those that are refused. */
export async function importApiFiles(site: Site, files: readonly File[]): Promise<void> {
  const importedPaths = new Set<string>()
  for (const file of files)
    await importOne(site, file, importedPaths).catch(error => notifyError(site.app, error))
}
