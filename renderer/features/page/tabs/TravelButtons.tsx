import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useCommand } from '../../../host/commands/commands.ts'
import { IconButton } from '../../../kit/IconButton.tsx'

/** Back and forward in the view history. */
export function TravelButtons() {
  const back = useCommand('go.back')
  const forward = useCommand('go.forward')
  return [back, forward].map(({ id, label, keys, isEnabled, run }) => (
    <IconButton
      key={id}
      size="small"
      label={label}
      icon={id === 'go.back' ? <ArrowLeft /> : <ArrowRight />}
      isDisabled={!isEnabled}
      onPress={run}
      {...(keys !== undefined && { keys })}
    />
  ))
}
