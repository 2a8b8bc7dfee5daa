import { type Message, type MessageKey, message } from '../../messages/message.ts'
import type { Excess } from '../../text/budget.ts'
import type { Problem } from '../../text/problem.ts'
import type { BrokenNode } from '../tree/tree.ts'
import { NO_FACTS } from './facts.ts'
import type { ParsedPage } from './parsed-page.ts'

/** The start of the text that its card shows, in UTF-16 units. */
const SHOWN = 2000

const NOWHERE = { offset: 0, length: 0, line: 0 }

const REASONS: Readonly<Record<Excess, MessageKey>> = {
  time: 'page-syntax:tooCostly.time',
  depth: 'page-syntax:tooCostly.depth',
  memory: 'page-syntax:tooCostly.memory',
}

const reasonOf = (excess: Excess): Message => message(REASONS[excess])

function problemOf(file: string, text: string, excess: Excess): Problem {
  const end = text.search(/[\r\n]/)
  return {
    code: 'page/too-costly',
    severity: 'error',
    file,
    offset: 0,
    length: Math.min(end < 0 ? text.length : end, SHOWN),
    line: 1,
    column: 1,
    message: reasonOf(excess),
    hint: message('page-syntax:tooCostly.hint'),
  }
}

/**
 * The page for a text that takes too much to read or to draw: one error card instead of its content. No later
 * parse starts from it.
 */
export const refusedPage = (file: string, text: string, excess: Excess): ParsedPage => ({
  ...cardPage(file, text, reasonOf(excess), message('page-syntax:tooCostly.hint')),
  problems: [problemOf(file, text, excess)],
})

/** The card of a refused text, followed by how the page begins; the card says that this is not all. */
export function withBeginning(card: ParsedPage, { blocks, starts, offsets }: ParsedPage): ParsedPage {
  const reason = message('page-syntax:tooCostly.beginning')
  const hint = message('page-syntax:tooCostly.hint')
  const notice: BrokenNode = { kind: 'broken', source: '', reason, hint, range: NOWHERE }
  return {
    ...card,
    problems: card.problems.map(problem => ({ ...problem, message: reason })),
    blocks: [{ source: '', nodes: [notice], facts: NO_FACTS }, ...blocks],
    starts: [1, ...starts],
    offsets: [0, ...offsets],
  }
}

/** The page for a text of which it is not known yet whether it takes too much. */
export const waitingPage = (file: string, text: string): ParsedPage =>
  cardPage(file, text, message('page-syntax:waiting'), message('page-syntax:waitingHint'))

function cardPage(file: string, text: string, reason: Message, hint: Message): ParsedPage {
  const source = text.slice(0, SHOWN)
  const range = { offset: 0, length: source.length, line: 0 }
  const card: BrokenNode = { kind: 'broken', source, isCut: true, reason, hint, range }
  return {
    file,
    text,
    frontmatter: {},
    fields: [],
    chunking: { text, start: 0, chunks: [], stableUntil: 0, wasted: 0, reused: { before: 0, after: 0 } },
    blocks: [{ source, nodes: [card], facts: NO_FACTS }],
    starts: [1],
    offsets: [0],
    headings: [],
    links: [],
    images: [],
    assets: [],
    problems: [],
  }
}
