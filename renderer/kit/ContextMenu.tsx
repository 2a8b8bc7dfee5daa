import { useRef } from 'react'
import { Popover as AriaPopover } from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './ContextMenu.module.css'
import { type MenuBlock, MenuList } from './Menu.tsx'
import popover from './Popover.module.css'

interface ContextMenuProps {
  readonly label: string
  /** Where it opens in the window; `undefined`: closed. */
  readonly at: { readonly x: number; readonly y: number } | undefined
  readonly onClose: () => void
  readonly blocks: readonly MenuBlock[]
}

/** A menu at the pointer. Offer the same actions by a button or keys as well. */
export function ContextMenu({ label, at, onClose, blocks }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span
        ref={anchor}
        className={styles.anchor}
        style={{ insetBlockStart: at?.y ?? 0, insetInlineStart: at?.x ?? 0 }}
        aria-hidden
      />
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
