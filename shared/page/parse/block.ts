import type { Token } from 'markdown-it'
import { message } from '../../messages/message.ts'
import { type Definition, ParseContext } from '../markdown/context.ts'
import { blockTokens, type InlineReader, inlineTokens, locatedTokens, textToken } from '../markdown/engine.ts'
import { originOf, type Region, Source } from '../tree/source.ts'
import { TreeBuilder } from './build.ts'
import type { BlockProblem, PageBlock, Target } from './facts.ts'
import type { BlockLeaf } from './leaf.ts'
import { readLeaves } from './leaves.ts'
import { kindOfTarget, reference } from './references.ts'
import type { PageScope } from './scope.ts'
import { pairTags } from './tag-pairs.ts'

/** For a text longer than this, markup is counted before it is parsed. */
const COUNTED = 4000
const MAX_BRACKETS = 2000
const MAX_MARKUP = 20_000
const MAX_PROBLEMS = 100
const TASK = /^\[([ xX])\](?=[ \t\n])/

const NO_REFERENCES = Object.freeze(Object.create(null))
const NO_TARGETS: ReadonlyMap<string, Target> = new Map()

function targetsOf(definitions: readonly Definition[]): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const { label, href, title } of definitions) {
    if (!targets.has(label)) targets.set(label, { href, title })
  }
  return targets
}

/** Looks up the page's definitions and records each lookup. */
function lookingUp(scope: PageScope, lookups: Map<string, Target | undefined>) {
  return new Proxy(Object.create(null), {
    get: (_, label: string) => {
      const found = scope.lookUp(label)
      lookups.set(label, found)
      return found
    },
  })
}

/** A block with known definitions whose text is still to be parsed. */
export class BlockDraft {
  readonly definitions: ReadonlyMap<string, Target>
  readonly #source: string
  readonly #context: ParseContext
  readonly #tokens: readonly Token[]

  constructor(source: string) {
    this.#source = source
    this.#context = new ParseContext(new Source(source))
    this.#tokens = blockTokens(this.#context)
    this.definitions =
      this.#context.definitions.length > 0 ? targetsOf(this.#context.definitions) : NO_TARGETS
  }

  /** Parses the rest, given what the rest of the page says. */
  finish(scope: PageScope): PageBlock {
    const lookups = this.#readInline(scope, inlineTokens)
    const builder = new TreeBuilder(this.#context, scope)
    builder.build(this.#tokens)
    const { headings, notes, footnotes } = builder
    const facts = {
      headings,
      notes,
      footnotes,
      references: [...builder.references, ...this.#definitionReferences()],
      problems: this.#problems(),
      definitions: this.definitions,
      lookups: lookups.size > 0 ? lookups : NO_TARGETS,
    }
    return { source: this.#source, nodes: builder.nodes, facts }
  }

  /** Parses the rest, and returns the texts that can be edited. The draft is used up. */
  leaves(scope: PageScope): readonly BlockLeaf[] {
    this.#readInline(scope, locatedTokens)
    return readLeaves(this.#context, this.#tokens)
  }

  #readInline(scope: PageScope, read: InlineReader): ReadonlyMap<string, Target | undefined> {
    const lookups = new Map<string, Target | undefined>()
    const references = this.#source.includes('[') ? lookingUp(scope, lookups) : NO_REFERENCES
    this.#tokens.forEach((token, index) => {
      const region = this.#context.regions.get(token)
      if (!region) return
      const content = this.#withoutTask(token, index, region)
      this.#context.regions.set(token, content)
      token.children = this.#isTooMuch(content)
        ? [textToken(content.text)]
        : read(this.#context, content, references)
    })
    pairTags(this.#context, this.#tokens)
    return lookups
  }

  /** Removes `[x] ` from the first paragraph of a list item. */
  #withoutTask(token: Token, index: number, region: Region): Region {
    const isFirst =
      this.#tokens[index - 1]?.type === 'paragraph_open' && this.#tokens[index - 2]?.type === 'list_item_open'
    const found = isFirst ? TASK.exec(region.text) : null
    if (!found) return region
    this.#context.tasks.set(token, found[1] !== ' ')
    const cut = found[0].length
    const runs = region.runs.map(([here, there], i) =>
      i === 0 ? ([0, there + cut] as const) : ([here - cut, there] as const),
    )
    return { text: region.text.slice(cut), runs }
  }

  #isTooMuch({ text, runs }: Region): boolean {
    if (text.length <= COUNTED) return false
    const brackets = text.split('[').length
    if (brackets <= MAX_BRACKETS && text.split(/[[\]*_~`<{&!\\]/).length <= MAX_MARKUP) return false
    const from = originOf({ text, runs }, 0)
    this.#context.problems.push({
      code: 'page/too-much-markup',
      severity: 'warning',
      from,
      to: from + 1,
      message: message('page-syntax:tooManyMarks'),
      hint: message('page-syntax:tooManyMarksHint'),
    })
    return true
  }

  #definitionReferences() {
    return this.#context.definitions
      .filter(it => it.href !== '')
      .map(it => reference(kindOfTarget(it.href), it.href, this.#context.source.rangeOf(it.from, it.to)))
  }

  #problems(): BlockProblem[] {
    return this.#context.problems.slice(0, MAX_PROBLEMS).map(({ from, to, ...rest }) => ({
      ...rest,
      range: this.#context.source.rangeOf(from, to),
    }))
  }
}
