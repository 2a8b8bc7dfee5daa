import type { ProjectState } from '../../../shared/project/base/model.ts'
import { notifyError } from '../base/notices.ts'
import { documents } from '../documents/documents.ts'
import { host } from '../link/host.ts'
import { tellMerged } from './saving.ts'
import { projectNow, useSession } from './session.ts'

/** Milliseconds without typing in a file before what another program changed is brought into it. */
const CALM = 700

let timer: ReturnType<typeof setTimeout> | undefined
let forget: readonly (() => void)[] = []

/** Merges what both sides changed in different places, once nobody types there; what touches waits for a choice. */
function follow(project: ProjectState | undefined): void {
  const conflicts = project?.conflicts ?? []
  for (const end of forget) end()
  forget = conflicts.map(({ file }) =>
    documents.subscribe(file, ({ cause }) => {
      if (cause === 'step') soon()
    }),
  )
  if (conflicts.some(({ disk }) => disk === 'changed')) soon()
}

function soon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void merge().catch(notifyError), CALM)
}

async function merge(): Promise<void> {
  await documents.settled()
  if ((projectNow()?.conflicts.length ?? 0) > 0) tellMerged(await host.mergeConflicts())
}

/** From now on conflicts in which nothing touches end by themselves. */
export const mergeByItself = (): (() => void) =>
  useSession.subscribe(({ project }, before) => {
    if (project !== before.project) follow(project)
  })
