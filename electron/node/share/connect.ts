import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { AddressReport, RemotePlace } from '../../../shared/project/share/facts.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type Repository, runIn } from '../git/in-repository.ts'
import { checkBorrowed, checkLinks } from '../git/links.ts'
import { connectionRefusal } from '../git/push-refusal.ts'
import { checkReceiver, localPath, withSender } from '../git/receiver.ts'
import { findRepository, isOutside } from '../git/repository.ts'
import { follow, type PushOptions, push } from '../git/review.ts'
import { readStanding } from './facts.ts'
import { changeSettings, createHistory } from './history.ts'
import { isPartOf, stepToBeginning } from './moves.ts'
import { lookForNews, type RemoteBranches, readRemoteBranches } from './news.ts'
import { changesBetween, commitOf, commonCommit, emptyTree } from './objects.ts'
import { noteSent } from './refs.ts'
import { type StepParts, takeStep } from './step.ts'

/** Milliseconds that an address has to answer. */
const ASK_LIMIT = 60_000

const empty = () =>
  new Refusal('bad-request', message('share:address.empty'), message('share:address.emptyHint'))
const inSite = () =>
  new Refusal('not-allowed', message('share:address.inSite'), message('share:address.inSiteHint'))
const noFolder = (path: string) =>
  new Refusal('not-found', message('share:address.noFolder', { path }), message('share:address.noFolderHint'))
const notEmpty = (path: string) =>
  new Refusal(
    'not-allowed',
    message('share:address.notEmpty', { path }),
    message('share:address.notEmptyHint'),
  )
const otherProtocol = () =>
  new Refusal('not-allowed', message('share:address.protocol'), message('share:address.protocolHint'))
const otherSite = (address: string) =>
  new Refusal('not-allowed', message('share:address.other', { address }), message('share:address.otherHint'))

const PROTOCOL = /^(?:https?|ssh|file):\/\//i

