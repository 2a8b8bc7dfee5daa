import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import {
  type CommandId,
  type CommandRow,
  commandLabel,
  commands,
  hidingLabels,
} from '../../../shared/rpc/commands.ts'
import { localize } from '../../messages/localize.ts'
import { type AppWindow, useApp } from '../scope/app-window.ts'
import { appStore } from '../scope/per-scope.ts'
import { useOptionalSite } from '../scope/site.ts'
import { useSaving } from '../session/saving.ts'
import { useSession } from '../session/session.ts'
import { projectOf } from '../site/project.ts'
import { useView } from '../view/view.ts'

/** What a command does now, and whether it is available. */
interface Action {
  readonly run: () => unknown
  readonly isEnabled?: () => boolean
  /** Whether the part of the window that it shows is shown, so that it hides it. */
  readonly isShown?: () => boolean
}

type Provided = ReadonlyMap<CommandId, readonly Action[]>

const useRegistry = appStore<{ readonly provided: Provided }>(() => ({ provided: new Map() }))

const actionOf = (app: AppWindow, id: CommandId) => useRegistry.of(app).getState().provided.get(id)?.at(-1)

/** Provides a command until the returned function is called; the latest provider wins. */
export function provideCommand(app: AppWindow, id: CommandId, action: Action): () => void {
  const put = (change: (before: readonly Action[]) => readonly Action[]) =>
    useRegistry.of(app).setState(({ provided }) => ({
      provided: new Map(provided).set(id, change(provided.get(id) ?? [])),
    }))
  put(before => [...before, action])
  return () => put(before => before.filter(other => other !== action))
}

/** The current actions of some commands. */
export type Actions = Readonly<Partial<Record<CommandId, Action>>>

/** Provides commands while the component is mounted; `actions` stays the same object as long as nothing changes. */
export function useProvideAll(actions: Actions): void {
  const app = useApp()
  useEffect(() => {
    const ends = ids.flatMap(id => {
      const action = actions[id]
      return action ? [provideCommand(app, id, action)] : []
    })
    return () => {
      for (const end of ends) end()
    }
  }, [app, actions])
}

/** Provides a command while the component is mounted. */
export function useProvide(id: CommandId, run: () => unknown, isEnabled: () => boolean = () => true): void {
  const app = useApp()
  const latest = useRef({ run, isEnabled })
  useLayoutEffect(() => {
    latest.current = { run, isEnabled }
  })
  useEffect(
    () =>
      provideCommand(app, id, {
        run: () => latest.current.run(),
        isEnabled: () => latest.current.isEnabled(),
      }),
    [id, app],
  )
}

/** Whether a command is available now. */
function isEnabled(app: AppWindow, id: CommandId): boolean {
  const action = actionOf(app, id)
  return action !== undefined && action.isEnabled?.() !== false
}

/** Runs a command if it is available; returns whether it ran. */
export function runCommand(app: AppWindow, id: CommandId): boolean {
  if (!isEnabled(app, id)) return false
  actionOf(app, id)?.run()
  return true
}

/** Subscribes to everything that decides which commands are available. */
function useSubscribe(app: AppWindow): (listener: () => void) => () => void {
  const site = useOptionalSite()
  return useCallback(
    (listener: () => void) => {
      const stores = [useRegistry.of(app), useSession.of(app)]
      const siteStores = site ? [projectOf(site), useView.of(site), useSaving.of(site)] : []
      const ends = [...stores, ...siteStores].map(store => store.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [app, site],
  )
}

/** A command for a button or a menu. */
export interface UsableCommand extends CommandRow {
  readonly id: CommandId
  readonly label: string
  readonly isEnabled: boolean
  readonly run: () => void
}

/** What a command is now; `hides`: it hides what it shows otherwise. */
type Now = 'enabled' | 'disabled' | 'hides'

function nowOf(app: AppWindow, id: CommandId): Now {
  if (!isEnabled(app, id)) return 'disabled'
  return actionOf(app, id)?.isShown?.() === true ? 'hides' : 'enabled'
}

const labelOf = (id: CommandId, now: Now): string =>
  localize((now === 'hides' ? hidingLabels[id] : undefined) ?? commandLabel(id))

const usable = (app: AppWindow, id: CommandId, now: Now): UsableCommand => ({
  id,
  label: labelOf(id, now),
  ...commands[id],
  isEnabled: now !== 'disabled',
  run: () => void runCommand(app, id),
})

/** One command, with whether it is available now. */
export function useCommand(id: CommandId): UsableCommand {
  const app = useApp()
  const now = useSyncExternalStore(useSubscribe(app), () => nowOf(app, id))
  return usable(app, id, now)
}

const ids = Object.keys(commands).filter((id): id is CommandId => id in commands)

/** Every command in menu order. */
export function useCommands(): readonly UsableCommand[] {
  const app = useApp()
  const all = useSyncExternalStore(useSubscribe(app), () => ids.map(id => nowOf(app, id)).join(' '))
  const states = all.split(' ')
  return ids.map((id, index) => usable(app, id, stateIn(states[index])))
}

const stateIn = (text: string | undefined): Now =>
  text === 'enabled' || text === 'hides' ? text : 'disabled'

/** Runs the commands that the host requests, such as those of a native menu; one that shows something never hides it. */
export function runCommandsOfHost(app: AppWindow): () => void {
  return app.on('command', ({ id }) => {
    const known = ids.find(one => one === id)
    if (known && nowOf(app, known) !== 'hides') runCommand(app, known)
  })
}
