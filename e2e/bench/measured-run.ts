import { fileURLToPath } from 'node:url'
import { runAlone } from './small-process.ts'

const cli = fileURLToPath(new URL('../../dist/electron/cli.js', import.meta.url))

/** What a program took: seconds of processor time, of the clock (with the start of a process before it), megabytes at most. */
export interface Took {
  readonly cpu: number
  readonly wall: number
  readonly memory: number
}

/** Runs in the program that is measured, and tells at its end what all of its threads took. */
const METER = `process.on('exit',()=>{const u=process.resourceUsage();process.stderr.write('METER '+JSON.stringify([u.userCPUTime+u.systemCPUTime,u.maxRSS])+'\\n')})`

/** Runs the built command line to its end, whatever it finds. */
export function metered(args: readonly string[]): Took {
  const began = performance.now()
  const meter = `data:text/javascript,${encodeURIComponent(METER)}`
  const { stderr } = runAlone(['--import', meter, cli, ...args])
  const [cpu, memory] = JSON.parse(/METER (\[.*\])/.exec(stderr)?.[1] ?? '[]')
  if (typeof cpu !== 'number') throw new Error(`galley ${args[0]} failed: ${stderr}`)
  return { cpu: cpu / 1e6, wall: (performance.now() - began) / 1000, memory: memory / 1000 }
}
