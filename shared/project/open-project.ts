import { boundedBySize } from '../text/budget.ts'
import type { HostEvents } from './base/events.ts'
import { readInitialFiles } from './base/initial-files.ts'
import { Core } from './core.ts'
import type { Files } from './files/files.ts'
import type { ProjectOptions } from './options.ts'
import { Project } from './project.ts'

/**
 * Opens the repository behind `files`. Resolves as soon as docs.json and the listing are read; pages are
 * indexed, checked and drawn in the background, and reported through `emit`. Writes nothing. Refuses with
 * `no-config` if the folder has no docs.json.
 */
export async function openProject(files: Files, emit: HostEvents, options: ProjectOptions): Promise<Project> {
  const { screening } = options
  const screened = screening?.files(files) ?? files
  const opened = await readInitialFiles(screened, screening?.bounded ?? boundedBySize)
  return new Project(new Core(screened, emit, options, opened))
}
