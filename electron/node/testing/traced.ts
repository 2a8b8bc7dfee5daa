import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Processes of which every call that starts a program, connects, or writes is recorded.

const CALLS =
  'execve,execveat,connect,sendto,sendmsg,open,openat,openat2,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,symlink,symlinkat,link,linkat,truncate,chmod,fchmodat,mknod,mknodat'

const works = (...command: readonly [string, ...string[]]): boolean =>
  spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0

/** Why processes cannot be traced on this machine; `undefined` if they can. */
export function noTrace(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has the tools'
  if (!works('strace', '-f', '-o', '/dev/null', 'true')) return 'strace is missing, or may not trace'
  return works('unshare', '-rn', 'true')
    ? undefined
    : 'a process without a network is not allowed (unshare -rn)'
}

/** Why a process cannot have file systems of its own on this machine; `undefined` if it can. */
export function noMounts(): string | undefined {
  const mounts = works('unshare', '-rm', 'mount', '-t', 'tmpfs', 'none', '/tmp')
  return mounts ? undefined : 'a process with file systems of its own is not allowed (unshare -rm)'
}

/** The beginning of a command that records the calls of the command after it, which keeps its process id, in a file. */
export const traced = (file: string): readonly string[] => [
  ...['strace', '-D', '-f', '--seccomp-bpf', '-qq', '-s', '4096', '-o', file, '-e', `trace=${CALLS}`],
]

/** The beginning of a command that has no network at all. */
export const withoutNetwork: readonly string[] = ['unshare', '-rn']

/** What a process did. */
export interface Trace {
  /** The programs that were started, with their arguments. */
  readonly started: readonly string[]
  /** The addresses of other processes and computers. */
  readonly reached: readonly string[]
  /** The paths that were written, created or removed. */
  readonly written: readonly string[]
  /** The paths that were opened for reading. */
  readonly read: readonly string[]
}

/** A path as the trace writes it: non-ASCII characters in octal. */
const decoded = (text: string): string =>
  Buffer.from(
    text.replace(/\\([0-7]{1,3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8))),
    'latin1',
  ).toString('utf8')

const texts = (line: string): readonly string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(match => decoded(match[1] ?? ''))

const ENDED = / = -1 E(?:NOENT|NOTDIR|EXIST|ACCES)\b/

/** Reads what {@link traced} recorded. Calls that found nothing are left out. */
export function readTrace(file: string): Trace {
  const trace = {
    started: [] as string[],
    reached: [] as string[],
    written: [] as string[],
    read: [] as string[],
  }
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const call = /^\d+ +(\w+)\(/.exec(line)?.[1]
    if (call === undefined || ENDED.test(line)) continue
    if (call.startsWith('execve')) trace.started.push(texts(line).join(' '))
    else if (/^(?:connect|send)/.test(call)) {
      if (line.includes('sa_family=')) trace.reached.push(line.slice(line.indexOf('{')))
    } else if (call.startsWith('open') && !/O_(?:WRONLY|RDWR|CREAT|TRUNC)/.test(line))
      trace.read.push(...texts(line))
    // A link writes where it is, not where it leads.
    else trace.written.push(...(/^(?:sym)?link/.test(call) ? texts(line).slice(-1) : texts(line)))
  }
  return trace
}

/** The paths that are in none of these folders; a relative path is in no absolute folder. */
export const elsewhere = (paths: readonly string[], folders: readonly string[]): readonly string[] =>
  paths.filter(path => !folders.some(folder => path === folder || path.startsWith(`${folder}/`)))
