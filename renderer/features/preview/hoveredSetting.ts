import { create } from 'zustand'

interface Pointed {
  /** JSON pointer of the value in docs.json that the person is at; the preview outlines what it draws. */
  readonly pointer?: string | undefined
}

/** What the person is at in the settings. */
export const usePointed = create<Pointed>(() => ({}))

/** Says what the person is at; nothing where they left the settings. */
export function pointTo(pointer: string | undefined): void {
  if (usePointed.getState().pointer !== pointer) usePointed.setState({ pointer })
}
