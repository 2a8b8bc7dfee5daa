import { useCallback, useRef, useState } from 'react'

/** A folder that is being looked into: its path, or nothing where it is not there. */
export type Looking = Promise<string | undefined>

/** The folder that is chosen in a list of folders; `settled` waits for the one that is being looked into. */
export function useChosenFolder() {
  const [folder, onChange] = useState('')
  const looking = useRef<Looking>(undefined)
  const onLook = useCallback((found: Looking | undefined) => {
    looking.current = found
  }, [])
  const settled = async () => {
    const look = looking.current
    if (!look) return folder
    const found = await look
    // Where the person went on, or away, meanwhile, it is not what they mean.
    return looking.current === look ? found : undefined
  }
  return { chooser: { folder, onChange, onLook }, settled }
}
