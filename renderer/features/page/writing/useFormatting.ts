import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineKind } from '../../../../shared/page/writing/lines.ts'
import { turnLines } from '../../../../shared/page/writing/lines.ts'
import { toggleMark } from '../../../../shared/page/writing/marks.ts'
import { type CommandId, commandLabel } from '../../../../shared/rpc/commands.ts'
import { codeToTab, listToSteps } from '../../../../shared/site/writing/convert.ts'
import { notify } from '../../../host/base/notices.ts'
import { provideCommand } from '../../../host/commands/commands.ts'
import { useApp } from '../../../host/scope/app-window.ts'
import { localize } from '../../../messages/localize.ts'
import { apply, type OpenPage, spanNow } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { followTarget } from './followTarget.ts'
import { convert, insertLink } from './insertion.ts'
import { changeTable, tableWork } from './tables.ts'

const MARKS = {
  'format.bold': '**',
  'format.italic': '_',
  'format.code': '`',
  'format.strike': '~~',
} as const

const LINES = {
  'format.heading': 'heading',
  'format.subheading': 'subheading',
  'format.bullets': 'bullets',
  'format.numbers': 'numbers',
  'format.tasks': 'tasks',
  'format.quote': 'quote',
} as const satisfies Partial<Record<CommandId, LineKind>>

/** What a command may miss at the cursor. */
type Missing = 'list' | 'fence' | 'table' | 'target'

/** What each command does to the page; those that need something at the cursor return whether it was there. */
function actionsOf(openPage: OpenPage, missing: (what: Missing) => void) {
  const text = () => openPage.model.getValue()
  const actions: [CommandId, () => void][] = [
    ['format.link', () => insertLink(openPage)],
    ['format.steps', () => convert(openPage, listToSteps) || missing('list')],
    ['format.tab', () => convert(openPage, codeToTab) || missing('fence')],
    ['go.target', () => followTarget(openPage) || missing('target')],
    ['format.outline', () => openPage.editor.trigger('galley', 'editor.action.quickOutline', {})],
  ]
  for (const [id, mark] of entries(MARKS))
    actions.push([id, () => apply(openPage, toggleMark(text(), spanNow(openPage), mark))])
  for (const [id, kind] of entries(LINES))
    actions.push([id, () => apply(openPage, turnLines(text(), spanNow(openPage), kind))])
  for (const [id, work] of entries(tableWork))
    actions.push([id, () => void (changeTable(openPage, work) || missing('table'))])
  return actions
}

const entries = <K extends string, V>(rows: Readonly<Record<K, V>>) => Object.entries(rows) as [K, V][]

/** Connects the commands of the menu “Format” to the page while it can be edited. */
export function useFormatting(openPage: OpenPage | undefined): void {
  const app = useApp()
  const { t } = useTranslation('page')
  useEffect(() => {
    if (!openPage) return
    const missing = (what: Missing) => notify(app, { kind: 'info', message: t(`missing.${what}`) })
    const ends = actionsOf(openPage, missing).map(([id, action]) => {
      const label = localize(commandLabel(id))
      return provideCommand(app, id, { run: () => withCompanion(openPage.model, { label }, action) })
    })
    return () => {
      for (const end of ends) end()
    }
  }, [openPage, t, app])
}
