import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import {
  Menu as AriaMenu,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Separator,
} from 'react-aria-components'
import { cx } from './base/cx.ts'
import { Kbd } from './Kbd.tsx'
import styles from './Popover.module.css'

/** One action of a menu. */
export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** Such as `Mod+S`. Only displayed: the shortcut is handled elsewhere. */
  readonly keys?: string | undefined
  readonly danger?: boolean
  /** Whether it is on, in a block of choices. */
  readonly isSelected?: boolean
  readonly isDisabled?: boolean
  readonly onAction: () => void
}

/** A group of actions, with a line between groups. */
export interface MenuBlock {
  readonly title?: string
  /** The actions are choices, each on or off: one of them, or any of them. */
  readonly choice?: 'one' | 'any'
  readonly actions: readonly MenuAction[]
}

interface MenuProps {
  /** Accessible name of the list. */
  readonly label: string
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly blocks: readonly MenuBlock[]
  readonly placement?: AriaPopoverProps['placement']
}

/** A menu that opens from a button. */
export function Menu({ label, trigger, blocks, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <AriaPopover className={cx(styles.popover)} placement={placement} offset={4}>
        <MenuList label={label} blocks={blocks} />
      </AriaPopover>
    </MenuTrigger>
  )
}

/** The list of a {@link Menu} alone. */
export function MenuList({
  label,
  blocks,
  onClose,
}: Pick<MenuProps, 'label' | 'blocks'> & {
  /** For a list that was not opened by a button: it takes the focus itself. */
  onClose?: () => void
}) {
  const shown = blocks.filter(block => block.actions.length > 0)
  const actions = new Map(shown.flatMap(block => block.actions.map(action => [action.id, action] as const)))
  return (
    <AriaMenu
      aria-label={label}
      className={cx(styles.list)}
      onAction={key => actions.get(String(key))?.onAction()}
      {...(onClose && { onClose, autoFocus: 'first' as const })}
    >
      {shown.flatMap((block, index) => [
        ...(index > 0
          ? [<Separator key={`line-${block.actions[0]?.id}`} className={cx(styles.separator)} />]
          : []),
        <MenuSection
          key={block.actions[0]?.id}
          {...(block.title === undefined && { 'aria-label': label })}
          {...(block.choice && {
            selectionMode: block.choice === 'one' ? ('single' as const) : ('multiple' as const),
            selectedKeys: block.actions.filter(({ isSelected }) => isSelected).map(({ id }) => id),
          })}
        >
          {block.title !== undefined && <Header className={styles.title}>{block.title}</Header>}
          {block.actions.map(action => (
            <MenuItem
              key={action.id}
              id={action.id}
              textValue={action.label}
              className={cx(styles.item, action.danger && styles.danger)}
              isDisabled={action.isDisabled ?? false}
            >
              {action.icon}
              <span className={styles.words}>{action.label}</span>
              {action.keys && <Kbd keys={action.keys} />}
              {block.choice && <Check className={cx(styles.check)} aria-hidden />}
            </MenuItem>
          ))}
        </MenuSection>,
      ])}
    </AriaMenu>
  )
}
