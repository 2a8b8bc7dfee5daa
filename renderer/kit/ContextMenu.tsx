import { useRef } from 'react'
import { Popover as AriaPopover } from 'react-aria-components'
import { Anchor, type AnchorPlace } from './base/Anchor.tsx'
import { cx } from './base/cx.ts'
import { type MenuBlock, MenuList } from './Menu.tsx'
import popover from './Popover.module.css'

interface ContextMenuProps {
  readonly label: string
  /** Where it opens in the window; `undefined`: closed. */
  readonly at: AnchorPlace | undefined
  readonly onClose: () => void
  readonly blocks: readonly MenuBlock[]
}

/** A menu at the pointer. Offer the same actions by a button or keys as well. */
export function ContextMenu({ label, at, onClose, blocks }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <>
      <Anchor ref={anchor} at={at} />
      <AriaPopover
        aria-label={label}
        className={cx(popover.popover)}
        triggerRef={anchor}
        placement="bottom start"
        offset={0}
        isOpen={at !== undefined}
        onOpenChange={isOpen => !isOpen && onClose()}
      >
        <MenuList label={label} blocks={blocks} onClose={onClose} />
      </AriaPopover>
    </>
  )
}
