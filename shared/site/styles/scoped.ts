import type { Atrule, Block, CssNode, Declaration, Rule, StyleSheet } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { shorten } from '../../text/shorten.ts'
import {
  isAnimation,
  isFrames,
  keyframesName,
  renameKeyframes,
  STILL,
  startsAnimation,
} from './animations.ts'
import { type FindFile, pictureFinder, placeFiles, urlsIn } from './files.ts'
import { keptFontFace, renameFamilies } from './font-faces.ts'
import type { LeftOut, LeftOutKind } from './left-out.ts'
import { isKept } from './properties.ts'
import type { Mode, Scope, ScopedSelector } from './selectors.ts'
import { customProperty, isHarmlessValue, partsOf, renameProperties } from './values.ts'

/** The kept part of an author's styles. */
export interface ScopedStyles {
  /** Rules for elements in the content of a page; their classes have the prefix of an author's classes. */
  readonly css: string
  readonly leftOut: readonly LeftOut[]
  /** The files of the repository that it loads. */
  readonly used: ReadonlySet<string>
  /** Custom properties with the values that they have where nothing sets them. */
  readonly initial: ReadonlyMap<string, string>
}

/** What an author's styles refer to. */
export interface StylesAround {
  readonly keyframes: ReadonlySet<string>
  /** Names of typefaces, in lower case. */
  readonly families: ReadonlySet<string>
  readonly find: FindFile
}

/** Styles that define nothing for others, and load nothing. */
const ALONE: StylesAround = { keyframes: new Set(), families: new Set(), find: () => 'value' }

/** At-rules that say when the rules in them apply. */
const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'starting-style'])

const KEYFRAMES = /^(?:-webkit-)?keyframes$/i

const MOST_SHOWN = 60

/** The location of what was not parsed from a text. */
const START = { offset: 0, line: 1, column: 1 }
const NOWHERE = { start: START, end: START }

/** The end of a style element could only be in a text, where an escaped slash is the same. */
const withoutEnds = (css: string): string => css.replaceAll('</', '<\\/')

/** What a block may hold: rules, declarations, those of a moment of an animation, or only custom properties. */
type Holds = 'rules' | 'declarations' | 'frame' | 'properties'

/** The mode is chosen by the reader, or that of the system. */
function rulesIn(mode: Mode, texts: readonly string[], body: string): string {
  const below = (root: string) => `${texts.map(text => `${root} ${text}`).join(',')}{${body}}`
  const system = `@media (prefers-color-scheme:${mode}){${below(':root:not([data-mode])')}}`
  return texts.length === 0 ? '' : `${below(`[data-mode=${mode}]`)}${system}`
}

function rulesOf(selectors: readonly ScopedSelector[], body: string): string {
  const textsOf = (mode: Mode | undefined) =>
    selectors.filter(each => each.mode === mode).map(({ text }) => text)
  const always = textsOf(undefined)
  return [
    always.length === 0 ? '' : `${always.join(',')}{${body}}`,
    rulesIn('light', textsOf('light'), body),
    rulesIn('dark', textsOf('dark'), body),
  ].join('')
}

class Scoping {
  readonly #scope: Scope
  readonly #around: StylesAround
  readonly leftOut: LeftOut[] = []
  readonly used = new Set<string>()
  readonly initial = new Map<string, string>()

  constructor(scope: Scope, around: StylesAround) {
    this.#scope = scope
    this.#around = around
  }

