import i18next from 'i18next'
import { translatePage } from '../../../shared/config/tree/translate-page.ts'
import { notify } from '../../host/base/notices.ts'
import { makeStep, readText } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { useConfig, writtenConfig } from '../../host/site/config.ts'
import { pagesByFile, pagesNow } from '../../host/site/pages.ts'
import { showPage } from '../../host/view/view.ts'
import { treeEdits } from '../entries/editTree.ts'

/** A page and the language that needs it. */
export interface WantedTranslation {
  /** Path of the original. */
  readonly page: string
  /** Code of the language. */
  readonly language: string
}

const configOf = (site: Site): unknown => writtenConfig(useConfig.of(site).getState())

/** The file of a page, by its path. */
export const fileOf = (site: Site, path: string): string => pagesNow(site).get(path)?.file ?? `${path}.mdx`

/** The file that a translation gets: at the place of the language, with the extension of the original. */
export function fileOfTranslation(site: Site, { page, language }: WantedTranslation): string | undefined {
  const found = translatePage(configOf(site), page, language)
  const extension = /\.mdx?$/.exec(fileOf(site, page))?.[0] ?? '.mdx'
  return found && `${found.path}${extension}`
}

/**
 * Copies a page to its place in another language, lists it there where the original is, and opens it: one step. A file
 * that exists already is only listed.
 */
export async function createTranslation(site: Site, wanted: WantedTranslation): Promise<void> {
  const t = i18next.getFixedT(null, 'languages')
  const original = fileOf(site, wanted.page)
  const text = await readText(site, original)
  const found = translatePage(configOf(site), wanted.page, wanted.language)
  const file = fileOfTranslation(site, wanted)
  if (!found || file === undefined) {
    notify(site.app, { kind: 'warning', message: t('noOriginal') })
    return
  }
  const exists = pagesByFile(site).has(file)
  const label = t(exists ? 'listStep' : 'step', { file })
  const edits = treeEdits(site, label, () => found.edit)
  if (found.edit.kind === 'refused') return
  makeStep(site, { label, edits, focus: { file }, ...(!exists && { create: [{ file, text }] }) })
  showPage(site, file)
  reportStep(site, t(exists ? 'listed' : 'created', { file }))
}
