import type { CssNode, Selector } from 'css-tree'
import generate from 'css-tree/generator'
import { CLASS_PREFIX } from './class-prefix.ts'
import { partsOf } from './values.ts'

/** What a rule of an author is for. */
export interface ScopedSelector {
  readonly text: string
  /** It is for the whole content, and not for elements in it. */
  readonly isWhole: boolean
  /** It holds in dark mode only. */
  readonly isDark: boolean
}

/** Reads a selector of an author; `undefined` if it is left out. */
export type Scope = (selector: Selector) => ScopedSelector | undefined

/** Gives the classes of a selector their prefix, and ids theirs; returns whether every part of it is understood. */
function prefixNames(node: CssNode): boolean {
  if (node.type === 'Raw') return false
  if (node.type === 'ClassSelector') node.name = CLASS_PREFIX + node.name
  if (node.type === 'IdSelector') node.name = `user-content-${node.name}`
  const inner = node.type === 'Nth' && node.selector ? [node.selector] : partsOf(node)
  return inner.every(prefixNames)
}

/** Scopes the selector of a utility class to the content, with more weight than a rule of the page has. */
export const utilitySelector: Scope = selector =>
  prefixNames(selector)
    ? { text: `:is(.prose.prose,.aside.aside) ${generate(selector)}`, isWhole: false, isDark: false }
    : undefined

/** What the rules of a style sheet are for: the content of a page. */
const CONTENT = ':is(.prose,.aside)'

/** Elements without a class of ours: those of Markdown, and those with an author's classes. */
export const UNCLASSED = `:where(:not([class]),[class^="${CLASS_PREFIX}"],[class*=" ${CLASS_PREFIX}"])`

/** Elements that in the content are the page's own controls, unless they have an author's class. */
const CONTROLS = /^(?:button|input|select|textarea|label|form|dialog|summary)$/i

const isRoot = (node: CssNode): boolean =>
  (node.type === 'TypeSelector' && /^(?:html|body)$/i.test(node.name)) ||
  (node.type === 'PseudoClassSelector' && /^root$/i.test(node.name) && node.children === null)

const isDark = (node: CssNode): boolean =>
  (node.type === 'ClassSelector' && node.name === 'dark') ||
  (node.type === 'AttributeSelector' && /=["']?dark\b/.test(generate(node)))

const written = (nodes: readonly CssNode[]): string => nodes.map(node => generate(node)).join('')

/** The element that a selector is for: without a class, it is no element of ours. */
function subjectOf(nodes: readonly CssNode[]): string {
  if (nodes.some(({ type }) => type === 'ClassSelector' || type === 'IdSelector')) return written(nodes)
  const found = nodes.findIndex(({ type }) => type === 'PseudoElementSelector')
  const end = found < 0 ? nodes.length : found
  return written(nodes.slice(0, end)) + UNCLASSED + written(nodes.slice(end))
}

function withoutRoots(nodes: readonly CssNode[]) {
  let rest = nodes
  let dark = false
  for (;;) {
    const end = rest.findIndex(({ type }) => type === 'Combinator')
    const first = end < 0 ? rest : rest.slice(0, end)
    if (first.length === 0 || !first.every(node => isRoot(node) || isDark(node))) return { rest, dark }
    const [combinator] = end < 0 ? [] : rest.slice(end)
    if (combinator?.type === 'Combinator' && combinator.name !== ' ') return undefined
    dark ||= first.some(isDark)
    rest = end < 0 ? [] : rest.slice(end + 1)
  }
}

/**
 * Scopes a selector of a style sheet to the content: what it says of the root and the body is about the content, and a
 * class `dark` there is about dark mode. Left out are controls of the page, and elements around the content.
 */
export const sheetSelector: Scope = selector => {
  const found = withoutRoots(selector.children.toArray())
  if (found === undefined || !found.rest.every(prefixNames)) return undefined
  const { rest, dark: isDark } = found
  if (rest.length === 0) return { text: CONTENT, isWhole: true, isDark }
  const start = rest.findLastIndex(({ type }) => type === 'Combinator') + 1
  const subject = rest.slice(start)
  const isControl = subject.some(node => node.type === 'TypeSelector' && CONTROLS.test(node.name))
  if (isControl && !subject.some(({ type }) => type === 'ClassSelector')) return undefined
  return {
    text: `${CONTENT} ${written(rest.slice(0, start))}${subjectOf(subject)}`,
    isWhole: false,
    isDark,
  }
}
