import { create } from 'zustand'
import { explain } from '../link/host.ts'

/** Something to tell the person; the shell shows it as a toast. */
export interface Notice {
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  readonly message: string
  readonly hint?: string
  /** One thing to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Notices in the order they came; each is shown once. */
export const useNotices = create<{
  readonly latest?: Notice
  /** What is not to be shown any longer. */
  readonly outdated?: Notice
}>(() => ({}))

/** Shows a notice. */
export function notify(notice: Notice): void {
  useNotices.setState({ latest: notice })
}

/** Takes back a notice that is true no longer. */
export function withdraw(notice: Notice): void {
  useNotices.setState({ outdated: notice })
}

/** Shows what went wrong. */
export function notifyError(error: unknown): void {
  notify({ kind: 'error', ...explain(error) })
}
