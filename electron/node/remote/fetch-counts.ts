import { message } from '../../../shared/messages/message.ts'
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
      message('network:notGithub', { repository }),
      message('network:notGithubHint'),
    )
  }
  const answer = await fetchText(`${from}/repos/${repository}`)
  const counts = countsFrom(answer, new Date().toISOString().slice(0, 10))
  if (!counts)
    throw new Refusal('unavailable', message('network:noCounts', { repository }), message('network:later'))
  return counts
}
