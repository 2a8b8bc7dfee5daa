import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components'

const UNTOLD = {}

/** Buttons in a row of a tree that need not hear what the tree says to all of its buttons with every key. */
export function OwnButtons({ children }: { readonly children: ReactNode }) {
  return <ButtonContext value={UNTOLD}>{children}</ButtonContext>
}
