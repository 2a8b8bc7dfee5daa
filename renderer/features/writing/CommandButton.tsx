import type { ReactNode } from 'react'
import type { CommandId } from '../../../shared/rpc/commands.ts'
import { useCommand } from '../../host/commands/commands.ts'
import { IconButton } from '../../kit/IconButton.tsx'

interface CommandButtonProps {
  readonly id: CommandId
  readonly icon: ReactNode
  /** Called by Escape. */
  readonly onLeave?: () => void
}

/** A command as a button of a toolbar. */
export function CommandButton({ id, icon, onLeave }: CommandButtonProps) {
  const { label, keys, isEnabled, run } = useCommand(id)
  return (
    <IconButton
      size="small"
      label={label}
      icon={icon}
      isDisabled={!isEnabled}
      onPress={run}
      {...(keys !== undefined && { keys })}
      {...(onLeave && {
        onKeyDown: event => {
          if (event.key === 'Escape') onLeave()
          else event.continuePropagation()
        },
      })}
    />
  )
}
