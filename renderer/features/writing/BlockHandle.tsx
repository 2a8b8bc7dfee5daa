import { GripVertical, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { readBlocks } from '../../../shared/page/blocks/read-blocks.ts'
import { blocksOfRun } from '../../../shared/page/blocks/source-block.ts'
import { tableIn } from '../../../shared/page/tables/page-table.ts'
import { blockCardAt } from '../../../shared/site/writing/block-card.ts'
import { useSite } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'
import { later } from '../../kit/base/later.ts'
import { ContextMenu } from '../../kit/ContextMenu.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import type { MenuAction } from '../../kit/Menu.tsx'
import { BlockMenus } from '../block-tools/BlockMenus.tsx'
import {
  deleteSelected,
  duplicateSelected,
  moveSelected,
  selectedBlocks,
} from '../block-tools/blockActions.ts'
import { nameOf } from '../block-tools/placeNames.ts'
import { type BlockMenu, type Point, useBlockMenu } from '../block-tools/surface.ts'
import styles from './BlockHandle.module.css'
import { openOnPage } from './cardOnPage.ts'
import { openTableOfPage } from './caretOnPage.ts'
import { frameTitled } from './inWindow.ts'
import { offsetOfSpot, type PageBlock, rectOfSpot, usePageBlock } from './pageBlock.ts'
import { caretSurface, handleSurface } from './pageSurface.ts'
import { useBlockDrag } from './useBlockDrag.ts'
import { useCaretCommands } from './useCaretCommands.ts'
import { useHandleFocus } from './useHandleFocus.ts'

/** The actions of the handle’s menu. */
function useHandleActions({ file, frame, spot }: PageBlock, open: (kind: BlockMenu) => void) {
  const site = useSite()
  const { t } = useTranslation('block-tools')
  const surface = handleSurface(site)
  const page = surface.read()
  const at = surface.selection().from
  const start = offsetOfSpot(page, spot)
  const card = start === undefined ? undefined : blockCardAt(page, start)
  const hasProperties = card?.from === start && (card?.fields.length ?? 0) > 0
  const showCard = () => {
    const element = frameTitled(frame)
    if (card && element) openOnPage(site, { file, offset: card.from }, rectOfSpot(spot), element)
  }
  const action = (id: string, label: string, run: () => void, keys?: string): MenuAction => ({
    id,
    label,
    keys,
    onAction: () => later(run),
  })
  const own: readonly MenuAction[] = [
    ...(tableIn(page, at) ? [action('grid', t('handle.grid'), () => openTableOfPage(site, file, at))] : []),
    ...(hasProperties ? [action('properties', t('handle.properties'), showCard)] : []),
  ]
  const moves: readonly MenuAction[] = [
    action('up', t('move.up'), () => moveSelected(site, surface, -1), 'Alt+Up'),
    action('down', t('move.down'), () => moveSelected(site, surface, 1), 'Alt+Down'),
    action('move', t('handle.move'), () => open('move')),
    action('turn', t('handle.turn'), () => open('turn')),
    action('duplicate', t('duplicate'), () => duplicateSelected(site, surface)),
    { ...action('delete', t('delete'), () => deleteSelected(site, surface)), danger: true },
  ]
  return [{ actions: own }, { actions: moves }]
}

/** What the block with the handle is called; `undefined` if the source has no such block. */
function useBlockName(block: PageBlock): string | undefined {
  const site = useSite()
  const found = selectedBlocks(site, handleSurface(site))
  const [first] = found ? blocksOfRun(readBlocks(found.page), found.run) : []
  return found && first && block ? nameOf(found.page.text, first) : undefined
}

function Handle({ block }: { readonly block: PageBlock }) {
  const site = useSite()
  const { t } = useTranslation('block-tools')
  const layer = useRef<HTMLDivElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<Point>()
  const { drag, start } = useBlockDrag(layer)
  const surface = handleSurface(site)
  const name = useBlockName(block)
  const below = (): Point => {
    const box = group.current?.getBoundingClientRect()
    return { x: box?.left ?? 0, y: box?.bottom ?? 0 }
  }
  const open = (kind: BlockMenu) => useBlockMenu.of(site).setState({ open: { kind, surface, at: below() } })
  const blocks = useHandleActions(block, open)
  useHandleFocus(group, block.isCaret, surface.resume)
  if (name === undefined) return null
  const { top, left, width, height, handle } = block.spot
  return (
    <div ref={layer} className={styles.layer} dir="ltr">
      {drag && <div className={styles.shield} />}
      <Toolbar
        ref={group}
        className={styles.handle ?? ''}
        style={{ insetBlockStart: handle.y, insetInlineStart: handle.x }}
        aria-label={t('handle.label', { name })}
      >
        <IconButton
          size="small"
          label={t('handle.insert', { name })}
          tooltip={t('handle.insertTooltip')}
          icon={<Plus />}
          onPress={() => open('insert')}
        />
        <span onPointerDownCapture={start}>
          <IconButton
            size="small"
            label={t('handle.menu', { name })}
            tooltip={t('handle.menuTooltip')}
            icon={<GripVertical />}
            onPress={() => setMenu(below())}
          />
        </span>
      </Toolbar>
      <div
        className={styles.outline}
        style={{ insetBlockStart: top, insetInlineStart: left, inlineSize: width, blockSize: height }}
      />
      {drag?.drop && (
        <div
          className={styles.drop}
          style={{
            insetBlockStart: drag.drop.top - 1,
            insetInlineStart: drag.drop.left,
            inlineSize: drag.drop.width,
          }}
        />
      )}
      <ContextMenu
        label={t('handle.label', { name })}
        at={menu}
        onClose={() => setMenu(undefined)}
        blocks={blocks}
      />
    </div>
  )
}

/** The handle beside the block of a page that has the pointer or the caret, over the frame with this title. */
export function BlockHandle({ title }: { readonly title: string }) {
  const site = useSite()
  const block = usePageBlock(state => state.block)
  const isWriting = useView(view => view.writing)
  const isCaretHere = useCaretCommands(title)
  const isHere = isWriting && block !== undefined && block.frame === title
  return (
    <>
      {isHere && <Handle block={block} />}
      {isHere && <BlockMenus surface={handleSurface(site)} />}
      {isCaretHere && <BlockMenus surface={caretSurface(site)} />}
    </>
  )
}
