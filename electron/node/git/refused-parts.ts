import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../../shared/text/failure.ts'
import type { RefusedPart } from '../../../shared/text/refused-part.ts'
import type { Repository } from './in-repository.ts'
import { findRepository } from './repository.ts'

/** The hooks of a repository; the samples that git puts there are none. */
function hooksOf({ common }: Repository): readonly string[] {
  try {
    return readdirSync(join(common, 'hooks')).filter(name => !name.endsWith('.sample'))
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return []
    throw error
  }
}

/** Lists what the git repository of a folder asks for and does not get. */
export async function refusedByGit(folder: string): Promise<readonly RefusedPart[]> {
  try {
    const repository = await findRepository(folder)
    if (repository === undefined) return []
    return [
      ...repository.ignored.map(name => ({ kind: 'setting', name }) as const),
      ...hooksOf(repository).map(name => ({ kind: 'hook', name }) as const),
    ]
  } catch (error) {
    // A repository that leads elsewhere is refused as a whole; without a git program nothing of it is used.
    if (error instanceof Refusal && error.failure.code === 'not-allowed')
      return [{ kind: 'repository', name: '.git' }]
    if (error instanceof Refusal) return []
    throw error
  }
}
