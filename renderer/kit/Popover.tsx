import type { ReactElement, ReactNode } from 'react'
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
  DialogTrigger,
} from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './Popover.module.css'

interface PopoverProps {
  /** Accessible name of the panel. */
  readonly label: string
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly placement?: AriaPopoverProps['placement']
  readonly onOpenChange?: (isOpen: boolean) => void
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel next to the button that opens it. Escape or a click outside closes it. */
export function Popover({
  label,
  trigger,
  placement = 'bottom start',
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <DialogTrigger {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <AriaPopover className={cx(styles.popover)} placement={placement} offset={4}>
        <Dialog aria-label={label} className={cx(styles.content)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
