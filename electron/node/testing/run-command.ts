import { run } from '../command/run.ts'

/** Runs a command line; returns its exit code and output. */
export async function runGalley(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await run(args, { out: text => void out.push(text), err: text => void err.push(text) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
