import { t } from 'i18next'
import { useEffect } from 'react'
import { isInFence } from '../../../../shared/page/inside.ts'
import type { WritingChange } from '../../../../shared/page/writing/lines.ts'
import { continueList, indentPoint } from '../../../../shared/page/writing/list.ts'
import { monaco } from '../monaco.ts'
import { apply, type Desk, spanNow } from './desk.ts'
import { readingOf } from './reading.ts'

/** Where a key does not belong to suggestions. */
const FREE = 'editorTextFocus && !editorReadonly && !suggestWidgetVisible'
const MAY_BE_POINT = /^\s*([-*+>]|\d{1,9}[.)])/

/** What a key means for the list at the cursor; `undefined` outside of lists, in code and in several places at once. */
function changeAt(
  desk: Desk,
  change: (text: string, at: number) => WritingChange | undefined,
): WritingChange | undefined {
  const { editor, model } = desk
  const selections = editor.getSelections() ?? []
  const [selection] = selections
  if (!selection || selections.length > 1 || !selection.isEmpty()) return undefined
  if (!MAY_BE_POINT.test(model.getLineContent(selection.positionLineNumber))) return undefined
  const { text, page } = readingOf(model)
  const { from } = spanNow(desk)
  if (from < page.division.start || isInFence(page, from)) return undefined
  return change(text, from)
}

interface Key {
  readonly id: string
  readonly keys: number
  readonly when: string
  readonly change: (text: string, at: number) => WritingChange | undefined
  /** What the code editor does with the key where it is not for a list. */
  readonly otherwise: () => void
}

function keysOf({ editor, model }: Desk): readonly Key[] {
  const { Enter, Tab } = monaco.KeyCode
  const tab = `${FREE} && !inSnippetMode && !editorTabMovesFocus`
  return [
    {
      id: 'continue',
      keys: Enter,
      when: FREE,
      change: (text, at) => continueList(text, at, model.getEOL()),
      otherwise: () => editor.trigger('keyboard', 'type', { text: '\n' }),
    },
    {
      id: 'indent',
      keys: Tab,
      when: tab,
      change: (text, at) => indentPoint(text, at, 1),
      otherwise: () => editor.trigger('keyboard', 'tab', {}),
    },
    {
      id: 'outdent',
      keys: monaco.KeyMod.Shift | Tab,
      when: tab,
      change: (text, at) => indentPoint(text, at, -1),
      otherwise: () => editor.trigger('keyboard', 'outdent', {}),
    },
  ]
}

/** Enter goes on with a list and ends it, Tab moves its points in and out. */
export function useLists(desk: Desk | undefined, isReadOnly: boolean): void {
  useEffect(() => {
    if (!desk || isReadOnly) return
    const actions = keysOf(desk).map(({ id, keys, when, change, otherwise }) =>
      desk.editor.addAction({
        id: `galley.list.${id}`,
        label: t(`source:list.${id}`),
        keybindings: [keys],
        keybindingContext: when,
        run: () => {
          const made = changeAt(desk, change)
          if (made) apply(desk, made)
          else otherwise()
        },
      }),
    )
    return () => {
      for (const action of actions) action.dispose()
    }
  }, [desk, isReadOnly])
}
