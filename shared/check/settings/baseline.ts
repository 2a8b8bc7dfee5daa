import { inEnglish } from '../../messages/in-english.ts'
import { isText, type Message } from '../../messages/message.ts'
import type { Problem } from '../../text/problem.ts'

/** Problems that existed when a repository started to be checked: the number of each message in each file. */
export interface KnownProblem {
  readonly file: string
  readonly rule: string
  /** In English, for people; it identifies the problem only in files of earlier versions, which have no key. */
  readonly message: string
  readonly key?: string
  readonly values?: Message['values']
  readonly count: number
}

/** What identifies a problem: its file, its rule, and what it says in no language. */
const nameOf = (file: string, rule: string, { key, values }: Pick<Message, 'values'> & { key: string }) =>
  JSON.stringify([file, rule, key, sorted(values)])

/** What identifies a problem in files of earlier versions. */
const textOf = (file: string, rule: string, text: string): string => `${file}\n${rule}\n${text}`

/** A value whose JSON does not depend on the order of its keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the text of a file that lists the known problems. Their positions do not matter. */
export function writeBaseline(problems: readonly Problem[]): string {
  const counts = new Map<string, KnownProblem>()
  for (const { file, code, message } of problems) {
    const name = nameOf(file, code, message)
    const count = (counts.get(name)?.count ?? 0) + 1
    counts.set(name, { file, rule: code, message: inEnglish(message), ...message, count })
  }
  const listed = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, known]) => known)
  return `${JSON.stringify({ version: 2, problems: listed }, undefined, 2)}\n`
}

function isKnownProblem(value: unknown): value is KnownProblem {
  if (typeof value !== 'object' || value === null) return false
  const { file, rule, message, key, values, count } = value as Partial<Record<keyof KnownProblem, unknown>>
  const isNamed = key === undefined ? values === undefined : isText({ key, values })
  return [file, rule, message].every(text => typeof text === 'string') && isNamed && Number.isInteger(count)
}

/** Reads what {@link writeBaseline} wrote, also in earlier versions; undefined for anything else. */
export function readBaseline(text: string): readonly KnownProblem[] | undefined {
  try {
    const { version, problems } = JSON.parse(text) as { version?: unknown; problems?: unknown }
    const isKnownVersion = version === 1 || version === 2
    return isKnownVersion && Array.isArray(problems) && problems.every(isKnownProblem) ? problems : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}

const knownName = ({ file, rule, message, key, values }: KnownProblem): string =>
  key === undefined ? textOf(file, rule, message) : nameOf(file, rule, { key, ...(values && { values }) })

/** Returns the new problems: for each message in each file, those beyond the known number. */
export function withoutKnown(
  problems: readonly Problem[],
  known: readonly KnownProblem[],
): readonly Problem[] {
  const left = new Map(known.map(one => [knownName(one), one.count]))
  const isKnown = (name: string): boolean => {
    const count = left.get(name) ?? 0
    left.set(name, count - 1)
    return count > 0
  }
  return problems.filter(
    ({ file, code, message }) =>
      !isKnown(nameOf(file, code, message)) && !isKnown(textOf(file, code, inEnglish(message))),
  )
}
