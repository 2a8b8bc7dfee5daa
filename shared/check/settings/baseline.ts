import { inEnglish } from '../../messages/in-english.ts'
import type { Text } from '../../messages/message.ts'
import type { Problem } from '../../text/problem.ts'

/** Problems that existed when a repository started to be checked: the number of each message in each file. */
export interface KnownProblem {
  readonly file: string
  readonly rule: string
  readonly message: string
  readonly count: number
}

const nameOf = (file: string, rule: string, message: Text): string =>
  `${file}\n${rule}\n${inEnglish(message)}`

/** Returns the text of a file that lists the known problems. Their positions do not matter. */
export function writeBaseline(problems: readonly Problem[]): string {
  const counts = new Map<string, KnownProblem>()
  for (const { file, code, message } of problems) {
    const name = nameOf(file, code, message)
    const count = (counts.get(name)?.count ?? 0) + 1
    counts.set(name, { file, rule: code, message: inEnglish(message), count })
  }
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, known]) => known)
  return `${JSON.stringify({ version: 1, problems: sorted }, undefined, 2)}\n`
}

function isKnownProblem(value: unknown): value is KnownProblem {
  if (typeof value !== 'object' || value === null) return false
  const { file, rule, message, count } = value as Partial<Record<keyof KnownProblem, unknown>>
  return [file, rule, message].every(text => typeof text === 'string') && Number.isInteger(count)
}

/** Reads what {@link writeBaseline} wrote; undefined for anything else. */
export function readBaseline(text: string): readonly KnownProblem[] | undefined {
  try {
    const { version, problems } = JSON.parse(text) as { version?: unknown; problems?: unknown }
    return version === 1 && Array.isArray(problems) && problems.every(isKnownProblem) ? problems : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}

/** Returns the new problems: for each message in each file, those beyond the known number. */
export function withoutKnown(
  problems: readonly Problem[],
  known: readonly KnownProblem[],
): readonly Problem[] {
  const left = new Map(known.map(({ file, rule, message, count }) => [nameOf(file, rule, message), count]))
  return problems.filter(({ file, code, message }) => {
    const name = nameOf(file, code, message)
    const count = left.get(name) ?? 0
    left.set(name, count - 1)
    return count <= 0
  })
}
