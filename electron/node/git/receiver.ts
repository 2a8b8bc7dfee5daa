import { existsSync, realpathSync } from 'node:fs'
import { devNull, homedir } from 'node:os'
import { relative, resolve } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { checkSettings, isOutside, type Repository } from './repository.ts'

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

/** The program that receives a push: a folder's own settings and hooks could name programs. */
export function receiver(address: string): string {
  if (localPath(address) === undefined) return 'git-receive-pack'
  return ['git', ...SETTINGS.map(setting => `-c '${setting}'`), 'receive-pack'].join(' ')
}

/** The paths where git looks for the repository of a path. */
function placesOf(top: string, path: string): readonly string[] {
  const home = /^~(?:[/\\](.*))?$/s.exec(path)
  const at = home ? resolve(homedir(), home[1] ?? '') : resolve(top, path)
  return [`${at}/.git`, at, `${at}.git/.git`, `${at}.git`].filter(place => existsSync(place))
}

/** Refuses to push to a folder that came with the opened repository, or whose own settings name programs. */
export async function checkReceiver({ top }: Repository, address: string): Promise<void> {
  const path = localPath(address)
  if (path === undefined) return
  const hint = message('git:runsNothing')
  if (/^~[^/\\]/.test(path))
    throw new Refusal('not-allowed', message('git:noSuchReceiver', { address }), hint)
  for (const place of placesOf(top, path)) {
    if (!isOutside(relative(top, realpathSync(place))))
      throw new Refusal('not-allowed', message('git:ownFolder', { address }), hint)
    await checkSettings(top, [`--git-dir=${place}`])
  }
}
