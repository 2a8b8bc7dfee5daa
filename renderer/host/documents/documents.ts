import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Focus, NewFile } from '../../../shared/project/base/model.ts'
import { difference } from '../../../shared/text/difference.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { localize } from '../../messages/localize.ts'
import { notify } from '../base/notices.ts'
import { explain } from '../link/explain.ts'
import { perSite } from '../scope/per-scope.ts'
import { type Site, useSite } from '../scope/site.ts'
import { noteEdited } from '../view/note-edited.ts'
import { createMirror } from './mirror.ts'
import { filesOf, type Mirrored, type Step } from './mirror-model.ts'
import { askingHost } from './reading.ts'

/** `merge`: consecutive steps with the same value become one undo step. */
export interface StepOptions {
  readonly merge?: string
  readonly focus?: Focus
  /** Files that the step creates. */
  readonly create?: readonly NewFile[]
  /** Is passed on in the `TextChange`, so that an editor recognizes its own edits. */
  readonly origin?: unknown
}

/** A step with its label. */
export interface LabeledStep extends StepOptions {
  readonly label: string
}

/** The texts this window shows. */
export const documentsOf = perSite(site => {
  const documents = createMirror(askingHost(site.host), (step, error) => {
    const { message, hint } = explain(error)
    const notice = { kind: 'warning', message: `${step.label}: ${message}` } as const
    notify(site.app, { ...notice, ...(hint !== undefined && { hint }) })
  })
  site.on('edited', event => documents.receive(event))
  return documents
})

/** Applies one step at once in this window and sends it to the host. `edits` apply to the file's current text. */
export function editFile(site: Site, file: string, edits: TextEdits, step: LabeledStep): void {
  if (edits.length > 0) makeStep(site, { ...step, edits: [{ file, edits }] })
}

/** Replaces the text of a loaded file, as one step. Returns whether anything changed. */
export function replaceText(site: Site, file: string, label: string, text: string): boolean {
  const before = documentsOf(site).known(file)?.text
  if (before === undefined || before === text) return false
  editFile(site, file, difference(before, text), { label })
  return true
}

/** Applies one step that changes several files, or creates or deletes files. */
export function makeStep(site: Site, step: Step): void {
  documentsOf(site).make(step)
  noteEdited(site, filesOf(step))
}

/** The current text of a file, loaded first if needed; rejects with a `Refusal` if there is none. */
export async function readText(site: Site, file: string): Promise<string> {
  const { text, failure } = await documentsOf(site).load(file)
  if (text === undefined) throw new Error(failure ? localize(failure.message) : `${file} has no text.`)
  return text
}

/** What this window knows of a file, loaded first if needed. `undefined` while it loads. */
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

/** The current text of a file, loaded first if needed. `undefined` while it loads. */
export const useText = (file: string): string | undefined => useDocument(file)?.text
