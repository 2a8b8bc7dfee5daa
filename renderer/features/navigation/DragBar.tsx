import { create } from 'zustand'
import styles from './DragBar.module.css'

interface Said {
  readonly words: string
  readonly isOver: boolean
}

const useSaid = create<Said>(() => ({ words: '', isOver: true }))

/** Says what a drag would do if it ended now; `isOver`: it ended. */
export const sayDrag = (words: string, isOver = false): void => useSaid.setState({ words, isOver }, true)

/** What a drag would do if it ended now, for everybody to see and hear. */
export function DragBar() {
  const { words, isOver } = useSaid()
  return (
    <div role="status" className={isOver || words === '' ? styles.unseen : styles.bar}>
      {words}
    </div>
  )
}
