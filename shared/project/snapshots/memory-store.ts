import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import type { Snapshot, SnapshotStore, Texts } from './store.ts'

/** Returns a store in memory, for tests. */
export function memorySnapshots(): SnapshotStore {
  const kept: { snapshot: Snapshot; texts: Texts }[] = []
  return {
    list: async () => kept.map(({ snapshot }) => snapshot).toReversed(),
    keep: async (label, texts) => {
      const snapshot = { id: String(kept.length), label, time: kept.length, files: [...texts.keys()] }
      kept.push({ snapshot, texts: new Map(texts) })
    },
    read: async id => {
      const found = kept.find(({ snapshot }) => snapshot.id === id)
      if (!found) throw new Refusal('not-found', message('project:noSnapshot'))
      return found.texts
    },
  }
}
