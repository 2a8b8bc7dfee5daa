import { t } from 'i18next'
import type { editor } from 'monaco-editor/editor'
import { useEffect, useMemo } from 'react'
import { isInFence } from '../../../../shared/page/parse/nodes-at.ts'
import type { Span } from '../../../../shared/page/writing/lines.ts'
import { commandLabel } from '../../../../shared/rpc/commands.ts'
import { cursorContextAt } from '../../../../shared/site/writing/cursor.ts'
import { snippetOf } from '../../../../shared/site/writing/insert.ts'
import { runCommand } from '../../../host/commands/commands.ts'
import { useApp } from '../../../host/scope/app-window.ts'
import { type Site, useSite } from '../../../host/scope/site.ts'
import { localize } from '../../../messages/localize.ts'
import { entryName } from '../../block-tools/entryName.ts'
import type { InsertEntry } from '../../block-tools/insertEntries.tsx'
import { type BlockSurface, type Point, takeEarly, useBlockMenu } from '../../block-tools/surface.ts'
import { leavePage } from '../../writing/selection.ts'
import { isFollowing } from '../editor/followedChange.ts'
import { monaco } from '../editor/monaco.ts'
import { apply, type OpenPage, spanNow } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { insertBlock, insertComponent } from './insertion.ts'
import { modelPageOf } from './pageReading.ts'

/** The line of the cursor. */
function pointOf({ editor }: OpenPage): Point {
  const box = editor.getDomNode()?.getBoundingClientRect()
  const position = editor.getPosition()
  const at = position && editor.getScrolledVisiblePosition(position)
  const { left = 0, top = 0, width = 0, height = 0 } = box ?? {}
  if (!at || at.top < 0 || at.top > height) return { x: left + width / 4, y: top + height / 4 }
  return { x: left + at.left, y: top + at.top, height: at.height }
}

function insert(openPage: OpenPage, entry: InsertEntry, slash: Span | undefined): void {
  // What was typed before the menu had the focus is part of the search, too.
  const typed = slash && { from: slash.from, to: Math.max(slash.to, spanNow(openPage).to) }
  const label = t('block-tools:insert.step', { name: entryName(entry) })
  withCompanion(openPage.model, { label }, () => {
    if (entry.kind === 'markdown') insertBlock(openPage, snippetOf(entry.template), typed)
    else insertComponent(openPage, entry.name, typed)
  })
}

const surfaceOf = (site: Site, openPage: OpenPage): BlockSurface => ({
  read: () => modelPageOf(openPage.model).page,
  selection: () => spanNow(openPage),
  apply: (change, label) => withCompanion(openPage.model, { label }, () => apply(openPage, change)),
  insert: (entry, typed) => insert(openPage, entry, typed),
  point: () => pointOf(openPage),
  resume: () => {
    openPage.editor.focus()
    for (const { text } of takeEarly(site))
      if (text !== '') openPage.editor.trigger('galley', 'type', { text })
  },
})

/** Opens the insert menu for a slash at the start of an empty line. */
function openAtSlash(
  site: Site,
  openPage: OpenPage,
  surface: BlockSurface,
  event: editor.IModelContentChangedEvent,
) {
  const isTyped = event.changes.length === 1 && event.changes[0]?.text === '/' && !isFollowing(openPage.model)
  if (!isTyped || !openPage.editor.hasTextFocus()) return
  const { text, page } = modelPageOf(openPage.model)
  const to = (event.changes[0]?.rangeOffset ?? 0) + 1
  const writing = cursorContextAt(text, to)
  const rest = text.slice(to, text.indexOf('\n', to) < 0 ? undefined : text.indexOf('\n', to))
  if (writing?.kind !== 'slash' || writing.typed !== '/' || rest.trim() !== '' || isInFence(page, to)) return
  const typed = { from: to - 1, to }
  // The cursor is behind the slash only after the event.
  queueMicrotask(() =>
    useBlockMenu.of(site).setState({ open: { kind: 'insert', surface, at: surface.point(), typed } }),
  )
}

const FOCUSED = 'editorTextFocus && !editorReadonly'

/** The source of a page as a surface for blocks: Alt and the arrow keys move them, a slash inserts. */
export function useSourceSurface(openPage: OpenPage | undefined): BlockSurface | undefined {
  const app = useApp()
  const site = useSite()
  const surface = useMemo(() => openPage && surfaceOf(site, openPage), [site, openPage])
  useEffect(() => {
    if (!openPage || !surface) return
    const { Alt } = monaco.KeyMod
    const { UpArrow, DownArrow } = monaco.KeyCode
    const keys = [
      ['block.up', Alt | UpArrow, 'editor.action.moveLinesUpAction'],
      ['block.down', Alt | DownArrow, 'editor.action.moveLinesDownAction'],
    ] as const
    const inHead = () => spanNow(openPage).from < modelPageOf(openPage.model).page.chunking.start
    const ends = keys.map(([id, key, moveLines]) =>
      openPage.editor.addAction({
        id: `galley.${id}`,
        label: localize(commandLabel(id)),
        keybindings: [key],
        keybindingContext: FOCUSED,
        // The lines of the frontmatter are no blocks.
        run: () => (inHead() ? openPage.editor.trigger('keyboard', moveLines, {}) : void runCommand(app, id)),
      }),
    )
    ends.push(openPage.model.onDidChangeContent(event => openAtSlash(site, openPage, surface, event)))
    ends.push(openPage.editor.onDidFocusEditorText(() => leavePage(site)))
    return () => {
      for (const end of ends) end.dispose()
    }
  }, [openPage, surface, app, site])
  return surface
}
