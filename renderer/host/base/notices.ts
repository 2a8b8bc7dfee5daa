import { explain } from '../link/explain.ts'
import type { AppWindow } from '../scope/app-window.ts'
import { appStore } from '../scope/per-scope.ts'

/** Something to tell the person; the shell shows it as a toast. */
export interface Notice {
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  readonly message: string
  readonly hint?: string
  /** One thing to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** The notice that came last, and the one that was withdrawn last. */
export interface NoticeState {
  readonly latest?: Notice
  /** What is not to be shown any longer. */
  readonly outdated?: Notice
}

/** Notices in the order they came; each is shown once. */
export const useNotices = appStore<NoticeState>(() => ({}))

/** Shows a notice. */
export function notify(app: AppWindow, notice: Notice): void {
  useNotices.of(app).setState({ latest: notice })
}

/** Takes back a notice that is true no longer. */
export function withdraw(app: AppWindow, notice: Notice): void {
  useNotices.of(app).setState({ outdated: notice })
}

/** Shows what went wrong. */
export function notifyError(app: AppWindow, error: unknown): void {
  notify(app, { kind: 'error', ...explain(error) })
}
