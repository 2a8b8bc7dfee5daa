import type { MarkedPiece } from '../../../shared/site/search/terms.ts'

type Child = Node | string

/** Creates an element; strings become text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** Text with its marked matches. */
export const pieces = (all: readonly MarkedPiece[]): readonly Child[] =>
  all.map(({ text, marked }) => (marked ? make('mark', {}, text) : text))

/** The drawing of a magnifier. */
export const MAGNIFIER = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 4.5 4.5'
