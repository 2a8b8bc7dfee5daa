import { type MessageKey, message } from '../../messages/message.ts'
import type { ConfigDocument } from '../document/config-document.ts'
import type { RefFault } from '../document/ref-path.ts'
import { parseCached } from '../json/cached-parse.ts'
import { nodeAt } from '../json/parse.ts'
import type { Report } from './report.ts'

const REASONS: Readonly<Record<RefFault, MessageKey>> = {
  'not-json': 'config:ref.notJson',
  outside: 'config:ref.outside',
  circular: 'config:ref.circular',
  missing: 'config:ref.missing',
  broken: 'config:ref.broken',
  'too-many': 'config:ref.tooMany',
}

/** Reports every `$ref` that cannot be followed, and what is wrong in the files that can be read. */
export function addRefProblems({ root, problems, files, text }: ConfigDocument, report: Report): void {
  for (const { fault, written, path } of problems) {
    const at = nodeAt(root, path)
    if (at)
      report.add({
        code: 'config/ref',
        severity: 'error',
        at,
        path,
        message: message(REASONS[fault], { file: written }),
        hint: message('config:ref.hint'),
      })
  }
  for (const file of files.slice(1)) {
    for (const { cause, fatal, message: said, hint, fix, ...at } of parseCached(text(file)).errors) {
      if (text(file) === '') continue
      report.add({
        code: `json/${cause}`,
        severity: fatal ? 'error' : 'warning',
        at,
        file,
        message: said,
        hint,
        fix,
      })
    }
  }
}
