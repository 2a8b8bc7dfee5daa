import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import styles from './DragBar.module.css'

interface DragMessage {
  readonly words: string
  readonly isOver: boolean
}

const useDragMessage = siteStore<DragMessage>(() => ({ words: '', isOver: true }))

/** Announces what a drag would do if it ended now; `isOver`: it ended. */
export const sayDrag = (site: Site, words: string, isOver = false): void =>
  useDragMessage.of(site).setState({ words, isOver }, true)

/** What a drag would do if it ended now, visible and announced. */
export function DragBar() {
  const { words, isOver } = useDragMessage(state => state)
  return (
    <div role="status" className={isOver || words === '' ? styles.unseen : styles.bar}>
      {words}
    </div>
  )
}
