/** The exit code of the check if the registry did not answer. */
export const UNCHECKED = 3

/** How serious an advisory is, least first. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const

/** An advisory of the registry about a package in the lockfile. */
interface Advisory {
  readonly name: string
  readonly severity: string
  readonly range: string
}

/** What the registry knows about the packages in the lockfile. */
export type Advisories =
  | { readonly kind: 'checked'; readonly advisories: readonly Advisory[] }
  /** The registry did not answer the question, which says nothing about the packages. */
  | { readonly kind: 'unchecked'; readonly reason: string }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function parsed(report: string): unknown {
  try {
    return JSON.parse(report)
  } catch {
    return undefined // what is no report is no answer
  }
}

/** Reads what `npm audit --json` printed. Only a complete report counts as an answer. */
export function readAudit(report: string): Advisories {
  const found = parsed(report)
  if (!isFields(found) || !isFields(found.vulnerabilities) || !isFields(found.metadata)) {
    const reason = isFields(found) ? text(found.message) : ''
    return { kind: 'unchecked', reason: reason === '' ? 'the registry gave no answer' : reason }
  }
  const advisories = Object.values(found.vulnerabilities)
    .filter(isFields)
    .map(({ name, severity, range }) => ({ name: text(name), severity: text(severity), range: text(range) }))
  return { kind: 'checked', advisories }
}

/** Whether an advisory must stop a release: what is not known to be less counts as serious. */
export const isSerious = ({ severity }: Advisory): boolean =>
  !(SEVERITIES.slice(0, 3) as readonly string[]).includes(severity)

/** Returns what is printed about the answer. */
export function sentence(answer: Advisories): string {
  if (answer.kind === 'unchecked') return `advisories: not checked (${answer.reason})`
  const lines = answer.advisories.map(({ name, severity, range }) => `  ${severity}: ${name} ${range}`)
  return [`advisories: ${lines.length} known for the packages in package-lock.json`, ...lines].join('\n')
}
