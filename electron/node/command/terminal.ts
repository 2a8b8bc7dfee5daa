import type { Io } from './io.ts'

/** The terminal. It may be closed already: that is no reason to stop. */
export function terminal(): Io {
  const { stderr } = process
  for (const stream of [process.stdout, stderr]) stream.on('error', () => undefined)
  return {
    ...(stderr.isTTY && { progress: (text: string) => void stderr.write(`\r\u001b[K${text}`) }),
    out: text => void process.stdout.write(`${text}\n`),
    err: text => void process.stderr.write(`${text}\n`),
  }
}
