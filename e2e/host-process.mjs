import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

// Runs the command line again and again in one process, each time with other arguments and another environment: code
// that was compiled and optimized is kept. A run has ended when nothing is left that would keep a process alive.

const [, , cli] = process.argv
const { href } = pathToFileURL(cli)
let runs = 0

/** How many things keep this process alive. */
async function held() {
  await setTimeout(5)
  return process.getActiveResourcesInfo().length
}

async function run({ args, env }) {
  const idle = await heldWhenIdle
  Object.assign(process.env, env)
  process.argv = [process.execPath, cli, ...args]
  runs += 1
  await import(`${href}?run=${runs}`)
  while ((await held()) > idle);
  process.send('ended')
}

process.on('message', told => {
  if (told === 'end') process.emit('SIGTERM')
  else void run(told)
})
process.on('disconnect', () => process.exit())
// From their first use on, the streams keep it alive, too.
process.stdout.write('')
process.stderr.write('')
const heldWhenIdle = held()
