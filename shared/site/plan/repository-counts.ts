/** The file of a repository with counts from GitHub, so that a build sends no requests. */
export const COUNTS_FILE = '.galley/github.json'

/** GitHub's counts for one repository. */
export interface RepositoryCounts {
  /** `owner/name`, as GitHub spells it. */
  readonly repository: string
  readonly stars: number
  readonly forks: number
  /** The day of the counts, as in `2026-11-22`. */
  readonly counted: string
}

/** Returns `owner/name` for the address of a GitHub repository; `undefined` for any other address. */
export function repositoryOf(address: string): string | undefined {
  const [, repository] =
    /^https:\/\/(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?(?:[?#].*)?$/i.exec(address.trim()) ??
    []
  return repository
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Parses the text of {@link COUNTS_FILE}; `undefined` if it has no counts. Never throws. */
export function readCounts(written: string): RepositoryCounts | undefined {
  const value = parsed(written)
  if (typeof value !== 'object' || value === null) return undefined
  const { repository, stars, forks, counted } = { ...value } as Readonly<Record<string, unknown>>
  if (typeof repository !== 'string' || !isCount(stars) || !isCount(forks)) return undefined
  return { repository, stars, forks, counted: typeof counted === 'string' ? counted : '' }
}

/**
 * Parses a response of GitHub's REST API (`GET /repos/{owner}/{repo}`); `undefined` for any other text. Never
 * throws.
 */
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

/** Returns a count in a short form that fits on a button: `950`, `1.2k`, `34k`, `1.5m`. */
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
