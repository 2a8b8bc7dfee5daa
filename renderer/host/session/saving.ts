import i18next from 'i18next'
import { create } from 'zustand'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { Lock } from '../../../shared/project/base/lock.ts'
import type { SaveReport } from '../../../shared/project/base/model.ts'
import { isWritingRules } from '../../../shared/project/files/kinds.ts'
import { localize } from '../../messages/localize.ts'
import { notify, notifyError } from '../base/notices.ts'
import { documents } from '../documents/documents.ts'
import { host } from '../link/host.ts'
import { useView } from '../view/view.ts'
import { projectNow } from './session.ts'
import { tellLast } from './steps.ts'

interface Saving {
  readonly isSaving: boolean
  /** The file whose conflict the dialog shows. */
  readonly conflict: string | undefined
}

/** Whether a save is under way, and the conflict to be decided. */
export const useSaving = create<Saving>(() => ({ isSaving: false, conflict: undefined }))

/** Shows both sides of a conflict. */
export const showConflict = (file: string | undefined): void => useSaving.setState({ conflict: file })

/** Files with unsaved work, also where the host does not know of it yet. */
export const unsaved = (): readonly string[] => [
  ...new Set([...(projectNow()?.dirty.map(({ file }) => file) ?? []), ...documents.sending()]),
]

/** The files that the person has in view: docs.json always, as the navigation is part of it. */
function inView(): readonly string[] {
  const { main, beside } = useView.getState()
  const shown = [main, ...(beside ? [beside] : [])]
  const isShown = (file: string) =>
    shown.some(one =>
      one.kind === 'page' ? one.file === file : one.section === 'rules' && isWritingRules(file),
    )
  return unsaved().filter(file => file === CONFIG_FILE || isShown(file))
}

/** Saves what is in view; where nothing of that is unsaved, everything. */
export function saveView(): Promise<void> {
  const files = inView()
  return save(files.length > 0 ? files : undefined)
}

const writing = new Lock()
let asked = 0

/** Writes these files to disk, or all that are unsaved; tells the person what came of it. What is asked for meanwhile is written next. */
export async function save(files?: readonly string[]): Promise<void> {
  asked++
  useSaving.setState({ isSaving: true })
  try {
    await writing.run(async () => {
      await documents.settled()
      tell(await host.save(files ? { files } : {}))
    })
  } catch (error) {
    notifyError(error)
  } finally {
    asked--
    useSaving.setState({ isSaving: asked > 0 })
  }
}

function tell({ saved, conflicts, failed, merged = [] }: SaveReport): void {
  const t = i18next.getFixedT(null, 'shell')
  for (const { file, message, hint } of failed)
    notify({
      kind: 'error',
      message: t('saveFailed', { file, message: localize(message) }),
      ...(hint !== undefined && { hint: localize(hint) }),
    })
  const first = conflicts[0]
  if (first) showConflict(first.file)
  else if (merged.length > 0) tellMerged(merged)
  else if (failed.length === 0 && saved.length > 0)
    notify({ kind: 'success', message: t('saved', { count: saved.length, file: saved[0] }) })
}

/** Throws a file's unsaved changes away; can be undone. */
export async function revert(file: string): Promise<void> {
  try {
    await documents.settled()
    await host.revert({ file })
    const t = i18next.getFixedT(null, 'shell')
    tellLast(t('reverted', { file }))
  } catch (error) {
    notifyError(error)
  }
}

/** Ends a conflict; with `mine` the file is saved over what the disk holds. */
export async function resolveConflict(file: string, take: 'mine' | 'disk'): Promise<void> {
  try {
    await host.resolve({ file, take })
    showConflict(undefined)
    if (take === 'mine') await save([file])
  } catch (error) {
    notifyError(error)
  }
}

/** Ends a conflict with what was made of both sides, and saves that. */
export async function resolveMerged(file: string, text: string, stamp: number): Promise<void> {
  try {
    await host.resolve({ file, take: 'merged', text, stamp })
    showConflict(undefined)
    await save([file])
  } catch (error) {
    notifyError(error)
  }
}

/** Says into which files went what another program had changed. */
export function tellMerged(files: readonly string[]): void {
  if (files.length === 0) return
  const t = i18next.getFixedT(null, 'conflicts')
  tellLast(t('merged', { count: files.length, file: files[0] }))
}
