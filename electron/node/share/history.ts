import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { devNull, homedir } from 'node:os'
import { join } from 'node:path'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Author } from '../../../shared/project/base/review.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { refusalOf } from '../disk/errors.ts'
import { checkFilters } from '../git/filters.ts'
import type { Repository } from '../git/in-repository.ts'
import { checkLinks } from '../git/links.ts'
import { authorOf } from '../git/plan.ts'
import { findRepository } from '../git/repository.ts'
import { runGit } from '../git/run.ts'
import { askGit, commitOf } from './objects.ts'

/** Files that belong to a computer, not to a site. */
const IGNORED = '.DS_Store\nThumbs.db\ndesktop.ini\nnode_modules/\n.env\n.env.*\n'

/** Changes the settings of a repository, in its own file. */
export async function changeSettings({ common }: Repository, change: readonly string[]): Promise<void> {
  const args = ['config', '--file', join(common, 'config'), ...change]
  const { code, messages } = await runGit(homedir(), args, { variables: { GIT_DIR: devNull } })
  if (code === 0) return
  const reason = messages.trim().split('\n').at(-1) ?? ''
  throw new Refusal('unavailable', message('share:gitFailed', { reason }), message('share:nothingChanged'))
}

/** Creates an empty history in `folder`, without anything that a template would put there. */
export async function createHistory(
  folder: string,
  branch = 'main',
  options: readonly string[] = [],
): Promise<void> {
  const args = ['init', '--quiet', '--template=', `--initial-branch=${branch}`, ...options, '.']
  const { code, messages } = await runGit(folder, args)
  if (code === 0) return
  const reason = messages.trim().split('\n').at(-1) ?? ''
  throw new Refusal('unavailable', message('share:gitFailed', { reason }), message('share:nothingChanged'))
}

/** Writes the list of files that the history leaves out, unless there is one. Returns whether it was written. */
function writeIgnored(folder: string): boolean {
  const file = join(folder, '.gitignore')
  if (existsSync(file)) return false
  try {
    writeFileSync(file, IGNORED, { flag: 'wx' })
    return true
  } catch (error) {
    throw refusalOf(error, '.gitignore', 'create')
  }
}

async function firstCommit(repository: Repository, author: Author): Promise<void> {
  await checkLinks(repository)
  const list = await askGit(repository, ['ls-files', '-z', '--others', '--cached', '--exclude-standard'])
  await checkFilters(
    { ...repository, folder: repository.top },
    list.split('\0').filter(path => path !== ''),
  )
  await askGit(repository, ['add', '--all', '--', '.'])
  const settings = [`user.name=${author.name}`, `user.email=${author.email}`]
  const words = inEnglish(message('share:firstVersion'))
  await askGit(repository, ['commit', '--quiet', '--no-verify', '--allow-empty', '-m', words], { settings })
}

const authorNeeded = () => new Refusal('bad-request', message('git:noAuthor'), message('git:noAuthorHint'))

/**
 * Starts the history of a folder with everything in it. `author` is needed if git does not know who the person
 * is, and is noted in the folder. If anything fails, what this created is removed.
 */
export async function keepHistory(folder: string, author: Author | undefined): Promise<void> {
  const found = await findRepository(folder)
  if (found && (await commitOf(found, 'HEAD')) !== undefined)
    throw new Refusal('exists', message('share:hasHistory'))
  const isNew = found === undefined
  if (isNew) await createHistory(folder)
  let wroteIgnored = false
  try {
    const repository = found ?? (await findRepository(folder))
    if (!repository) throw authorNeeded()
    const known = await authorOf(repository)
    const who = known ?? author
    if (!who) throw authorNeeded()
    wroteIgnored = writeIgnored(folder)
    await firstCommit(repository, who)
    if (known) return
    await changeSettings(repository, ['--replace-all', 'user.name', who.name])
    await changeSettings(repository, ['--replace-all', 'user.email', who.email])
  } catch (error) {
    if (isNew) rmSync(join(folder, '.git'), { recursive: true, force: true })
    if (wroteIgnored) rmSync(join(folder, '.gitignore'), { force: true })
    throw error
  }
}
