import { noIcons } from '../../site/base/icons.ts'
import { shippedAt } from '../../site/base/shipped.ts'
import { type Bounded, boundedBySize } from '../../text/budget.ts'
import type { Later } from '../base/background.ts'
import type { CheckKeeper } from '../base/check-keeper.ts'
import type { HostEvents } from '../base/events.ts'
import type { Focus } from '../base/model.ts'
import type { PageKeeper } from '../base/page-keeper.ts'
import { type MemoryContent, type MemoryFiles, memoryFiles } from '../files/memory-files.ts'
import { openProject } from '../open-project.ts'
import type { FileDates } from '../plan/change-dates.ts'
import type { Project } from '../project.ts'
import { type Judge, Screening } from '../screening/screening.ts'
import { memorySnapshots } from '../snapshots/memory-store.ts'

type EventLog = { readonly [N in keyof HostEvents]: Parameters<HostEvents[N]>[0][] }

/** A project on a disk in memory, with every event it emitted, and a manual clock. */
export interface MemoryProject {
  readonly project: Project
  readonly disk: MemoryFiles
  /** Every event so far, by name, in order. */
  readonly events: EventLog
  /** How many events of each name there were. */
  counts(): { readonly [N in keyof HostEvents]: number }
  /** Runs the background work until none is left. */
  settle(): Promise<void>
  /** Runs the background work until `done`, or until none is left. */
  settleUntil(done: () => boolean): Promise<void>
  /** The current text of a file. */
  text(file: string): Promise<string>
  /** Makes one step that inserts `text`. */
  insert(
    file: string,
    offset: number,
    text: string,
    how?: { readonly merge?: string; readonly focus?: Focus },
  ): Promise<Readonly<Record<string, number>>>
  /** Brings a file into conflict: inserts `mine` at its start, and changes the disk to `theirs`. */
  conflict(file: string, mine: string, theirs: string): Promise<void>
}

/** How a project in memory is opened. */
export interface MemoryOptions {
  /** Gets every event as well, as a window does. */
  readonly onEvent?: (name: keyof HostEvents, value: unknown) => void
  /** Runs the background work; without it, the work runs while the test waits for it. */
  readonly later?: Later
  /** When files were changed last. */
  readonly dates?: FileDates
  /** Stops work on pages. */
  readonly bounded?: Bounded
  /** Finds out what takes too much, as another process would. */
  readonly judge?: Judge
  readonly hurry?: (file: string, text: string) => void
  /** Keeps what is read of pages. */
  readonly keeper?: PageKeeper
  /** Keeps what checks find. */
  readonly checkKeeper?: CheckKeeper
  /** The most UTF-16 units of a page that is read as a whole. */
  readonly longest?: number
}

function listener(tell: MemoryOptions['onEvent']): { readonly emit: HostEvents; readonly events: EventLog } {
  const events: EventLog = {
    state: [],
    edited: [],
    problems: [],
    pages: [],
    assets: [],
    apis: [],
    preview: [],
    assetChanged: [],
    notice: [],
    reviewing: [],
    checkingLinks: [],
    exporting: [],
    command: [],
  }
  const emitters = Object.entries(events).map(([name, values]: readonly [string, unknown[]]) => [
    name,
    (value: unknown) => {
      values.push(value)
      tell?.(name as keyof HostEvents, value)
    },
  ])
  return { events, emit: Object.fromEntries(emitters) as HostEvents }
}

/** Every host has it; the engine itself does without. */
declare const setTimeout: (run: () => void) => unknown

/** Opens a repository in memory, for tests and measurements. */
export async function openInMemory(
  content: Readonly<Record<string, MemoryContent>>,
  options: MemoryOptions = {},
): Promise<MemoryProject> {
  const disk = memoryFiles(content)
  const { emit, events } = listener(options.onEvent)
  const { dates, bounded = boundedBySize, judge, hurry, keeper, checkKeeper } = options
  const waiting: (() => void)[] = []
  const project = await openProject(disk, emit, {
    folder: '/home/ada/acme-docs',
    later: options.later ?? (run => waiting.push(run)),
    snapshots: memorySnapshots(),
    ...(keeper && { keeper }),
    ...(checkKeeper && { checkKeeper }),
    ...(dates && { readDates: async () => dates }),
    screening: new Screening(bounded, { judge, hurry, longest: options.longest }),
    resources: { icons: noIcons, shipped: shippedAt(name => name) },
  })
  const settleUntil = async (done: () => boolean) => {
    // Work that runs by itself is only waited for.
    if (options.later) return project.idle()
    let busy = true
    void project.idle().then(() => {
      busy = false
    })
    for (let turn = 1; busy && !done(); turn++) {
      waiting.shift()?.()
      // Code that is loaded when it is first needed comes with a later turn of the event loop.
      if (turn % 1000 === 0) await new Promise<void>(resolve => setTimeout(resolve))
      else await Promise.resolve()
    }
  }
  const insert: MemoryProject['insert'] = async (file, offset, text, how = {}) => {
    const { version } = await project.read({ file })
    const edits = [{ file, version, edits: [{ offset, length: 0, text }] }]
    return project.edit({ label: 'Type', edits, ...how })
  }
  return {
    project,
    disk,
    events,
    counts: () =>
      Object.fromEntries(
        Object.entries(events).map(([name, reported]) => [name, reported.length]),
      ) as ReturnType<MemoryProject['counts']>,
    settle: () => settleUntil(() => false),
    settleUntil,
    text: async file => (await project.read({ file })).text,
    insert,
    conflict: async (file, mine, theirs) => {
      await insert(file, 0, mine)
      disk.change({ [file]: theirs })
      await settleUntil(() => false)
    },
  }
}