/** What a person pasted, as an address for git: a path is made complete. */
function addressIn(pasted: string): string {
  const text = pasted
    .trim()
    .replace(/^git clone\s+/, '')
    .replace(/^(["'])(.*)\1$/, '$2')
  if (text === '' || text.startsWith('-') || /[\n\r\0]/.test(text)) throw empty()
  const path = localPath(text)
  if (path === undefined) {
    const isKnown = PROTOCOL.test(text) || /^[\w.-]+@[\w.-]+:/.test(text)
    if (!isKnown || text.includes('::')) throw otherProtocol()
    return text
  }
  if (PROTOCOL.test(text)) return text
  const home = /^~[/\\](.*)$/s.exec(path)
  const isPath = home || /^(?:[/\\.]|[a-z]:)/i.test(path)
  if (!isPath) throw empty()
  return home ? join(homedir(), home[1] ?? '') : resolve(homedir(), path)
}

/** What a folder is as an address: one that holds a history, or an empty one that can. */
function folderKind(repository: Repository, address: string): 'history' | 'newFolder' | undefined {
  const path = localPath(address)
  if (path === undefined) return undefined
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    if (existsSync(`${path}.git`)) return 'history'
    throw noFolder(path)
  }
  if (!isOutside(relative(repository.top, realpathSync(path)))) throw inSite()
  if (existsSync(join(path, '.git')) || existsSync(join(path, 'HEAD'))) return 'history'
  if (readdirSync(path).length > 0) throw notEmpty(path)
  return 'newFolder'
}

/** Asks an address which branches it has. */
async function branchesAt(
  repository: Repository,
  address: string,
  signal: AbortSignal,
): Promise<RemoteBranches> {
  checkReceiver(repository, address)
  const { code, out, messages } = await withSender(repository, address, sender =>
    runIn(
      repository,
      ['ls-remote', '--symref', `--upload-pack=${sender}`, '--', address, 'HEAD', 'refs/heads/*'],
      {
        signal,
        timeout: ASK_LIMIT,
        connects: true,
      },
    ),
  )
  if (code !== 0) throw connectionRefusal(messages, shown(address))
  return readRemoteBranches(out.toString('utf8'))
}

/** Without a password. */
const shown = (address: string): string => address.replace(/^(\w+:\/\/)[^/@]*@/, '$1')

/** Says what is at an address; changes nothing. Refuses with the reason if nothing can be sent there. */
export async function testAddress(
  repository: Repository,
  pasted: string,
  signal: AbortSignal,
): Promise<AddressReport> {
  const address = addressIn(pasted)
  if (folderKind(repository, address) === 'newFolder') return { kind: 'newFolder', address }
  const { main, commits } = await branchesAt(repository, address, signal)
  if (commits.size === 0) return { kind: 'empty', address }
  const name = main ?? [...commits.keys()][0] ?? 'main'
  const known = await commitOf(repository, commits.get(name) ?? '')
  return { kind: known === undefined ? 'other' : 'same', address, main: name }
}

/** Files with which hosting services begin a repository. */
const BEGINNING = /^(?:readme|license|licence|copying)(?:\.\w+)?$|^\.git(?:ignore|attributes)$/i

/** Takes in what the address holds already: a history of this site, or the beginning that a hosting service made. */
async function takeIn(
  parts: StepParts,
  remote: RemotePlace,
  address: string,
  signal: AbortSignal,
): Promise<void> {
  const { repository } = parts
  await lookForNews(repository, remote, signal)
  const { head, branch, branches } = await readStanding(repository)
  const theirs = branches.base
  if (head === undefined || theirs === undefined || branch === undefined) return
  if ((await commonCommit(repository, head, theirs)) !== undefined) return
  const there = await changesBetween(repository, await emptyTree(repository), theirs)
  if (!there.every(({ path }) => BEGINNING.test(path))) throw otherSite(shown(address))
  await takeStep(parts, await stepToBeginning(repository, { head, theirs, branch }))
}

/** Sends the branch, if the address does not have it all. */
async function sendAll(
  parts: StepParts,
  remote: RemotePlace,
  { signal, progress }: Connecting,
): Promise<void> {
  const { repository } = parts
  const { head, branch, branches } = await readStanding(repository)
  if (head === undefined || branch === undefined) return
  if (branches.base !== undefined && !(await isPartOf(repository, branches.base, head))) return
  if (branches.base !== head) await push(repository, { remote }, branch, { signal, progress })
  await follow(repository, remote.name, branch)
  await noteSent(repository, remote.name, branch)
}

/** How connecting is followed and stopped. */
type Connecting = Pick<PushOptions, 'signal' | 'progress'>

const NAME = 'origin'

/**
 * Connects a folder to an address and sends its history there; an empty folder becomes a repository. If anything
 * fails, the folder is as unconnected as before.
 */
export async function connectTo(parts: StepParts, pasted: string, connecting: Connecting): Promise<void> {
  const { repository } = parts
  const { branch, remote: known } = await readStanding(repository)
  if (known) throw new Refusal('exists', message('share:alreadyConnected', { address: known.address }))
  await checkLinks(repository)
  await checkBorrowed(repository)
  const { kind, address } = await testAddress(repository, pasted, connecting.signal)
  if (kind === 'newFolder') await createHistory(localPath(address) ?? address, branch, ['--bare'])
  await changeSettings(repository, ['--replace-all', `remote.${NAME}.url`, address])
  await changeSettings(repository, [
    '--replace-all',
    `remote.${NAME}.fetch`,
    `+refs/heads/*:refs/remotes/${NAME}/*`,
  ])
  try {
    const now = { ...parts, repository: (await findRepository(repository.folder)) ?? repository }
    const remote = { name: NAME, address: shown(address) }
    if (kind === 'same' || kind === 'other') await takeIn(now, remote, address, connecting.signal)
    await sendAll(now, remote, connecting)
    parts.store.setStep(undefined)
  } catch (error) {
    await changeSettings(repository, ['--remove-section', `remote.${NAME}`])
    throw error
  }
}
