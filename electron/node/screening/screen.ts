import { excessOf } from '../../../shared/project/screening/excess-of.ts'
import type { Bounded } from '../../../shared/text/budget.ts'
import { boundedByTime } from '../base/bounded-by-time.ts'
import type { ScreenAnswer, ScreenTask } from './screen-process.ts'

// The process that judges texts: whatever happens to it, the editor goes on.

/** How this process talks with the one that started it: as a program of Node, or of Electron. */
interface Port {
  send(answer: ScreenAnswer): void
  onTask(take: (task: ScreenTask) => void): void
}

/** Present in a process that Electron started. */
interface ParentPort {
  postMessage(answer: ScreenAnswer): void
  on(name: 'message', take: (event: { readonly data: ScreenTask }) => void): void
}

function portOf(): Port {
  const parent: ParentPort | undefined = Reflect.get(process, 'parentPort')
  if (parent)
    return {
      send: answer => parent.postMessage(answer),
      onTask: take => parent.on('message', ({ data }) => take(data)),
    }
  process.on('disconnect', () => process.exit())
  return {
    send: answer => void process.send?.(answer),
    onTask: take => void process.on('message', task => take(task as ScreenTask)),
  }
}

const port = portOf()

/** The same budget, which also reports the start of each piece of work. */
const told =
  (bounded: Bounded): Bounded =>
  (work, text) => {
    port.send('working')
    return bounded(work, text)
  }

let isWarm = false
port.onTask(({ file, text, parts, most }) => {
  const judged = () => excessOf(told(boundedByTime(most)), file, text, parts)
  const excess = judged()
  // What runs for the first time is slow: the first text that takes too long is judged again.
  const isFinal = isWarm || excess !== 'time'
  isWarm = true
  port.send({ excess: (isFinal ? excess : judged()) ?? null })
})
port.send('ready')
