import { lineStart } from '../../text/lines.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Problem } from '../../text/problem.ts'
import type { FrontmatterField } from '../frontmatter/fields.ts'
import { readFrontmatter } from '../frontmatter/read.ts'
import type { Heading } from '../tree/tree.ts'
import { BlockDraft } from './block.ts'
import { type Chunking, splitIntoChunks } from './chunks.ts'
import type { BlockProblem, PageBlock, Target } from './facts.ts'
import { noteBlock } from './footnotes.ts'
import type { FieldLocation, ParsedPage } from './parsed-page.ts'
import type { Reference } from './references.ts'
import { relatedReferences } from './related.ts'
import { PageScope } from './scope.ts'

/** A page with more problems reports that it has too many. */
const MAX_PROBLEMS = 500

/** A block of the previous page, or one still to be parsed. */
interface Candidate {
  readonly source: string
  readonly cached: PageBlock | undefined
  readonly draft: BlockDraft | undefined
}

/**
 * Parses `text` into a tree of blocks. Given the `previous` result for this page, blocks with unchanged
 * source are reused; the result equals one without. Never throws.
 */
export function parsePage(file: string, text: string, previous?: ParsedPage): ParsedPage {
  const { data, fields, body, problems } = readFrontmatter(text, file)
  const division = splitIntoChunks(text, body, previous?.chunking)
  const { chunks } = division
  const blocks = readBlocks(text, division, previous)
  const starts = chunks.map(chunk => chunk.line + 1)
  const offsets = chunks.map(chunk => chunk.from)
  const notes = noteBlock(blocks, previous?.blocks.at(-1))
  if (notes) {
    blocks.push(notes.block)
    starts.push(starts[notes.at] ?? 1)
    offsets.push(offsets[notes.at] ?? 0)
  }
  const page = new PageFacts(file, text)
  blocks.forEach((block, i) => {
    page.add(block, { offset: offsets[i] ?? 0, line: starts[i] ?? 1 })
  })
  let links: readonly Reference[] | undefined
  return {
    file,
    text,
    frontmatter: data,
    fields: placesOf(text.slice(0, body), fields),
    chunking: division,
    blocks,
    starts,
    offsets,
    headings: page.headings,
    // Most pages that somebody types into are never asked.
    get links() {
      const related = fields.findLast(({ key }) => key === 'related')
      links ??= [...relatedReferences(text, data.related, related), ...page.references(LINKS)]
      return links
    },
    images: page.references(IMAGES),
    assets: page.references(ASSETS),
    problems: [...problems, ...page.problems],
  }
}

function placesOf(head: string, fields: readonly FrontmatterField[]): readonly FieldLocation[] {
  const starts = lineStarts(head)
  return fields.map(({ key, start, keyEnd }) => ({
    key,
    offset: start,
    length: keyEnd - start,
    ...positionAt(starts, start),
  }))
}

/** Blocks to reuse, by source; each is taken once. */
class Pool {
  readonly #blocks = new Map<string, PageBlock[]>()

  constructor(blocks: readonly PageBlock[]) {
    for (const block of blocks.toReversed()) {
      const same = this.#blocks.get(block.source)
      if (same) same.push(block)
      else this.#blocks.set(block.source, [block])
    }
  }

  take(source: string): PageBlock | undefined {
    return this.#blocks.get(source)?.pop()
  }
}

function candidatesOf(
  text: string,
  { chunks, reused }: Chunking,
  previous: ParsedPage | undefined,
): Candidate[] {
  const old = previous?.blocks.slice(0, previous.chunking.chunks.length) ?? []
  const pool = new Pool(old.slice(reused.before, old.length - reused.after))
  return chunks.map(({ from, to }, index) => {
    const fromEnd = chunks.length - index
    if (index < reused.before || fromEnd <= reused.after) {
      const cached = old[index < reused.before ? index : old.length - fromEnd]
      if (cached) return { source: cached.source, cached, draft: undefined }
    }
    const source = text.slice(from, to)
    const cached = pool.take(source)
    return { source, cached, draft: cached ? undefined : new BlockDraft(source) }
  })
}

function readBlocks(text: string, division: Chunking, previous: ParsedPage | undefined): PageBlock[] {
  const candidates = candidatesOf(text, division, previous)
  const definitions = new Map<string, Target>()
  for (const { cached, draft } of candidates) {
    for (const [label, target] of cached?.facts.definitions ?? draft?.definitions ?? []) {
      if (!definitions.has(label)) definitions.set(label, target)
    }
  }
  const scope = new PageScope(definitions)
  return candidates.map(({ source, cached, draft }) =>
    cached && scope.accepts(cached.facts) ? cached : (draft ?? new BlockDraft(source)).finish(scope),
  )
}

type Kinds = ReadonlySet<Reference['kind']>

const LINKS: Kinds = new Set(['link'] as const)
const IMAGES: Kinds = new Set(['image'] as const)
const ASSETS: Kinds = new Set(['media', 'snippet'] as const)

/** Where a block begins in the page. */
interface Start {
  readonly offset: number
  readonly line: number
}

/** Collects the facts of all blocks, counted from the page's start. */
class PageFacts {
  readonly headings: Heading[] = []
  readonly problems: Problem[] = []
  /** The blocks that refer to something. */
  readonly #referring: (readonly [references: readonly Reference[], start: Start])[] = []
  readonly #file: string
  readonly #text: string

  constructor(file: string, text: string) {
    this.#file = file
    this.#text = text
  }

  add({ facts }: PageBlock, start: Start): void {
    for (const { level, text, id, line, inside } of facts.headings) {
      this.headings.push({ level, text, id, line: start.line + line, inside })
    }
    if (facts.references.length > 0) this.#referring.push([facts.references, start])
    if (facts.problems.length === 0) return
    const rest = MAX_PROBLEMS - this.problems.length
    for (const problem of facts.problems.slice(0, rest)) this.problems.push(this.#problem(problem, start))
  }

  /** Everything of these kinds that the page refers to. */
  references(kinds: Kinds): readonly Reference[] {
    const found: Reference[] = []
    for (const [references, start] of this.#referring)
      for (const it of references)
        if (kinds.has(it.kind))
          found.push({ ...it, offset: start.offset + it.offset, line: start.line + it.line })
    return found
  }

  #problem({ range, ...rest }: BlockProblem, start: Start): Problem {
    const offset = start.offset + range.offset
    const line = this.#text.slice(lineStart(this.#text, offset), offset)
    return {
      ...rest,
      file: this.#file,
      offset,
      length: range.length,
      line: start.line + range.line,
      column: line.length - line.lastIndexOf('\r'),
    }
  }
}
