import { spawn } from 'node:child_process'

/** How a run of Electron ended; `ready`: the editor was shown. */
interface ElectronRun {
  readonly ready: boolean
  readonly code: number
}

/** Runs the app until it ends, and passes its output and signals on. */
export function runElectron(program: string, root: string, folder: string | undefined): Promise<ElectronRun> {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
  const child = spawn(program, [root, ...(folder === undefined ? [] : [folder])], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => void child.kill('SIGTERM')
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, end)
  return new Promise(resolve => {
    let ready = false
    const settle = (code: number) => {
      for (const signal of signals) process.off(signal, end)
      resolve({ ready, code })
    }
    child.stdout.on('data', (chunk: Buffer) => {
      ready ||= chunk.includes('Galley is ready')
      process.stdout.write(chunk)
    })
    child.once('error', () => settle(1))
    child.once('close', code => settle(code ?? 1))
  })
}
