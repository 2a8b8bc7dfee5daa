import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How the app was started again. */
interface Start {
  readonly argv: readonly string[]
  readonly cwd: string
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function holder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined // nobody holds it
  }
}

/**
 * Takes the lock of a data folder, and returns whether this process is the only one. If another one holds the lock, its
 * `onStart` gets how this process was started.
 */
export function takeLock(folder: string, onStart: (start: Start) => void): boolean {
  const file = join(folder, 'instance')
  const starts = join(folder, 'starts')
  mkdirSync(starts, { recursive: true })
  const pid = holder(file)
  if (pid !== undefined && isRunning(pid)) {
    writeFileSync(
      join(starts, `${process.pid}.json`),
      JSON.stringify({ argv: process.argv, cwd: process.cwd() }),
    )
    return false
  }
  writeFileSync(file, String(process.pid))
  const read = () => {
    for (const name of readdirSync(starts)) {
      const text = readFileSync(join(starts, name), 'utf8')
      if (text === '') continue // it is still being written: another event follows
      rmSync(join(starts, name))
      onStart(JSON.parse(text))
    }
  }
  watch(starts, read).unref()
  return true
}
