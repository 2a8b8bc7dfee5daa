import { t } from 'i18next'
import { useEffect } from 'react'
import { isInFence } from '../../../../shared/page/parse/nodes-at.ts'
import { changeAtEveryCursor, newLine } from '../../../../shared/page/writing/every-cursor.ts'
import type { WritingChange } from '../../../../shared/page/writing/lines.ts'
import { continueList, indentListItem } from '../../../../shared/page/writing/list.ts'
import { monaco } from '../editor/monaco.ts'
import { apply, type OpenPage, rangeOf } from '../editor/openPage.ts'
import { modelPageOf } from './pageReading.ts'
import { goToCell } from './tables.ts'

/** Where a key does not belong to the suggestion list. */
const FREE = 'editorTextFocus && !editorReadonly && !suggestWidgetVisible'
const MAY_BE_POINT = /^\s*([-*+>]|\d{1,9}[.)])/

type Change = (text: string, at: number) => WritingChange | undefined

interface Meaning {
  readonly change: Change
  /** Applies the key at the other cursors if there are several. */
  readonly elsewhere?: Change
  /** Indents or outdents lines, with nested ones: each once. */
  readonly isShift?: boolean
}

/** With more cursors than this, lists are ignored. */
const MOST = 200

/** Handles a key for lists at each cursor; returns whether it has a meaning: not outside of lists, nor in code. */
function changeLists(openPage: OpenPage, { change, elsewhere, isShift }: Meaning): boolean {
  const { editor, model } = openPage
  const cursors = (editor.getSelections() ?? []).map(selection =>
    selection.isEmpty() ? selection.getPosition() : undefined,
  )
  const places = cursors.filter(at => at !== undefined)
  const mayBe = places.some(({ lineNumber }) => MAY_BE_POINT.test(model.getLineContent(lineNumber)))
  if (!mayBe || places.length < cursors.length || places.length > MOST) return false
  const { text, page } = modelPageOf(model)
  const offsets = places.map(at => model.getOffsetAt(at))
  if (offsets.some(at => at < page.chunking.start || isInFence(page, at))) return false
  const [only = 0] = offsets
  const made = offsets.length === 1 ? change(text, only) : undefined
  if (made) apply(openPage, made)
  if (offsets.length === 1) return made !== undefined
  if (!offsets.some(at => change(text, at))) return false
  const each = changeAtEveryCursor(
    text,
    offsets,
    (now, at) => change(now, at) ?? elsewhere?.(now, at),
    isShift,
  )
  if (!each) return false
  apply(openPage, each)
  editor.setSelections(each.cursors.map(at => selectionAt(openPage, at)))
  return true
}

function selectionAt(openPage: OpenPage, at: number) {
  const range = rangeOf(openPage, { from: at, to: at })
  return monaco.Selection.fromPositions(range.getStartPosition())
}

interface Key extends Meaning {
  readonly id: string
  readonly keys: number
  readonly when: string
  /** Handles the key in a table; returns whether there is one. */
  readonly inTable?: (openPage: OpenPage) => boolean
  /** What the code editor does with the key outside of lists. */
  readonly otherwise: () => void
}

function keysOf({ editor, model }: OpenPage): readonly Key[] {
  const { Enter, Tab } = monaco.KeyCode
  const tab = `${FREE} && !inSnippetMode && !editorTabMovesFocus`
  return [
    {
      id: 'continue',
      keys: Enter,
      when: FREE,
      change: (text, at) => continueList(text, at, model.getEOL()),
      elsewhere: (text, at) => newLine(text, at, model.getEOL()),
      otherwise: () => editor.trigger('keyboard', 'type', { text: '\n' }),
    },
    {
      id: 'indent',
      keys: Tab,
      when: tab,
      inTable: at => goToCell(at, 1),
      change: (text, at) => indentListItem(text, at, 1),
      isShift: true,
      otherwise: () => editor.trigger('keyboard', 'tab', {}),
    },
    {
      id: 'outdent',
      keys: monaco.KeyMod.Shift | Tab,
      when: tab,
      inTable: at => goToCell(at, -1),
      change: (text, at) => indentListItem(text, at, -1),
      isShift: true,
      otherwise: () => editor.trigger('keyboard', 'outdent', {}),
    },
  ]
}

/** Enter continues a list and ends it; Tab indents and outdents its items, and goes from cell to cell of a table. */
export function useLists(openPage: OpenPage | undefined): void {
  useEffect(() => {
    if (!openPage) return
    const actions = keysOf(openPage).map(({ id, keys, when, inTable, otherwise, ...meaning }) =>
      openPage.editor.addAction({
        id: `galley.list.${id}`,
        label: t(`page:list.${id}`),
        keybindings: [keys],
        keybindingContext: when,
        run: () => {
          if (!inTable?.(openPage) && !changeLists(openPage, meaning)) otherwise()
        },
      }),
    )
    return () => {
      for (const action of actions) action.dispose()
    }
  }, [openPage])
}
