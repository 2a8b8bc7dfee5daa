import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineKind } from '../../../../shared/page/writing/lines.ts'
import { turnLines } from '../../../../shared/page/writing/lines.ts'
import { toggleMark } from '../../../../shared/page/writing/marks.ts'
import { type CommandId, commands } from '../../../../shared/rpc/commands.ts'
import { codeToTab, listToSteps } from '../../../../shared/site/writing/convert.ts'
import { notify } from '../../../host/base/notices.ts'
import { provideCommand } from '../../../host/commands/commands.ts'
import { useApp } from '../../../host/scope/app-window.ts'
import { apply, type Desk, spanNow } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { convert, insertLink } from './insertion.ts'
import { changeTable, tableWork } from './tables.ts'

const MARKS = { 'format.bold': '**', 'format.italic': '_', 'format.code': '`' } as const

const LINES = {
  'format.heading': 'heading',
  'format.subheading': 'subheading',
  'format.bullets': 'bullets',
  'format.numbers': 'numbers',
  'format.tasks': 'tasks',
  'format.quote': 'quote',
} as const satisfies Partial<Record<CommandId, LineKind>>

/** What each command does to the page; those that need something at the cursor tell whether it was there. */
function deedsOf(desk: Desk, missing: (what: 'list' | 'fence' | 'table') => void) {
  const text = () => desk.model.getValue()
  const deeds: [CommandId, () => void][] = [
    ['format.link', () => insertLink(desk)],
    ['format.steps', () => convert(desk, listToSteps) || missing('list')],
    ['format.tab', () => convert(desk, codeToTab) || missing('fence')],
    ['format.outline', () => desk.editor.trigger('galley', 'editor.action.quickOutline', {})],
  ]
  for (const [id, mark] of entries(MARKS))
    deeds.push([id, () => apply(desk, toggleMark(text(), spanNow(desk), mark))])
  for (const [id, kind] of entries(LINES))
    deeds.push([id, () => apply(desk, turnLines(text(), spanNow(desk), kind))])
  for (const [id, work] of entries(tableWork))
    deeds.push([id, () => void (changeTable(desk, work) || missing('table'))])
  return deeds
}

const entries = <K extends string, V>(rows: Readonly<Record<K, V>>) => Object.entries(rows) as [K, V][]

/** Lets the commands of the menu “Format” work on the page while it can be changed. */
export function useFormatting(desk: Desk | undefined, isReadOnly: boolean): void {
  const app = useApp()
  const { t } = useTranslation('page')
  useEffect(() => {
    if (!desk || isReadOnly) return
    const missing = (what: 'list' | 'fence' | 'table') =>
      notify(app, { kind: 'info', message: t(`missing.${what}`) })
    const ends = deedsOf(desk, missing).map(([id, deed]) => {
      const { label } = commands[id]
      return provideCommand(app, id, { run: () => withCompanion(desk.model, { label }, deed) })
    })
    return () => {
      for (const end of ends) end()
    }
  }, [desk, isReadOnly, t, app])
}
