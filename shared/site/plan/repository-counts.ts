/** The file of a repository that keeps what GitHub counted, so that a site is built without asking again. */
export const COUNTS_FILE = '.galley/github.json'

/** What GitHub counted of one repository. */
export interface RepositoryCounts {
  /** `owner/name`, as GitHub spells it. */
  readonly repository: string
  readonly stars: number
  readonly forks: number
  /** The day it was asked, as in `2026-11-22`. */
  readonly counted: string
}

/** Returns `owner/name` of the address of a GitHub repository; `undefined` for any other address. */
export function repositoryOf(address: string): string | undefined {
  const [, repository] =
    /^https:\/\/(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?(?:[?#].*)?$/i.exec(address.trim()) ??
    []
  return repository
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Reads the text of {@link COUNTS_FILE}; `undefined` where it holds no counts. Never throws. */
export function readCounts(written: string): RepositoryCounts | undefined {
  const value = parsed(written)
  if (typeof value !== 'object' || value === null) return undefined
  const { repository, stars, forks, counted } = { ...value } as Readonly<Record<string, unknown>>
  if (typeof repository !== 'string' || !isCount(stars) || !isCount(forks)) return undefined
  return { repository, stars, forks, counted: typeof counted === 'string' ? counted : '' }
}

/** Reads what GitHub's interface (REST, `GET /repos/{owner}/{repo}`) answers; `undefined` for any other text. Never throws. */
export function countsFrom(answer: string, counted: string): RepositoryCounts | undefined {
  const value = parsed(answer)
  if (typeof value !== 'object' || value === null) return undefined
  const told = { ...value } as Readonly<Record<string, unknown>>
  const { full_name: repository, stargazers_count: stars, forks_count: forks } = told
  if (typeof repository !== 'string' || !isCount(stars) || !isCount(forks)) return undefined
  return { repository, stars, forks, counted }
}

/** Returns the text of {@link COUNTS_FILE}. */
export const formatCounts = (counts: RepositoryCounts): string => `${JSON.stringify(counts, null, 2)}\n`

/** Returns a count in as few letters as a button has room for: `950`, `1.2k`, `34k`, `1.5m`. */
export function shortCount(count: number): string {
  const [unit, name] = count < 999_500 ? [1000, 'k'] : [1_000_000, 'm']
  if (count < 1000) return String(count)
  const short = count / unit
  return `${short < 9.95 ? short.toFixed(1).replace(/\.0$/, '') : Math.round(short)}${name}`
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
