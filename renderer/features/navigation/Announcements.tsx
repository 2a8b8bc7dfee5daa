import { create } from 'zustand'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

const useSaid = create<{ readonly said: string }>(() => ({ said: '' }))

/** Tells those who do not see the tree what became of it. */
export const announce = (said: string): void => useSaid.setState({ said })

/** Where screen readers hear what was announced. */
export function Announcements() {
  const said = useSaid(state => state.said)
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
