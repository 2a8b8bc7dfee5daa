import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { type CommandId, type CommandRow, commands } from '../../../shared/rpc/commands.ts'
import { onHost } from '../link/host-events.ts'
import { useSaving } from '../session/saving.ts'
import { useSession } from '../session/session.ts'
import { useView } from '../view/view.ts'

/** What a command does now, and whether it can be done. */
export interface Action {
  readonly run: () => unknown
  readonly isEnabled?: () => boolean
}

type Provided = ReadonlyMap<CommandId, readonly Action[]>

const registry = create<{ readonly provided: Provided }>(() => ({ provided: new Map() }))

const actionOf = (id: CommandId) => registry.getState().provided.get(id)?.at(-1)

/** Gives a command its deed until the returned function is called; the latest giver wins. */
export function provideCommand(id: CommandId, action: Action): () => void {
  const put = (change: (before: readonly Action[]) => readonly Action[]) =>
    registry.setState(({ provided }) => ({
      provided: new Map(provided).set(id, change(provided.get(id) ?? [])),
    }))
  put(before => [...before, action])
  return () => put(before => before.filter(other => other !== action))
}

/** Gives a command its deed while the component is mounted. */
export function useProvide(id: CommandId, run: () => unknown, isEnabled: () => boolean = () => true): void {
  const latest = useRef({ run, isEnabled })
  useLayoutEffect(() => {
    latest.current = { run, isEnabled }
  })
  useEffect(
    () =>
      provideCommand(id, {
        run: () => latest.current.run(),
        isEnabled: () => latest.current.isEnabled(),
      }),
    [id],
  )
}

/** Whether a command can be done now. */
export function isEnabled(id: CommandId): boolean {
  const action = actionOf(id)
  return action !== undefined && action.isEnabled?.() !== false
}

/** Does a command where it can be done; tells whether it was. */
export function runCommand(id: CommandId): boolean {
  if (!isEnabled(id)) return false
  actionOf(id)?.run()
  return true
}

const sources = [registry, useSession, useView, useSaving]

function subscribe(listener: () => void): () => void {
  const ends = sources.map(source => source.subscribe(listener))
  return () => {
    for (const end of ends) end()
  }
}

/** A command for a button or a menu. */
export interface UsableCommand extends CommandRow {
  readonly id: CommandId
  readonly isEnabled: boolean
  readonly run: () => void
}

const usable = (id: CommandId, enabled: boolean): UsableCommand => ({
  id,
  ...commands[id],
  isEnabled: enabled,
  run: () => void runCommand(id),
})

/** One command, with whether it can be done now. */
export function useCommand(id: CommandId): UsableCommand {
  const enabled = useSyncExternalStore(subscribe, () => isEnabled(id))
  return usable(id, enabled)
}

const ids = Object.keys(commands).filter((id): id is CommandId => id in commands)

/** Every command in menu order. */
export function useCommands(): readonly UsableCommand[] {
  const enabled = useSyncExternalStore(subscribe, () => ids.filter(isEnabled).join(' '))
  const set = new Set(enabled.split(' '))
  return ids.map(id => usable(id, set.has(id)))
}

onHost('command', ({ id }) => {
  const known = ids.find(one => one === id)
  if (known) runCommand(known)
})
