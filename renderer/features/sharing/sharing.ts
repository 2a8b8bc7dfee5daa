import { useEffect, useMemo, useRef } from 'react'
import { Lock } from '../../../shared/project/base/lock.ts'
import type { ReviewProgress } from '../../../shared/project/base/review.ts'
import type { ShareFacts, SharingChoices, StepReport } from '../../../shared/project/share/facts.ts'
import { type ShareState, shareState } from '../../../shared/project/share/state.ts'
import { explain } from '../../host/link/explain.ts'
import { perSite, siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { save } from '../../host/session/saving.ts'
import { projectNow, useProject } from '../../host/site/project.ts'
import type { Localized } from '../../messages/localize.ts'
import { refreshCommit } from '../changes/sinceCommit.ts'

/** Which dialog is open. */
type Shown = 'panel' | 'send'

interface Sharing {
  /** Unknown until git was asked. */
  readonly facts: ShareFacts | undefined
  readonly shown: Shown | undefined
  /** Something is under way. */
  readonly progress: ReviewProgress | undefined
  /** Why the last request failed. */
  readonly problem: Localized | undefined
  /** What the last request did. */
  readonly report: StepReport | undefined
}

/** Milliseconds between two looks at the remote, if the person wants them. */
const LOOK_AFTER = 5 * 60_000

const looked = new WeakMap<Site, number>()

/** What is known of how the site is shared, and what is being done about it. */
export const useSharing = siteStore<Sharing>(
  () => ({ facts: undefined, shown: undefined, progress: undefined, problem: undefined, report: undefined }),
  (site, store) => {
    site.on('reviewing', progress => store.getState().progress && store.setState({ progress }))
  },
)

/** Shows one of the dialogs, or none. */
export function showSharing(site: Site, shown: Shown | undefined): void {
  useSharing.of(site).setState({ shown, problem: undefined, report: undefined })
}

const asking = perSite(() => ({ lock: new Lock(), waiting: 0 }))

/** Asks git again; requests that come meanwhile are answered together. */
export async function refreshSharing(site: Site): Promise<void> {
  const asked = asking(site)
  asked.waiting++
  await asked.lock.run(async () => {
    if (asked.waiting === 0) return
    asked.waiting = 0
    try {
      useSharing.of(site).setState({ facts: await site.host.shareFacts() })
    } catch (error) {
      useSharing.of(site).setState({ problem: explain(error) })
    }
  })
}

/** Runs a request, shows how it goes, and asks git for what has changed. */
export async function runSharing(site: Site, request: () => Promise<unknown>): Promise<boolean> {
  const store = useSharing.of(site)
  store.setState({ progress: { step: 'looking' }, problem: undefined, report: undefined })
  try {
    const answer = await request()
    if (isReport(answer)) store.setState({ report: answer })
    return true
  } catch (error) {
    store.setState({ problem: explain(error) })
    return false
  } finally {
    store.setState({ progress: undefined })
    await refreshSharing(site)
    await refreshCommit(site)
  }
}

const isReport = (answer: unknown): answer is StepReport =>
  typeof answer === 'object' && answer !== null && 'changed' in answer && 'undecided' in answer

/** Stores how the folder is shared, and shows it at once. */
export async function chooseSharing(site: Site, choices: SharingChoices): Promise<void> {
  const store = useSharing.of(site)
  const { facts } = store.getState()
  if (facts) store.setState({ facts: { ...facts, choices } })
  try {
    await site.host.chooseSharing(choices)
  } catch (error) {
    store.setState({ problem: explain(error) })
  }
  await refreshSharing(site)
}

/** Saves everything, then runs a request; `unsaved` says that something could not be saved. */
export async function runSaved(
  site: Site,
  unsaved: Localized,
  request: () => Promise<StepReport>,
): Promise<void> {
  if (projectNow(site).dirty.length > 0) await save(site)
  if (projectNow(site).dirty.length > 0) useSharing.of(site).setState({ problem: unsaved })
  else await runSharing(site, request)
}

/** Looks at the remote without being asked, if the person wants that and it is time. */
async function lookByItself(site: Site): Promise<void> {
  const { facts, progress } = useSharing.of(site).getState()
  const last = looked.get(site) ?? Number.NEGATIVE_INFINITY
  if (!facts?.choices.watch || !facts.remote || progress || performance.now() - last < LOOK_AFTER) return
  looked.set(site, performance.now())
  await runSharing(site, () => site.host.lookForNews())
}

/** Milliseconds after the site is shown until git is asked: the tree and the preview come first. */
const FIRST_LOOK = 500

/** Asks git whenever a file was saved or is as on disk again; typing changes nothing that git knows. */
function useSavedFiles(site: Site): void {
  const dirty = useProject()?.dirty
  const before = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const now = new Set(dirty?.map(({ file }) => file))
    const isSaved = [...before.current].some(file => !now.has(file))
    before.current = now
    if (isSaved) void refreshSharing(site)
  }, [dirty, site])
}

/** Keeps what is known current: at first, after each save, and when the window gets the focus. */
export function useSharingWatch(): void {
  const site = useSite()
  const isReady = useProject() !== undefined
  const watch = useSharing(({ facts }) => facts?.choices.watch)
  useSavedFiles(site)
  useEffect(() => {
    if (isReady && watch) void lookByItself(site)
  }, [site, isReady, watch])
  useEffect(() => {
    const again = () => void refreshSharing(site).then(() => lookByItself(site))
    const first = window.setTimeout(() => void refreshSharing(site), FIRST_LOOK)
    window.addEventListener('focus', again)
    return () => {
      window.clearTimeout(first)
      window.removeEventListener('focus', again)
    }
  }, [site])
}

/** The state of the site, with unsaved work; `undefined` until git was asked. */
export function useShareState(): ShareState | undefined {
  const facts = useSharing(state => state.facts)
  const project = useProject()
  return useMemo(() => {
    if (!facts || !project) return undefined
    const undecided = project.conflicts.map(({ file }) => file)
    return shareState(
      { ...facts, undecided },
      project.dirty.map(({ file }) => file),
    )
  }, [facts, project])
}
