import { type Message, message } from '../messages/message.ts'
import { MOST_OF_SHEETS, type SheetPart } from '../site/styles/author-sheets.ts'
import type { Problem } from '../text/problem.ts'
import { applySettings, type CheckSettings, defaultSettings } from './settings/read.ts'

/** How many parts of a style sheet are told one by one: nobody reads more. */
const MOST_TOLD = 50

function reasonOf({ kind, source }: SheetPart): Message {
  switch (kind) {
    case 'value':
      return message('checks:moved.sheet.value', { source })
    case 'missing':
      return message('checks:moved.sheet.missing', { source })
    case 'type':
      return message('checks:moved.sheet.type', { source })
    case 'property':
      return message('checks:moved.sheet.property', { source })
    case 'whole':
      return message('checks:moved.sheet.whole', { source })
    case 'selector':
      return message('checks:moved.sheet.selector', { source })
    case 'rule':
      return message('checks:moved.sheet.rule', { source })
    case 'file':
      return message('checks:moved.sheet.file', { size: MOST_OF_SHEETS / 1000 })
  }
}

const problemOf = ({ file, offset, length, line, column }: SheetPart, told: Message): Problem => ({
  ...{ code: 'moved/sheet', severity: 'notice', file, offset, length, line, column },
  message: told,
  hint: message('checks:moved.sheet.hint'),
})

function problemsIn(parts: readonly SheetPart[]): readonly Problem[] {
  const told = parts.slice(0, MOST_TOLD).map(part => problemOf(part, reasonOf(part)))
  const next = parts[MOST_TOLD]
  if (next === undefined) return told
  return [...told, problemOf(next, message('checks:moved.sheet.more', { count: parts.length - MOST_TOLD }))]
}

/**
 * Returns what is left out of style sheets, by file, if the settings of the repository ask for it: the first parts one
 * by one, all others of a file as one problem with their number.
 */
export function checkSheets(
  leftOut: readonly SheetPart[],
  settings: CheckSettings = defaultSettings,
): ReadonlyMap<string, readonly Problem[]> {
  const byFile = new Map<string, SheetPart[]>()
  for (const part of leftOut) {
    const parts = byFile.get(part.file)
    if (parts) parts.push(part)
    else byFile.set(part.file, [part])
  }
  return new Map([...byFile].map(([file, parts]) => [file, applySettings(problemsIn(parts), settings)]))
}
