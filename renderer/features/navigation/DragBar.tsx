import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import styles from './DragBar.module.css'

interface DragMessage {
  readonly message: string
  readonly isOver: boolean
}

const useDragMessage = siteStore<DragMessage>(() => ({ message: '', isOver: true }))

/** Announces what a drag would do if it ended now; `isOver`: it ended. */
export const announceDrag = (site: Site, message: string, isOver = false): void =>
  useDragMessage.of(site).setState({ message, isOver }, true)

/** What a drag would do if it ended now, visible and announced. */
export function DragBar() {
  const { message, isOver } = useDragMessage(state => state)
  return (
    <div role="status" className={isOver || message === '' ? styles.unseen : styles.bar}>
      {message}
    </div>
  )
}
