import type { CssNode, Selector } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { CLASS_PREFIX } from './class-prefix.ts'
import { AROUND_IDS, COMPONENTS, CONTENT_CLASSES, CONTENT_IDS } from './page-names.ts'
import { partsOf } from './values.ts'

/** The mode of a page. */
export type Mode = 'light' | 'dark'

/** What a rule of an author is for. */
export interface ScopedSelector {
  readonly text: string
  /** It is for the whole content, and not for elements in it. */
  readonly isWhole: boolean
  /** It holds in that mode only. */
  readonly mode: Mode | undefined
}

/** Reads a selector of an author; `undefined` if it is left out. */
export type Scope = (selector: Selector) => ScopedSelector | undefined

const innerOf = (node: CssNode): readonly CssNode[] =>
  node.type === 'Nth' && node.selector ? [node.selector] : partsOf(node)

/** Gives the classes of a selector their prefix, and ids theirs; returns whether every part of it is understood. */
function prefixNames(node: CssNode): boolean {
  if (node.type === 'Raw') return false
  if (node.type === 'ClassSelector') node.name = CLASS_PREFIX + node.name
  if (node.type === 'IdSelector') node.name = `user-content-${node.name}`
  return innerOf(node).every(prefixNames)
}

/** Scopes the selector of a utility class to the content, with more weight than a rule of the page has. */
export const utilitySelector: Scope = selector =>
  prefixNames(selector)
    ? { text: `:is(.prose.prose,.aside.aside) ${generate(selector)}`, isWhole: false, mode: undefined }
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

/** The parts of a pseudo-class with one selector of a single compound, such as `:is(.dark)`. */
function partsOfPseudo(node: CssNode): readonly CssNode[] {
  if (node.type !== 'PseudoClassSelector') return []
  const [list, ...others] = partsOf(node)
  const [selector, ...more] = list?.type === 'SelectorList' ? partsOf(list) : []
  return selector && others.length === 0 && more.length === 0 ? partsOf(selector) : []
}

const OTHER: Readonly<Record<Mode, Mode>> = { light: 'dark', dark: 'light' }

/** The mode that a part of a selector asks for, where it is about the page. */
function modeOf(node: CssNode): Mode | undefined {
  if (node.type === 'ClassSelector' && (node.name === 'dark' || node.name === 'light')) return node.name
  if (node.type === 'AttributeSelector') {
    const [, mode] = /=["']?(dark|light)["']?\]$/.exec(generate(node)) ?? []
    return mode === 'dark' || mode === 'light' ? mode : undefined
  }
  const [inner, ...others] = partsOfPseudo(node)
  const mode = inner && others.length === 0 ? modeOf(inner) : undefined
  if (mode === undefined || node.type !== 'PseudoClassSelector') return undefined
  if (/^(?:is|where)$/i.test(node.name)) return mode
  return /^not$/i.test(node.name) ? OTHER[mode] : undefined
}

const isContent = (node: CssNode): boolean =>
  (node.type === 'IdSelector' && CONTENT_IDS.has(node.name)) ||
  (node.type === 'ClassSelector' && CONTENT_CLASSES.has(node.name))

const written = (nodes: readonly CssNode[]): string => nodes.map(node => generate(node)).join('')

/** The element that a selector without a class is for, which is no element of ours. */
function unclassed(nodes: readonly CssNode[]): string {
  const found = nodes.findIndex(({ type }) => type === 'PseudoElementSelector')
  const end = found < 0 ? nodes.length : found
  return written(nodes.slice(0, end)) + UNCLASSED + written(nodes.slice(end))
}

/** Whether a compound is about the page or the whole content, and not about something in it. */
const isAround = (nodes: readonly CssNode[]): boolean =>
  nodes.length > 0 && nodes.every(node => isRoot(node) || isContent(node) || modeOf(node) !== undefined)

/** What a selector says of something in the content, with the modes that it asks for; `undefined` if that is unknown. */
function withoutRoots(nodes: readonly CssNode[]) {
  let rest = nodes
  const modes = new Set<Mode>()
  for (;;) {
    const end = rest.findIndex(({ type }) => type === 'Combinator')
    const first = end < 0 ? rest : rest.slice(0, end)
    if (!isAround(first)) return { rest, modes: [...modes] }
    const [combinator] = end < 0 ? [] : rest.slice(end)
    const isBelow = combinator?.type !== 'Combinator' || combinator.name === ' '
    if (!isBelow && !(combinator.name === '>' && first.some(isContent))) return undefined
    for (const mode of first.map(modeOf)) if (mode) modes.add(mode)
    rest = end < 0 ? [] : rest.slice(end + 1)
  }
}

/** Whether a selector names a part of the page around the content. */
const namesAround = (node: CssNode): boolean =>
  (node.type === 'IdSelector' && AROUND_IDS.has(node.name)) || innerOf(node).some(namesAround)

/** Lets names of components stand for ours as well. Classes have their prefix already. */
function addComponents(node: CssNode): void {
  const own = node.type === 'ClassSelector' && COMPONENTS.get(node.name.slice(CLASS_PREFIX.length))
  if (own) {
    const both = parse(`:is(${generate(node)},${own})`, { context: 'selector' })
    Object.assign(node, partsOf(both)[0])
  } else {
    for (const inner of innerOf(node)) addComponents(inner)
  }
}

/**
 * Scopes a selector of a style sheet to the content: what it says of the root, the body, and the content as a whole is
 * about the content, and a class `dark` or `light` there is about the mode. Names of components stand for ours. Left
 * out are controls of the page, and elements around the content.
 */
export const sheetSelector: Scope = selector => {
  const found = withoutRoots(selector.children.toArray())
  if (found === undefined || found.modes.length > 1 || found.rest.some(namesAround)) return undefined
  const { rest, modes } = found
  if (!rest.every(prefixNames)) return undefined
  const [mode] = modes
  if (rest.length === 0) return { text: CONTENT, isWhole: true, mode }
  const start = rest.findLastIndex(({ type }) => type === 'Combinator') + 1
  const subject = rest.slice(start)
  const hasClass = subject.some(({ type }) => type === 'ClassSelector')
  const isControl = subject.some(node => node.type === 'TypeSelector' && CONTROLS.test(node.name))
  if (isControl && !hasClass) return undefined
  const isNamed = hasClass || subject.some(({ type }) => type === 'IdSelector')
  for (const node of rest) addComponents(node)
  const text = `${CONTENT} ${written(rest.slice(0, start))}${isNamed ? written(subject) : unclassed(subject)}`
  return { text, isWhole: false, mode }
}
