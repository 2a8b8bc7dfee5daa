import { spawn } from 'node:child_process'
import { devNull, homedir } from 'node:os'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'

/** The result of running git. */
export interface GitAnswer {
  readonly code: number
  readonly out: Buffer
  /** Its messages, in English. */
  readonly messages: string
}

/** How git is run. */
export interface GitRun {
  readonly input?: string
  readonly signal?: AbortSignal | undefined
  /** Milliseconds after which it is stopped. */
  readonly timeout?: number
  /** Further settings of this run, `name=value`. */
  readonly settings?: readonly string[]
  /** It reaches another computer or folder, where it may neither wait for an answer of the person nor stand still. */
  readonly connects?: boolean
  /** Variables that say where the repository is. */
  readonly variables?: Readonly<Record<string, string>>
  /** Gets messages as they arrive. */
  readonly onMessage?: (text: string) => void
}

const MOST = 64_000_000
const DEFAULT_TIMEOUT = 30_000

/** What neither a repository nor the person decides: no program is asked, nothing is signed or packed in the background. */
const SETTINGS = [
  'core.fsmonitor=false',
  `core.hooksPath=${devNull}`,
  'core.pager=cat',
  'core.editor=true',
  'core.quotePath=false',
  'commit.gpgSign=false',
  'push.gpgSign=false',
  'push.recurseSubmodules=no',
  'submodule.recurse=false',
  'safe.bareRepository=explicit',
  'gc.auto=0',
  'maintenance.auto=false',
]

/** The protocols by which git connects. */
const PROTOCOLS = 'file:http:https:ssh'

/** A server that sends nothing for a minute is given up. */
const CONNECTING = ['http.lowSpeedLimit=1', 'http.lowSpeedTime=60']

const KEPT =
  /^GIT_(CONFIG_GLOBAL|CONFIG_SYSTEM|CONFIG_NOSYSTEM|ASKPASS|SSH|SSH_COMMAND|CEILING_DIRECTORIES|EXEC_PATH)$/

function environment({ variables, connects }: GitRun): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || KEPT.test(name))
  return {
    ...Object.fromEntries(own),
    LC_ALL: 'C',
    GIT_ALLOW_PROTOCOL: connects ? PROTOCOLS : '',
    // Missing objects are not fetched: the repository would say from where, and by which program.
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    ...variables,
  }
}

const missing = () => new Refusal('unavailable', message('git:missing'), message('git:missingHint'))

/** Runs git in `folder`, without asking the person; refuses if git is missing, stopped or too slow. */
export function runGit(folder: string, args: readonly string[], run: GitRun = {}): Promise<GitAnswer> {
  const settings = [...SETTINGS, ...(run.connects ? CONNECTING : []), ...(run.settings ?? [])]
  const options = settings.flatMap(setting => ['-c', setting])
  // Apart from the terminal: ssh has nobody to ask there, and what git has started ends with it.
  const detached = run.connects === true && process.platform !== 'win32'
  return new Promise((resolve, reject) => {
    if (run.signal?.aborted) return reject(stopped())
    const child = spawn('git', ['-C', folder, '--no-pager', ...options, ...args], {
      cwd: homedir(),
      env: environment(run),
      detached,
      stdio: 'pipe',
      windowsHide: true,
    })
    const out: Buffer[] = []
    let [messages, size] = ['', 0]
    let ending: Refusal | undefined
    const end = (why: Refusal) => {
      ending ??= why
      if (detached && child.pid !== undefined) endGroup(child.pid)
      else child.kill('SIGTERM')
    }
    const timer = setTimeout(() => end(late()), run.timeout ?? DEFAULT_TIMEOUT)
    const abort = () => end(stopped())
    run.signal?.addEventListener('abort', abort)
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MOST) end(new Refusal('unavailable', message('git:tooMuch')))
      else out.push(chunk)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      messages = (messages + text).slice(-20_000)
      run.onMessage?.(text)
    })
    child.stdin.on('error', () => undefined) // it ended before it read everything: its exit code tells why
    child.stdin.end(run.input ?? '')
    child.once('error', error => {
      clearTimeout(timer)
      reject(Reflect.get(error, 'code') === 'ENOENT' ? missing() : error)
    })
    child.once('close', code => {
      clearTimeout(timer)
      run.signal?.removeEventListener('abort', abort)
      if (ending) reject(ending)
      else resolve({ code: code ?? 1, out: Buffer.concat(out), messages })
    })
  })
}

/** Ends a program and what it has started. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'ESRCH') throw error // it has ended by itself
  }
}

const stopped = () => new Refusal('unavailable', message('git:stopped'), message('git:stoppedHint'))

const late = () => new Refusal('unavailable', message('git:late'), message('git:lateHint'))
