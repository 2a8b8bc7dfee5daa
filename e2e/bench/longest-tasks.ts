import type { CDPSession } from '@playwright/test'

type TraceEvent = Readonly<Record<string, unknown>>

const within = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value)

/** The process of the window; that of the preview is another one where the browser isolates sandboxed frames. */
function processOfWindow(events: readonly TraceEvent[]): unknown {
  const started = events.find(({ name }) => name === 'TracingStartedInBrowser')
  const frames = within(started, 'args', 'data', 'frames')
  return within(
    Array.isArray(frames) && frames.find(frame => within(frame, 'parent') === undefined),
    'processId',
  )
}

/** The longest tasks of the main threads during `work`, in milliseconds of the processor. */
export async function longestTasks(session: CDPSession, work: () => Promise<void>) {
  const events: TraceEvent[] = []
  const collect = ({ value }: { readonly value: readonly TraceEvent[] }) => void events.push(...value)
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'] },
  })
  await work()
  const ended = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', collect)
  const window = processOfWindow(events)
  const threads = events.filter(event => within(event, 'args', 'name') === 'CrRendererMain')
  const longestOf = (isIn: (pid: unknown) => boolean) => {
    const main = new Set(threads.filter(({ pid }) => isIn(pid)).map(({ pid, tid }) => `${pid} ${tid}`))
    const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
    return Math.max(0, ...tasks.map(({ tdur }) => (typeof tdur === 'number' ? tdur / 1000 : 0)))
  }
  return { window: longestOf(pid => pid === window), preview: longestOf(pid => pid !== window) }
}
