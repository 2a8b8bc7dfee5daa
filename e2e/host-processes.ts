import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../dist/electron/cli.js', import.meta.url))
const program = fileURLToPath(new URL('host-process.mjs', import.meta.url))

/** The arguments that serve the editor to a browser that the test opens. */
export const serving = (args: readonly string[]): readonly string[] => [
  'open',
  ...args,
  '--browser',
  '--no-open',
]

/** Resolves with the URL that the command line prints when the editor is ready. */
export function readyUrl(host: ChildProcess): Promise<string> {
  const ending = new AbortController()
  const { signal } = ending
  const found = new Promise<string>((resolve, reject) => {
    let seen = ''
    const read = (chunk: Buffer) => {
      seen += chunk
      const url = /Galley is ready at (\S+)/.exec(seen)?.[1]
      if (url) resolve(url)
    }
    const streams = [host.stdout, host.stderr]
    for (const stream of streams) stream?.on('data', read)
    const failed = (error: Error) => reject(error)
    const ended = (code: number | null) => reject(new Error(`The host ended with ${code}:\n${seen}`))
    host.once('error', failed)
    host.once('exit', ended)
    signal.addEventListener('abort', () => {
      for (const stream of streams) stream?.off('data', read)
      host.off('error', failed).off('exit', ended)
    })
  })
  return found.finally(() => ending.abort())
}

/** An editor that is served to the browser. */
interface Served {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Processes that serve one editor after the other: one that has served before has its code compiled. Two editors at the
 * same time are in two processes.
 */
export class HostProcesses {
  readonly #free: ChildProcess[] = []
  readonly #all = new Set<ChildProcess>()
  /** Where each has served; it does so again, as a browser knows by the address what it has loaded before. */
  readonly #origins = new Map<ChildProcess, string>()

  get origins(): readonly string[] {
    return [...this.#origins.values()]
  }

  async serve(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Served> {
    const host = this.#free.pop() ?? this.#start()
    const ready = readyUrl(host)
    const origin = this.#origins.get(host)
    const port = origin === undefined ? [] : ['--port', new URL(origin).port]
    host.send({ args: [...serving(args), ...port], env })
    const url = await ready
    this.#origins.set(host, new URL(url).origin)
    return { url, stop: () => this.#stop(host) }
  }

  close(): void {
    for (const host of this.#all) host.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const host = spawn(process.execPath, [program, cli], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    for (const stream of [host.stdout, host.stderr]) stream?.resume()
    this.#all.add(host)
    host.once('exit', () => this.#all.delete(host))
    return host
  }

  async #stop(host: ChildProcess): Promise<void> {
    if (!this.#all.has(host)) return
    host.send('end')
    const ending = new AbortController()
    const { signal } = ending
    await Promise.race([once(host, 'message', { signal }), once(host, 'exit', { signal })])
    ending.abort()
    if (this.#all.has(host)) this.#free.push(host)
  }
}
