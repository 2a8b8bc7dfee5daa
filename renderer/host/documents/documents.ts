import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Focus, NewFile } from '../../../shared/project/base/model.ts'
import { difference } from '../../../shared/project/files/difference.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { localize } from '../../messages/localize.ts'
import { notify } from '../base/notices.ts'
import { explain, host } from '../link/host.ts'
import { onHost } from '../link/host-events.ts'
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

/** The texts this window shows. */
export const documents = createMirror(host, (step, error) => {
  const { message, hint } = explain(error)
  notify({ kind: 'warning', message: `${step.label}: ${message}`, ...(hint !== undefined && { hint }) })
})

onHost('edited', event => documents.receive(event))

/** Makes one step at once in this window and sends it to the host. `edits` are made on the file's present text. */
export function editFile(file: string, label: string, edits: TextEdits, options: StepOptions = {}): void {
  if (edits.length > 0) makeStep({ label, edits: [{ file, edits }], ...options })
}

/** Gives a file that is loaded another text, as one step. Says whether anything changed. */
export function replaceText(file: string, label: string, text: string): boolean {
  const before = documents.known(file)?.text
  if (before === undefined || before === text) return false
  editFile(file, label, difference(before, text))
  return true
}

/** Makes one step that concerns several files, makes files or deletes them. */
export function makeStep(step: Step): void {
  documents.make(step)
  noteEdited(filesOf(step))
}

/** The present text of a file, loading it first where need be; rejects with the `Refusal` that says why there is none. */
export async function readText(file: string): Promise<string> {
  const { text, failure } = await documents.load(file)
  if (text === undefined) throw new Error(failure ? localize(failure.message) : `${file} has no text.`)
  return text
}

/** What is known of a file, loading it first where need be. `undefined` while it loads. */
export function useDocument(file: string): Mirrored | undefined {
  const subscribe = useCallback((listener: () => void) => documents.subscribe(file, listener), [file])
  const known = useSyncExternalStore(subscribe, () => documents.known(file))
  const isMissing = known === undefined
  useEffect(() => {
    if (isMissing) void documents.load(file).catch(() => undefined)
  }, [file, isMissing])
  return known
}

/** The present text of a file, loading it first where need be. `undefined` while it loads. */
export const useText = (file: string): string | undefined => useDocument(file)?.text
