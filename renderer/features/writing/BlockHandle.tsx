import { GripVertical, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { readBlocks } from '../../../shared/page/blocks/read-blocks.ts'
import { blocksOfRun } from '../../../shared/page/blocks/source-block.ts'
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
import { type PageBlock, usePageBlock } from './pageBlock.ts'
import { pageSurface } from './pageSurface.ts'
import { useBlockDrag } from './useBlockDrag.ts'

/** Room beside a block for the handle, in pixels of the frame. */
const ROOM = 52

/** The actions of the handle’s menu. */
function useHandleActions(open: (kind: BlockMenu) => void): readonly MenuAction[] {
  const site = useSite()
  const { t } = useTranslation('block-tools')
  const surface = pageSurface(site)
  const action = (id: string, label: string, run: () => void, keys?: string): MenuAction => ({
    id,
    label,
    keys,
    onAction: () => later(run),
  })
  return [
    action('up', t('move.up'), () => moveSelected(site, surface, -1), 'Alt+Up'),
    action('down', t('move.down'), () => moveSelected(site, surface, 1), 'Alt+Down'),
    action('move', t('handle.move'), () => open('move')),
    action('turn', t('handle.turn'), () => open('turn')),
    action('duplicate', t('duplicate'), () => duplicateSelected(site, surface)),
    { ...action('delete', t('delete'), () => deleteSelected(site, surface)), danger: true },
  ]
}

/** What the block with the handle is called; `undefined` if the source has no such block. */
function useBlockName(block: PageBlock): string | undefined {
  const site = useSite()
  const found = selectedBlocks(pageSurface(site))
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
  const surface = pageSurface(site)
  const name = useBlockName(block)
  const below = (): Point => {
    const box = group.current?.getBoundingClientRect()
    return { x: box?.left ?? 0, y: box?.bottom ?? 0 }
  }
  const open = (kind: BlockMenu) => useBlockMenu.of(site).setState({ open: { kind, surface, at: below() } })
  const actions = useHandleActions(open)
  if (name === undefined) return null
  const { top, left, width } = block.spot
  const isBeside = left >= ROOM
  const style = isBeside
    ? { insetBlockStart: top, insetInlineStart: left - ROOM }
    : { insetBlockStart: Math.max(0, top - 24), insetInlineStart: Math.max(0, left + width - ROOM) }
  return (
    <div ref={layer} className={styles.layer} dir="ltr">
      {drag && <div className={styles.shield} />}
      <Toolbar
        ref={group}
        className={styles.handle ?? ''}
        style={style}
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
        blocks={[{ actions }]}
      />
    </div>
  )
}

/** The handle beside the block of a page that has the pointer or the caret, over the frame with this title. */
export function BlockHandle({ title }: { readonly title: string }) {
  const site = useSite()
  const block = usePageBlock(state => state.block)
  const isWriting = useView(view => view.writing)
  const isHere = isWriting && block !== undefined && block.frame === title
  return (
    <>
      {isHere && <Handle block={block} />}
      {isWriting && block?.frame === title && <BlockMenus surface={pageSurface(site)} />}
    </>
  )
}
