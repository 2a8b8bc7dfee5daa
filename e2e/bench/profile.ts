import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { CDPSession } from '@playwright/test'

/** Where a function begins, as a profile says it; lines and columns count from 0. */
interface Place {
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

function mapOf(file: string): SourceMap | undefined {
  const path = new URL(`../../dist/renderer/assets/${file}.map`, import.meta.url)
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/** Returns a function that finds the source files of functions in the build files of the window. */
function sourceFinder(): (place: Place) => string | undefined {
  const maps = new Map<string, SourceMap | undefined>()
  return ({ url, lineNumber, columnNumber }) => {
    const file = /^https?:.*\/assets\/([^/]*\.js)$/.exec(url)?.[1]
    if (file === undefined) return undefined
    if (!maps.has(file)) maps.set(file, mapOf(file))
    const entry = maps.get(file)?.findEntry(lineNumber, columnNumber)
    return entry && 'originalSource' in entry ? entry.originalSource : file
  }
}

const isCodeEditor = (source: string | undefined) => source?.includes('/monaco-editor/') === true

/** The name of a method, whatever it belongs to. */
const methodOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)

/**
 * Returns the share of the main thread's work during `work` that is our own script: script with one of our functions
 * on the stack. The code editor's own work, style, layout, and painting do not count; nor does a method of the code
 * editor that one of ours replaces and calls.
 */
export async function scriptBeside(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  await session.send('Profiler.start')
  await work()
  const { profile } = await session.send('Profiler.stop')
  const sourceOf = sourceFinder()
  const nodes = new Map(profile.nodes.map(node => [node.id, node]))
  const ours = new Set<number>()
  const idle = new Set<number>()
  // Nodes come before their children.
  for (const { id, callFrame, children = [] } of profile.nodes) {
    const source = sourceOf(callFrame)
    const isEditor = isCodeEditor(source)
    if (source !== undefined && !isEditor) ours.add(id)
    if (callFrame.functionName === '(idle)') idle.add(id)
    if (!ours.has(id)) continue
    for (const child of children) {
      const called = nodes.get(child)?.callFrame
      const isReplaced =
        called !== undefined &&
        !isEditor &&
        isCodeEditor(sourceOf(called)) &&
        methodOf(called.functionName) === methodOf(callFrame.functionName)
      if (!isReplaced) ours.add(child)
    }
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
