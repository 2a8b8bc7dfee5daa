import { type Message, message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { ReadText } from '../document/config-document.ts'
import { type JsonNode, nodeAt, parseJson, toValue } from '../json/parse.ts'
import { formatPointer, type JsonPath } from '../json/pointer.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { downgrade } from './downgrade.ts'
import { formatOf } from './format.ts'
import { type Account, Ledger } from './ledger.ts'
import { fromMint, toMint } from './mint.ts'
import type { ConfigFormat, Conversion, DescribedOperations, NotConverted, ReportLine } from './model.ts'
import { withFiles } from './refs.ts'
import { commentsOf, rewrite } from './rewrite.ts'
import { reportRoundTripOfNewer, reportRoundTripOfOlder } from './round-trip.ts'
import { upgrade } from './upgrade.ts'

/** What to convert, and to which format. */
export interface ConversionRequest {
  /** `docs.json` or `mint.json`. */
  readonly file: string
  readonly text: string
  readonly to: ConfigFormat
  /** Reads files that `$ref` names; without it there are none. */
  readonly read?: ReadText
  /** Whether a page with this path exists already. */
  readonly taken?: (path: string) => boolean
  /** What API descriptions hold; without it, none can be read. */
  readonly operations?: DescribedOperations
}

/** In UTF-16 units. */
const LONGEST = 5_000_000
/** Settings at the top level; real files have about twenty. */
const MAX_KEYS = 1_000

/**
 * Converts the settings of a site to another format, with a report line for each of them. Never throws,
 * whatever the text.
 */
export function convertConfig(request: ConversionRequest): Conversion {
  const { text } = request
  const starts = lineStarts(text)
  const refuse = (offset: number, message: Message, hint?: Message): NotConverted => ({
    kind: 'refused',
    message,
    ...(hint !== undefined && { hint }),
    ...positionAt(starts, Math.min(offset, text.length)),
  })
  if (text.length > LONGEST) return refuse(0, message('convert:tooLarge'), message('convert:tooLargeHint'))
  const { root, errors } = parseJson(text)
  const fatal = errors.find(error => error.fatal)
  if (fatal) return refuse(fatal.offset, fatal.message, fatal.hint)
  if (root?.type !== 'object')
    return refuse(root?.offset ?? 0, message('convert:notAnObject'), message('convert:notAnObjectHint'))
  if ((root.children?.length ?? 0) > MAX_KEYS) {
    return refuse(
      root.offset,
      message('convert:tooMany', { limit: MAX_KEYS }),
      message('convert:tooLargeHint'),
    )
  }
  try {
    return convertRoot(request, root, starts) ?? refuse(0, message('convert:already'))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refuse(placeOfRefusal(root), error.failure.message, error.failure.hint)
  }
}

const placeOfRefusal = (root: JsonNode): number => nodeAt(root, ['navigation'])?.offset ?? root.offset

function convertRoot(
  request: ConversionRequest,
  root: JsonNode,
  starts: readonly number[],
): Conversion | undefined {
  const { file, text, to, read = () => undefined, taken } = request
  const written = toValue(root)
  if (!isObject(written)) return undefined
  const source = withFiles(root, text, read)
  if (!isObject(source)) return undefined
  const from = formatOf(file, source)
  if (from === to) return undefined
  const ledger = new Ledger(taken)
  const target = converted(source, { from, to, operations: request.operations }, ledger)
  const accounts = reportedAccounts(ledger.accounts)
  const result = rewrite(text, written, target, accounts)
  const lines = accounts.map(account => lineOf(account, root, starts))
  const report = [...lines, ...lostComments(text, result, starts)].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  )
  return { kind: 'converted', from, to, text: result, report, pages: ledger.pages }
}

interface ConversionStep {
  readonly from: ConfigFormat
  readonly to: ConfigFormat
  readonly operations: DescribedOperations | undefined
}

function converted(source: JsonObject, { from, to, operations }: ConversionStep, ledger: Ledger): JsonObject {
  if (from === 'newer') {
    const here = downgrade(source, ledger, operations)
    if (to === 'galley') reportRoundTripOfNewer(source, here, ledger)
    return here
  }
  if (to === 'mint') return toMint(source, ledger)
  if (from === 'galley') {
    const there = upgrade(source, ledger)
    reportRoundTripOfOlder(source, there, ledger)
    return there
  }
  if (to === 'galley') return fromMint(source, ledger)
  const first = new Ledger()
  const here = fromMint(source, first)
  ledger.accounts.push(...first.accounts.filter(({ outcome }) => outcome === 'lost'))
  return upgrade(here, ledger)
}

/** Each location once per outcome; what is lost is not reported as moved as well. */
function reportedAccounts(accounts: readonly Account[]): readonly Account[] {
  const lost = new Set(
    accounts.filter(({ outcome }) => outcome === 'lost').map(({ from }) => formatPointer(from)),
  )
  const seen = new Set<string>()
  return accounts.filter(({ outcome, from, why }) => {
    const pointer = formatPointer(from)
    const key = `${outcome} ${pointer} ${why?.key}`
    const isDouble = seen.has(key) || (outcome === 'moved' && lost.has(pointer))
    seen.add(key)
    return !isDouble
  })
}

function lineOf({ outcome, from, to, why }: Account, root: JsonNode, starts: readonly number[]): ReportLine {
  return {
    outcome,
    from: formatPointer(from),
    ...(to !== undefined && { to: formatPointer(to) }),
    ...(why !== undefined && { why }),
    ...positionAt(starts, placeOf(root, from)),
  }
}

/** Where the value at a path starts, as far as the file itself contains it; for a property, its key. */
function placeOf(root: JsonNode, path: JsonPath): number {
  for (let length = path.length; length > 0; length--) {
    const node = nodeAt(root, path.slice(0, length))
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset
  }
  return root.offset
}

function lostComments(before: string, after: string, starts: readonly number[]): readonly ReportLine[] {
  const left = new Map<string, number>()
  for (const { text } of commentsOf(after)) left.set(text, (left.get(text) ?? 0) + 1)
  return commentsOf(before).flatMap(({ text, offset }) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    if (count > 0) return []
    const short = text.length > 60 ? `${text.slice(0, 60)}…` : text
    const why = message('convert:comment', { comment: short })
    return [{ outcome: 'lost' as const, from: '', why, ...positionAt(starts, offset) }]
  })
}
