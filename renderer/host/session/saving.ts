import i18next from 'i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { Lock } from '../../../shared/project/base/lock.ts'
import type { SaveReport } from '../../../shared/project/base/model.ts'
import { isWritingRules } from '../../../shared/project/files/kinds.ts'
import { localize } from '../../messages/localize.ts'
import { notify, notifyError } from '../base/notices.ts'
import { documentsOf } from '../documents/documents.ts'
import { perSite, siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'
import { projectNow } from '../site/project.ts'
import { useView } from '../view/view.ts'
import { reportLastStep } from './steps.ts'

interface Saving {
  readonly isSaving: boolean
  /** The file whose conflict the dialog shows. */
  readonly conflict: string | undefined
}

/** Whether a save is under way, and the conflict to resolve. */
export const useSaving = siteStore<Saving>(() => ({ isSaving: false, conflict: undefined }))

/** Shows both sides of a conflict. */
export const showConflict = (site: Site, file: string | undefined): void =>
  useSaving.of(site).setState({ conflict: file })

/** Files with unsaved work, including work that the host does not know of yet. */
export const unsaved = (site: Site): readonly string[] => [
  ...new Set([...projectNow(site).dirty.map(({ file }) => file), ...documentsOf(site).sending()]),
]

/** The files that the person has in view: docs.json always, as the navigation is part of it. */
function inView(site: Site): readonly string[] {
  const { main, beside } = useView.of(site).getState()
  const shown = [main, ...(beside ? [beside] : [])]
  const isShown = (file: string) =>
    shown.some(one =>
      one.kind === 'page' ? one.file === file : one.section === 'rules' && isWritingRules(file),
    )
  return unsaved(site).filter(file => file === CONFIG_FILE || isShown(file))
}

/** The files that {@link saveView} writes: those in view, or all unsaved files if none of those is in view. */
export function savedByView(site: Site): readonly string[] {
  const files = inView(site)
  return files.length > 0 ? files : unsaved(site)
}

/** Saves the files in view, or all files if none of those is unsaved. */
export function saveView(site: Site): Promise<void> {
  const files = inView(site)
  return save(site, files.length > 0 ? files : undefined)
}

const writingOf = perSite(() => ({ lock: new Lock(), requested: 0 }))

/** Writes these files to disk, or all unsaved ones. Saves requested meanwhile run next. */
export async function writeFiles(site: Site, files?: readonly string[]): Promise<SaveReport> {
  const writing = writingOf(site)
  writing.requested++
  useSaving.of(site).setState({ isSaving: true })
  try {
    return await writing.lock.run(async () => {
      await documentsOf(site).settled()
      return site.host.save(files ? { files } : {})
    })
  } finally {
    writing.requested--
    useSaving.of(site).setState({ isSaving: writing.requested > 0 })
  }
}

/** Writes these files to disk, or all unsaved ones, and notifies the person of the outcome. */
export async function save(site: Site, files?: readonly string[]): Promise<void> {
  try {
    reportSaved(site, await writeFiles(site, files))
  } catch (error) {
    notifyError(site.app, error)
  }
}

function reportSaved(site: Site, { saved, conflicts, failed, merged = [] }: SaveReport): void {
  const t = i18next.getFixedT(null, 'shell')
  for (const { file, message, hint } of failed)
    notify(site.app, {
      kind: 'error',
      message: t('saveFailed', { file, message: localize(message) }),
      ...(hint !== undefined && { hint: localize(hint) }),
    })
  const first = conflicts[0]
  if (first) showConflict(site, first.file)
  else if (merged.length > 0) reportMerged(site, merged)
  else if (failed.length === 0 && saved.length > 0)
    notify(site.app, { kind: 'success', message: t('saved', { count: saved.length, file: saved[0] }) })
}

/** Discards a file's unsaved changes; can be undone. */
export async function revert(site: Site, file: string): Promise<void> {
  try {
    await documentsOf(site).settled()
    await site.host.revert({ file })
    const t = i18next.getFixedT(null, 'shell')
    reportLastStep(site, t('reverted', { file }))
  } catch (error) {
    notifyError(site.app, error)
  }
}

/** Resolves a conflict; with `mine` the file is saved over the version on disk. */
export async function resolveConflict(site: Site, file: string, take: 'mine' | 'disk'): Promise<void> {
  try {
    await site.host.resolve({ file, take })
    showConflict(site, undefined)
    if (take === 'mine') await save(site, [file])
  } catch (error) {
    notifyError(site.app, error)
  }
}

/** Resolves a conflict with a merged text, and saves it. */
export async function resolveMerged(site: Site, file: string, text: string, stamp: number): Promise<void> {
  try {
    await site.host.resolve({ file, take: 'merged', text, stamp })
    showConflict(site, undefined)
    await save(site, [file])
  } catch (error) {
    notifyError(site.app, error)
  }
}

/** Notifies the person into which files changes of another program were merged. */
export function reportMerged(site: Site, files: readonly string[]): void {
  if (files.length === 0) return
  const t = i18next.getFixedT(null, 'conflicts')
  reportLastStep(site, t('merged', { count: files.length, file: files[0] }))
}
