import { fileURLToPath } from 'node:url'
import { runAlone } from './small-process.ts'

const cli = fileURLToPath(new URL('../../dist/electron/cli.js', import.meta.url))

/** What a program needed: CPU and wall time in seconds (including the start of the parent process), peak memory in megabytes. */
export interface Took {
  readonly cpu: number
  readonly wall: number
  readonly memory: number
}

/** Runs in the measured program and prints at its end what all of its threads needed. */
const METER = `process.on('exit',()=>{const u=process.resourceUsage();process.stderr.write('METER '+JSON.stringify([u.userCPUTime+u.systemCPUTime,u.maxRSS])+'\\n')})`

/** Runs the built command line to its end, whatever its exit code. */
export function metered(args: readonly string[]): Took {
  const began = performance.now()
  const meter = `data:text/javascript,${encodeURIComponent(METER)}`
  const { stderr } = runAlone(['--import', meter, cli, ...args])
  const [cpu, memory] = JSON.parse(/METER (\[.*\])/.exec(stderr)?.[1] ?? '[]')
  if (typeof cpu !== 'number') throw new Error(`galley ${args[0]} failed: ${stderr}`)
  return { cpu: cpu / 1e6, wall: (performance.now() - began) / 1000, memory: memory / 1000 }
}
