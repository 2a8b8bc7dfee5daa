import { currentEdits, type EarlierText } from '../../../shared/check/base/fixes.ts'
import { message } from '../../../shared/messages/message.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Fix, Problem } from '../../../shared/text/problem.ts'
import { localize } from '../../messages/localize.ts'
import { notifyError } from '../base/notices.ts'
import { documentsOf, editFile } from '../documents/documents.ts'
import { perSite } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

/** Earlier texts stored of one file, and their characters: enough for the typing during a check of the page. */
const MOST = { texts: 200, letters: 2_000_000 }

interface Log {
  text: string | undefined
  readonly earlier: EarlierText[]
  letters: number
}

const logsOf = perSite(() => new Map<string, Log>())

function follow(site: Site, file: string): void {
  const log: Log = { text: documentsOf(site).known(file)?.text, earlier: [], letters: 0 }
  logsOf(site).set(file, log)
  documentsOf(site).subscribe(file, ({ text, edits }) => {
    const before = log.text
    log.text = text
    if (before === undefined || edits === undefined) {
      log.earlier.length = 0
      log.letters = 0
      return
    }
    log.earlier.push({ text: before, edits })
    log.letters += before.length
    while (log.letters > MOST.letters || log.earlier.length > MOST.texts)
      log.letters -= log.earlier.shift()?.text.length ?? 0
  })
}

/** Records from now on how texts with fixable problems change, so that their fixes can be moved along. */
export function followFixable(site: Site, problems: readonly Problem[]): void {
  for (const { file, fix } of problems) if (fix && !logsOf(site).has(file)) follow(site, file)
}

/** Returns the edits of a fix for the current text of a loaded file; undefined if the text changed so that they no longer apply. */
export function fixNow(site: Site, file: string, fix: Fix): TextEdits | undefined {
  const text = documentsOf(site).known(file)?.text
  return text === undefined ? undefined : currentEdits(fix, text, logsOf(site).get(file)?.earlier)
}

/** Applies the fix of a problem in a loaded file as one step; if it no longer applies, notifies the person and returns `false`. */
export function makeFix(site: Site, { file, fix, offset, pointer }: Problem): boolean {
  const edits = fix && fixNow(site, file, fix)
  if (edits === undefined) {
    const hint = message('common:textChangedSinceHint')
    notifyError(site.app, new Refusal('stale', message('common:textChangedSince'), hint))
    return false
  }
  const location = pointer === undefined ? { offset } : { pointer, offset }
  editFile(site, file, edits, { label: localize(fix?.label ?? ''), focus: { file, ...location } })
  return true
}
