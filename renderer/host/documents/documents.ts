import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Focus, NewFile } from '../../../shared/project/base/model.ts'
import { difference } from '../../../shared/project/files/difference.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { localize } from '../../messages/localize.ts'
import { notify } from '../base/notices.ts'
import { explain } from '../link/explain.ts'
import { perSite } from '../scope/per-scope.ts'
import { type Site, useSite } from '../scope/site.ts'
import { noteEdited } from '../view/note-edited.ts'
import { createMirror } from './mirror.ts'
import { filesOf, type Mirrored, type Step } from './mirror-model.ts'

/** `merge`: steps that follow each other with the same value are one undo step. */
export interface StepOptions {
  readonly merge?: string
  readonly focus?: Focus
  /** Files that the step makes. */
  readonly create?: readonly NewFile[]
  /** Comes back in the `TextChange`, so that an editor knows its own edits. */
  readonly origin?: unknown
}

/** A step that has its name already. */
export interface LabeledStep extends StepOptions {
  readonly label: string
}

/** The texts this window shows. */
export const documentsOf = perSite(site => {
  const documents = createMirror(site.host, (step, error) => {
    const { message, hint } = explain(error)
    const notice = { kind: 'warning', message: `${step.label}: ${message}` } as const
    notify(site.app, { ...notice, ...(hint !== undefined && { hint }) })
  })
  site.on('edited', event => documents.receive(event))
  return documents
})

/** Makes one step at once in this window and sends it to the host. `edits` are made on the file's present text. */
export function editFile(site: Site, file: string, edits: TextEdits, step: LabeledStep): void {
  if (edits.length > 0) makeStep(site, { ...step, edits: [{ file, edits }] })
}

/** Gives a file that is loaded another text, as one step. Says whether anything changed. */
export function replaceText(site: Site, file: string, label: string, text: string): boolean {
  const before = documentsOf(site).known(file)?.text
  if (before === undefined || before === text) return false
  editFile(site, file, difference(before, text), { label })
  return true
}

/** Makes one step that concerns several files, makes files or deletes them. */
export function makeStep(site: Site, step: Step): void {
  documentsOf(site).make(step)
  noteEdited(site, filesOf(step))
}

/** The present text of a file, loading it first where need be; rejects with the `Refusal` that says why there is none. */
export async function readText(site: Site, file: string): Promise<string> {
  const { text, failure } = await documentsOf(site).load(file)
  if (text === undefined) throw new Error(failure ? localize(failure.message) : `${file} has no text.`)
  return text
}

/** What is known of a file, loading it first where need be. `undefined` while it loads. */
export function useDocument(file: string): Mirrored | undefined {
  const site = useSite()
  const subscribe = useCallback(
    (listener: () => void) => documentsOf(site).subscribe(file, listener),
    [file, site],
  )
  const known = useSyncExternalStore(subscribe, () => documentsOf(site).known(file))
  const isMissing = known === undefined
  useEffect(() => {
    if (isMissing)
      void documentsOf(site)
        .load(file)
        .catch(() => undefined)
  }, [file, isMissing, site])
  return known
}

/** The present text of a file, loading it first where need be. `undefined` while it loads. */
export const useText = (file: string): string | undefined => useDocument(file)?.text