  #leaveOut(kind: LeftOutKind, node: CssNode, source = shorten(generate(node), MOST_SHOWN)): '' {
    const { start, end } = node.loc ?? NOWHERE
    const { offset, line, column } = start
    this.leftOut.push({ kind, source, offset, length: end.offset - offset, line, column })
    return ''
  }

  #declaration(node: Declaration, holds: Holds): string {
    const { property, value, important } = node
    const isCustom = property.startsWith('--')
    const name = isCustom ? property : property.toLowerCase()
    if (!isHarmlessValue(value, name)) return this.#leaveOut('value', node)
    if (holds === 'properties' && !isCustom) return this.#leaveOut('whole', node)
    if (!isCustom && !isKept(name, generate(value))) return this.#leaveOut('property', node)
    const { keyframes, families, find } = this.#around
    const fault = placeFiles([value], pictureFinder(name, find), this.used)
    if (fault !== undefined) return this.#leaveOut(fault, node)
    renameProperties(value)
    renameKeyframes(value, name, keyframes)
    renameFamilies(value, name, families)
    const weight = important && !isAnimation(name) ? '!important' : ''
    return `${isCustom ? customProperty(name) : name}:${generate(value)}${weight};`
  }

  #selector(node: CssNode): readonly ScopedSelector[] {
    const source = shorten(generate(node), MOST_SHOWN)
    const found = node.type === 'Selector' ? this.#scope(node) : undefined
    if (found !== undefined) return [found]
    this.#leaveOut('selector', node, source)
    return []
  }

  #rule({ prelude, block }: Rule): string {
    const selectors = partsOf(prelude).flatMap(each => this.#selector(each))
    return [false, true]
      .map(isWhole => {
        const own = selectors.filter(each => each.isWhole === isWhole)
        const body = own.length === 0 ? '' : this.#block(block, isWhole ? 'properties' : 'declarations')
        return body === '' ? '' : rulesOf(own, body)
      })
      .join('')
  }

  #frame(node: CssNode): string {
    const selectors = node.type === 'Rule' ? generate(node.prelude) : ''
    if (node.type !== 'Rule' || !isFrames(selectors)) return this.#leaveOut('rule', node)
    return `${selectors}{${this.#block(node.block, 'frame')}}`
  }

  #animation(node: Atrule, block: Block): string {
    const [name, ...others] = node.prelude === null ? [] : partsOf(node.prelude)
    if (name?.type !== 'Identifier' || others.length > 0) return this.#leaveOut('rule', node)
    const frames = partsOf(block).map(each => this.#frame(each))
    return `@keyframes ${keyframesName(name.name)}{${frames.join('')}}`
  }

  #fontFace(block: Block): string {
    const { used } = this
    const leaveOut = (kind: LeftOutKind, node: CssNode, source?: string) => this.#leaveOut(kind, node, source)
    return keptFontFace(block, { find: this.#around.find, used, leaveOut })
  }

  #atRule(node: Atrule, holds: Holds): string {
    const { name, prelude, block } = node
    if (holds === 'rules' && block !== null && KEYFRAMES.test(name)) return this.#animation(node, block)
    if (holds === 'rules' && block !== null && name.toLowerCase() === 'font-face')
      return this.#fontFace(block)
    if (name === 'property' && block !== null) return this.#property(node, block)
    if (name === 'layer' && block !== null) return this.#block(block, holds)
    if (!CONDITIONS.has(name.toLowerCase()) || block === null) return this.#leaveOut('rule', node)
    const body = this.#block(block, holds)
    return body === '' ? '' : `@${name} ${prelude === null ? '' : generate(prelude)}{${body}}`
  }

  #property({ prelude }: Atrule, block: Block): '' {
    const name = prelude === null ? '' : generate(prelude)
    const given = block.children
      .toArray()
      .find((each): each is Declaration => each.type === 'Declaration' && each.property === 'initial-value')
    if (given && !(isHarmlessValue(given.value, name) && urlsIn(given.value).length === 0)) return ''
    if (name.startsWith('--tw-')) this.initial.set(name, given ? generate(given.value) : 'initial')
    return ''
  }

  #block(block: Block | StyleSheet, holds: Holds): string {
    const nodes = partsOf(block)
    const parts = nodes.map(node => {
      if (node.type === 'Declaration') return this.#declaration(node, holds)
      if (node.type === 'Atrule' && holds !== 'frame') return this.#atRule(node, holds)
      if (node.type === 'Comment') return ''
      return node.type === 'Rule' && holds === 'rules' ? this.#rule(node) : this.#leaveOut('rule', node)
    })
    const isMoving = nodes.some(
      node => node.type === 'Declaration' && startsAnimation(node.property.toLowerCase()),
    )
    return parts.join('') + (isMoving && holds === 'declarations' ? STILL : '')
  }

  sheet(css: string): string {
    const tree = parse(css, { parseCustomProperty: true, positions: true })
    return tree.type === 'StyleSheet' ? withoutEnds(this.#block(tree, 'rules')) : ''
  }
}

/**
 * Keeps of an author's styles what can only change how the author's own text looks: nothing is loaded but files that are
 * found, nothing is placed outside the content, and no rule is for an element around it.
 */
export function scopedStyles(css: string, scope: Scope, around = ALONE): ScopedStyles {
  const scoping = new Scoping(scope, around)
  const { leftOut, initial, used } = scoping
  return { css: scoping.sheet(css), leftOut, initial, used }
}
