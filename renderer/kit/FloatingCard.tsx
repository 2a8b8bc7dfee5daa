import { type ReactNode, useEffect, useRef } from 'react'
import { Popover as AriaPopover, Dialog } from 'react-aria-components'
import { Anchor, type AnchorPlace } from './base/Anchor.tsx'
import { cx } from './base/cx.ts'
import own from './FloatingCard.module.css'
import popover from './Popover.module.css'

interface FloatingCardProps {
  /** Accessible name of the card. */
  readonly label: string
  /** What it is about, in pixels of the window: the card is below or above it. */
  readonly at: AnchorPlace
  /** Called when Escape is pressed, and when the focus moves elsewhere, where it stays. */
  readonly onClose: (by: 'Escape' | 'focus') => void
  /** The place in the handbook that explains it. */
  readonly help?: string
  readonly children: ReactNode
}

/** A card beside something on the screen. It takes the focus, but everything else stays usable. */
export function FloatingCard({ label, at, onClose, help, children }: FloatingCardProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const content = useRef<HTMLDivElement>(null)
  /** The key that is held down in the card. */
  const key = useRef('')
  useEffect(() => {
    const { current } = content
    current?.addEventListener('keydown', event => {
      key.current = event.key
    })
    current?.addEventListener('keyup', () => {
      key.current = ''
    })
    const first = current?.querySelector<HTMLElement>('input, textarea') ?? current?.querySelector('button')
    first?.focus()
  }, [])
  return (
    <>
      <Anchor ref={anchor} at={at} />
      <AriaPopover
        className={cx(popover.popover, own.card)}
        triggerRef={anchor}
        placement="bottom start"
        offset={6}
        isNonModal
        isOpen
        onOpenChange={isOpen => {
          // The popover also closes when the window behind it scrolls; a card that is in use stays.
          const by = key.current === 'Escape' ? 'Escape' : 'focus'
          const isInUse = content.current?.contains(document.activeElement) && by === 'focus'
          if (!isOpen && !isInUse) onClose(by)
        }}
      >
        <Dialog aria-label={label} className={cx(own.content)}>
          <div ref={content} data-help={help}>
            {children}
          </div>
        </Dialog>
      </AriaPopover>
    </>
  )
}
