import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type TooltipProps as AriaTooltipProps,
  ToggleButton,
} from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name; also the tooltip, unless `tooltip` is given. */
  readonly label: string
  readonly tooltip?: string
  readonly icon: ReactNode
  readonly size?: 'small' | 'normal'
  readonly danger?: boolean
  /** Has little contrast until it is hovered. */
  readonly faint?: boolean
  /** Shown in the tooltip, such as `Mod+S`. */
  readonly keys?: string
  readonly placement?: AriaTooltipProps['placement']
  /** Shown beside the icon: a part of the name. */
  readonly word?: string
  /** It opens a menu: an arrow says so. */
  readonly hasMenu?: boolean
  /** Makes it a toggle button. */
  readonly isPressed?: boolean
  /** Highlights it, because its setting is not the default. */
  readonly isLit?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function IconButton(props: IconButtonProps) {
  const { label, tooltip = label, icon, size = 'normal', danger, faint, ...more } = props
  const { keys, placement, isPressed, isLit, word, hasMenu = false, ...rest } = more
  const className = cx(
    styles.button,
    size === 'small' && styles.small,
    danger && styles.danger,
    faint && styles.faint,
    isLit && styles.lit,
    (word !== undefined || hasMenu) && styles.wide,
  )
  const content = (
    <>
      {icon}
      {word}
      {hasMenu && <ChevronDown aria-hidden className={styles.arrow} />}
    </>
  )
  return (
    <Tooltip text={tooltip} keys={keys} placement={placement}>
      {isPressed === undefined ? (
        <AriaButton {...rest} aria-label={label} className={className}>
          {content}
        </AriaButton>
      ) : (
        <ToggleButton
          aria-label={label}
          className={className}
          isSelected={isPressed}
          isDisabled={rest.isDisabled ?? false}
          {...(rest.onPress && { onPress: rest.onPress })}
        >
          {content}
        </ToggleButton>
      )}
    </Tooltip>
  )
}
