import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { devNull, homedir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type Repository, withSettings } from './in-repository.ts'
import { gitFolders, readGitFile } from './places.ts'
import { isOutside } from './repository.ts'
import { LARGEST_SETTINGS, readReceiverSettings } from './settings.ts'

/** What a receiving folder may not decide: none of its programs runs there, none of its files is rewritten. */
const SETTINGS = [
  `core.hooksPath=${devNull}`,
  'core.fsmonitor=false',
  'receive.denyCurrentBranch=refuse',
  'receive.autogc=false',
  'gc.auto=0',
  'maintenance.auto=false',
]

/** The local path of an address; `undefined` if it leads to another computer. */
export function localPath(address: string): string | undefined {
  const file = /^file:\/\/[^/]*(\/.*)$/i.exec(address)?.[1]
  if (file !== undefined) return file.replace(/(?:%[\da-f]{2})+/gi, decoded)
  if (/^[a-z][\w+.-]*:\/\//i.test(address)) return undefined
  const [colon, slash] = [address.indexOf(':'), address.indexOf('/')]
  const isDrive = process.platform === 'win32' && /^[a-z]:/i.test(address)
  return colon === -1 || (slash !== -1 && slash < colon) || isDrive ? address : undefined
}

const decoded = (escapes: string): string => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8')

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** What the other side of a connection does: it takes a push, or gives what is fetched. */
type Service = 'receive-pack' | 'upload-pack'

/** The command that serves a connection in a folder of this computer. */
function command(service: Service, variables: Readonly<Record<string, string>>): string {
  const names = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}`)
  return [...names, 'git', ...SETTINGS.map(setting => `-c ${quoted(setting)}`), service].join(' ')
}

/** The paths where git looks for the repository of a path. */
function placesOf(top: string, path: string): readonly string[] {
  const home = /^~(?:[/\\](.*))?$/s.exec(path)
  const at = home ? resolve(homedir(), home[1] ?? '') : resolve(top, path)
  return [`${at}/.git`, at, `${at}.git/.git`, `${at}.git`].filter(place => existsSync(place))
}

/** The folder with the settings of the repository at a path; `undefined` if there is none. */
function sharedFolder(top: string, path: string): string | undefined {
  for (const place of placesOf(top, path)) {
    if (lstatSync(place).isFile()) return gitFolders(dirname(place))?.common
    if (existsSync(join(place, 'HEAD'))) return place
  }
  return undefined
}

/** Refuses to push to a folder that came with the opened repository. */
export function checkReceiver({ top }: Pick<Repository, 'top'>, address: string): void {
  const path = localPath(address)
  if (path === undefined) return
  const hint = message('git:runsNothing')
  if (/^~[^/\\]/.test(path))
    throw new Refusal('not-allowed', message('git:noSuchReceiver', { address }), hint)
  for (const place of placesOf(top, path))
    if (!isOutside(relative(top, realpathSync(place))))
      throw new Refusal('not-allowed', message('git:ownFolder', { address }), hint)
}

/**
 * Calls `use` with the program that serves a connection. In a folder of this computer it runs with the settings
 * that are honored and without hooks: its own could name programs, which would run as this person.
 */
async function withService<Result>(
  { top }: Pick<Repository, 'top'>,
  address: string,
  service: Service,
  use: (program: string) => Promise<Result>,
): Promise<Result> {
  const path = localPath(address)
  if (path === undefined) return use(`git-${service}`)
  const common = sharedFolder(top, path)
  if (common === undefined) return use(command(service, { GIT_COMMON_DIR: devNull }))
  const { honored } = await readReceiverSettings(readGitFile(join(common, 'config'), LARGEST_SETTINGS))
  return withSettings(common, honored, variables => use(command(service, variables)))
}

/** Calls `use` with the program that receives a push. */
export const withReceiver = <Result>(
  at: Pick<Repository, 'top'>,
  address: string,
  use: (program: string) => Promise<Result>,
): Promise<Result> => withService(at, address, 'receive-pack', use)

/** Calls `use` with the program that gives what is fetched. */
export const withSender = <Result>(
  at: Pick<Repository, 'top'>,
  address: string,
  use: (program: string) => Promise<Result>,
): Promise<Result> => withService(at, address, 'upload-pack', use)
