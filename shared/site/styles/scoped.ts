import type { Atrule, Block, CssNode, Declaration, Rule, Selector, StyleSheet } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { CLASS_PREFIX } from './class-prefix.ts'
import { isKept } from './properties.ts'
import { customProperty, isHarmlessValue, renameProperties } from './values.ts'

/** What is left out of an author's styles: a declaration, the rules of a selector, or an at-rule. */
export interface LeftOut {
  readonly kind: 'declaration' | 'selector' | 'rule'
  /** Its source, shortened. */
  readonly source: string
}

/** The kept part of an author's styles. */
export interface ScopedStyles {
  /** Rules for elements in the content of a page; their classes have the prefix of an author's classes. */
  readonly css: string
  readonly leftOut: readonly LeftOut[]
  /** Custom properties with the values that they have where nothing sets them. */
  readonly initial: ReadonlyMap<string, string>
}

/** Elements with an author's class in the content, with more weight than a rule of the page has. */
const CONTENT = ':is(.prose.prose,.aside.aside)'

/** At-rules that say when the rules in them apply. */
const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'starting-style'])

const MOST_SHOWN = 60

const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text

/** The end of a style element could only be in a text, where an escaped slash is the same. */
const withoutEnds = (css: string): string => css.replaceAll('</', '<\\/')

const childrenOf = (node: CssNode): readonly CssNode[] =>
  'children' in node && node.children !== null && node.children !== undefined ? node.children.toArray() : []

/** Gives the classes of a selector their prefix; returns whether every part of it is understood. */
function prefixClasses(node: CssNode): boolean {
  if (node.type === 'Raw' || node.type === 'IdSelector') return false
  if (node.type === 'ClassSelector') node.name = CLASS_PREFIX + node.name
  const inner = node.type === 'Nth' && node.selector ? [node.selector] : childrenOf(node)
  return inner.every(prefixClasses)
}

class Scoping {
  readonly leftOut: LeftOut[] = []
  readonly initial = new Map<string, string>()

  #leaveOut(kind: LeftOut['kind'], node: CssNode): '' {
    this.leftOut.push({ kind, source: shortened(generate(node)) })
    return ''
  }

  #declaration(node: Declaration): string {
    const { property, value, important } = node
    const isCustom = property.startsWith('--')
    const name = isCustom ? property : property.toLowerCase()
    if (!isHarmlessValue(value, name)) return this.#leaveOut('declaration', node)
    renameProperties(value)
    const written = generate(value)
    if (!isCustom && !isKept(name, written)) return this.#leaveOut('declaration', node)
    return `${isCustom ? customProperty(name) : name}:${written}${important ? '!important' : ''};`
  }

  #selector(node: CssNode): string {
    const source = generate(node)
    if (!prefixClasses(node)) {
      this.leftOut.push({ kind: 'selector', source: shortened(source) })
      return ''
    }
    return `${CONTENT} ${generate(node)}`
  }

  #rule({ prelude, block }: Rule): string {
    const selectors: readonly (Selector | CssNode)[] = childrenOf(prelude)
    const kept = selectors.map(each => this.#selector(each)).filter(each => each !== '')
    const body = kept.length === 0 ? '' : this.#block(block, true)
    return body === '' ? '' : `${kept.join(',')}{${body}}`
  }

  #atRule(node: Atrule, isInRule: boolean): string {
    const { name, prelude, block } = node
    if (name === 'property' && block !== null) return this.#property(node, block)
    if (!CONDITIONS.has(name.toLowerCase()) || block === null) return this.#leaveOut('rule', node)
    const body = this.#block(block, isInRule)
    return body === '' ? '' : `@${name} ${prelude === null ? '' : generate(prelude)}{${body}}`
  }

  #property({ prelude }: Atrule, block: Block): '' {
    const name = prelude === null ? '' : generate(prelude)
    const given = block.children
      .toArray()
      .find((each): each is Declaration => each.type === 'Declaration' && each.property === 'initial-value')
    if (name.startsWith('--tw-')) this.initial.set(name, given ? generate(given.value) : 'initial')
    return ''
  }

  #block(block: Block | StyleSheet, isInRule: boolean): string {
    return childrenOf(block)
      .map(node => {
        if (node.type === 'Declaration') return this.#declaration(node)
        if (node.type === 'Atrule') return this.#atRule(node, isInRule)
        if (node.type === 'Comment') return ''
        return node.type === 'Rule' && !isInRule ? this.#rule(node) : this.#leaveOut('rule', node)
      })
      .join('')
  }

  sheet(css: string): string {
    const tree = parse(css, { parseCustomProperty: true })
    return tree.type === 'StyleSheet' ? withoutEnds(this.#block(tree, false)) : ''
  }
}

/**
 * Keeps of an author's styles what can only change how the author's own text looks: nothing is loaded, nothing is
 * placed outside the content, and no rule is for an element around it.
 */
export function scopedStyles(css: string): ScopedStyles {
  const scoping = new Scoping()
  return { css: scoping.sheet(css), leftOut: scoping.leftOut, initial: scoping.initial }
}
