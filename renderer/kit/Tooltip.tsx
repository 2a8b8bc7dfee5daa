import type { ReactElement, ReactNode } from 'react'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components'
import { Kbd } from './Kbd.tsx'
import styles from './Tooltip.module.css'

interface TooltipProps {
  readonly text: ReactNode
  /** Such as `Mod+S`. */
  readonly keys?: string | undefined
  readonly placement?: AriaTooltipProps['placement']
  /** One element of the kit that can be focused. */
  readonly children: ReactElement
}

export function Tooltip({ text, keys, placement = 'bottom', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={450} closeDelay={0}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} placement={placement} offset={6}>
        {text}
        {keys && <Kbd keys={keys} />}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
