import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServerModuleRunner, type ViteDevServer } from 'vite'
import type { LoopbackOptions } from '../node/open/loopback.ts'
import type { LoopbackServer } from '../node/server/server.ts'

/** How long changes of files are gathered before the host is started again. */
const PAUSE = 150

/** What the host is started with, each time. */
interface HostOptions extends Pick<LoopbackOptions, 'port' | 'pages' | 'report'> {
  /** The root of this repository, for messages. */
  readonly root: string
  readonly folder: string
  /** Says in a line what happened. */
  readonly say: (line: string) => void
}

/** The host that answers now. */
export interface RunningHost {
  /** An address that lets one more window in. */
  launchUrl(): string
  close(): Promise<void>
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** Loads the host from its sources through Vite; every start loads them again. */
function hostLoader(vite: ViteDevServer) {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const entry = fileURLToPath(new URL('./host.ts', import.meta.url))
  return {
    load: (): Promise<typeof import('./host.ts')> => runner.import(entry),
    forget: () => runner.clearCache(),
    /** Whether the host consists of this file, among others. */
    uses: (file: string) => (vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0,
    close: () => runner.close(),
  }
}

/** Starts the host, and starts it again, on the same port and for the same windows, when one of its sources changes. */
export async function runHost(vite: ViteDevServer, options: HostOptions): Promise<RunningHost> {
  const { root, folder, say, ...served } = options
  const loader = hostLoader(vite)
  const keys = (await loader.load()).newKeys()
  let server: LoopbackServer = await (await loader.load()).startHost(folder, { ...served, keys })
  const port = Number(new URL(server.origin).port)
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()

  const restart = async (file: string) => {
    loader.forget()
    try {
      const { startHost } = await loader.load()
      await server.close()
      server = await startHost(folder, { ...served, port, keys })
      vite.environments.client.hot.send({ type: 'full-reload' })
      say(`${file} changed: the host restarted.`)
    } catch (error) {
      say(`${file} changed, and the host cannot start:\n${stackOf(error)}`)
    }
  }
  vite.watcher.on('change', file => {
    if (!loader.uses(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(() => restart(relative(root, file)))
    }, PAUSE)
  })

  return {
    launchUrl: () => server.launchUrl(),
    close: async () => {
      clearTimeout(timer)
      await turn
      await server.close()
      await loader.close()
    },
  }
}
