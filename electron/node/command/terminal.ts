import type { Io } from './io.ts'

/** Reports that output is lost, such as a report that was to be written to a full disk. */
async function reportLost(error: Error): Promise<void> {
  process.exitCode = 1
  const { outputLost } = await import('./output-lost.ts')
  process.stderr.write(`${outputLost(error)}\n`)
}

/** The terminal. It may be closed already: that is no reason to stop. */
export function terminal(): Io {
  const { stdout, stderr } = process
  let isLost = false
  stdout.on('error', error => {
    if (Reflect.get(error, 'code') === 'EPIPE' || isLost) return
    isLost = true
    void reportLost(error)
  })
  stderr.on('error', () => undefined)
  return {
    ...(stderr.isTTY && { progress: (text: string) => void stderr.write(`\r\u001b[K${text}`) }),
    out: text => void stdout.write(`${text}\n`),
    err: text => void stderr.write(`${text}\n`),
  }
}
