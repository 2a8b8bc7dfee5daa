import type { CDPSession } from '@playwright/test'

/** Build files that contain only the code editor. */
const CODE_EDITOR = /\/(?:editor\.api|wordPartOperations)-[^/]*\.js$/

/**
 * Returns the share of the main thread's work during `work` that is our own script: script with one of our functions
 * on the stack. The code editor's own work, style, layout, and painting do not count.
 */
export async function scriptBeside(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  await session.send('Profiler.start')
  await work()
  const { profile } = await session.send('Profiler.stop')
  const ours = new Set<number>()
  const idle = new Set<number>()
  const isOurs = (url: string) => /^https?:.*\/assets\/[^/]*\.js$/.test(url) && !CODE_EDITOR.test(url)
  // Nodes come before their children.
  for (const { id, callFrame, children = [] } of profile.nodes) {
    if (isOurs(callFrame.url)) ours.add(id)
    if (callFrame.functionName === '(idle)') idle.add(id)
    if (ours.has(id)) for (const child of children) ours.add(child)
  }
  const deltas = profile.timeDeltas ?? []
  let [mine, busy] = [0, 0]
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const time = deltas[index] ?? 0
    if (ours.has(id)) mine += time
    if (!idle.has(id)) busy += time
  }
  return busy > 0 ? mine / busy : 0
}
