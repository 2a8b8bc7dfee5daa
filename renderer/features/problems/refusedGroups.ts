import type { MessageKey } from '../../../shared/messages/message.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import type { RefusedKind, RefusedPart } from '../../../shared/text/refused-part.ts'

/** What a group of the list holds: parts that the host refuses, and problems that say the same of a page. */
export type RefusedGroupKind = RefusedKind | 'address' | 'expression' | 'reference'

/** One line of the list. */
export interface RefusedRow {
  readonly id: string
  /** As the repository writes it; of a problem its sentence. */
  readonly name: RefusedPart['name'] | Problem['message']
  readonly at?: RefusedPart['at']
}

/** Parts of one kind. */
export interface RefusedGroup {
  readonly kind: RefusedGroupKind
  readonly rows: readonly RefusedRow[]
}

/** In the order of the list: what could do most harm comes first. */
const ORDER: readonly RefusedGroupKind[] = [
  ...(['program', 'handler', 'element', 'address', 'frame', 'reference', 'expression'] as const),
  ...(['link', 'device', 'repository', 'hook', 'setting'] as const),
]

/** Rules whose problems are about something that Galley refuses. */
const OF_RULE: Readonly<Record<string, RefusedGroupKind>> = {
  'link/unsafe': 'address',
  'page/expression': 'expression',
  'page/code-component': 'program',
}

/** Texts of the rule about references that say that one is not followed. */
const OF_TEXT: Partial<Readonly<Record<MessageKey, RefusedGroupKind>>> = {
  'openapi:reference.remote': 'reference',
  'openapi:reference.outside': 'reference',
}

const kindOf = ({ code, message }: Problem): RefusedGroupKind | undefined =>
  OF_RULE[code] ?? (typeof message === 'string' ? undefined : OF_TEXT[message.key])

const rowOf = (problem: Problem): RefusedRow => {
  const { file, offset, length, line, message } = problem
  return { id: `${file}:${offset}:${problem.code}`, name: message, at: { file, offset, length, line } }
}

const rowOfPart = ({ kind, name, at }: RefusedPart): RefusedRow => ({
  id: `${kind}:${at?.file ?? ''}:${at?.offset ?? ''}:${name}`,
  name,
  ...(at && { at }),
})

/** Groups what was refused by its kind; kinds without parts are left out. */
export function refusedGroups(
  parts: readonly RefusedPart[],
  problems: readonly Problem[],
): readonly RefusedGroup[] {
  const rows = new Map<RefusedGroupKind, RefusedRow[]>(ORDER.map(kind => [kind, []]))
  for (const part of parts) rows.get(part.kind)?.push(rowOfPart(part))
  for (const problem of problems) {
    const kind = kindOf(problem)
    if (kind !== undefined) rows.get(kind)?.push(rowOf(problem))
  }
  return ORDER.map(kind => ({ kind, rows: unique(rows.get(kind) ?? []) })).filter(
    group => group.rows.length > 0,
  )
}

/** The same part twice at one location is one row. */
const unique = (rows: readonly RefusedRow[]): readonly RefusedRow[] => [
  ...new Map(rows.map(row => [row.id, row])).values(),
]
