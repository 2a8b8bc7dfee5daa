/** Where a command writes to. */
export interface Io {
  out(text: string): void
  err(text: string): void
  /** Shows how far a long piece of work is, in place of what was shown before; absent where nobody watches. */
  progress?(text: string): void
}

/** The terminal. Nobody may be there to read any more: that is not a reason to stop. */
export function terminal(): Io {
  const { stderr } = process
  for (const stream of [process.stdout, stderr]) stream.on('error', () => undefined)
  return {
    ...(stderr.isTTY && { progress: (text: string) => void stderr.write(`\r\u001b[K${text}`) }),
    out: text => void process.stdout.write(`${text}\n`),
    err: text => void process.stderr.write(`${text}\n`),
  }
}

/** A mistake in how a command was called: a message, and exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

/** What a command ends with: everything is fine, there are problems, it was called wrongly. */
export type ExitCode = 0 | 1 | 2
