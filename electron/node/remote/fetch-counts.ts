import {
  countsFrom,
  type RepositoryCounts,
  repositoryOf,
} from '../../../shared/site/plan/repository-counts.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { fetchText } from './fetch-text.ts'

const GITHUB = 'https://api.github.com'

/** Fetches from GitHub how many stars and forks a repository (`owner/name`) has today. Refuses with `bad-request`, `unavailable`. */
export async function fetchCounts(repository: string, from = GITHUB): Promise<RepositoryCounts> {
  if (repositoryOf(`https://github.com/${repository}`) !== repository) {
    throw new Refusal(
      'bad-request',
      `“${repository}” is no repository of GitHub.`,
      'Write its whole address.',
    )
  }
  const answer = await fetchText(`${from}/repos/${repository}`)
  const counts = countsFrom(answer, new Date().toISOString().slice(0, 10))
  if (!counts)
    throw new Refusal('unavailable', `GitHub tells nothing of “${repository}”.`, 'Try again later.')
  return counts
}
