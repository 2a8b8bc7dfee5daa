import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components'

const NO_CONTEXT = {}

/** Buttons in a row of a tree, without the tree's button context, which would render them again with every key. */
export function OwnButtons({ children }: { readonly children: ReactNode }) {
  return <ButtonContext value={NO_CONTEXT}>{children}</ButtonContext>
}
