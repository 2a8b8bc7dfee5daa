import { explain } from '../link/explain.ts'
import type { AppWindow } from '../scope/app-window.ts'
import { appStore } from '../scope/per-scope.ts'

/** A message for the person; the shell shows it as a toast. */
export interface Notice {
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  readonly message: string
  readonly hint?: string
  /** One action to offer, such as Undo. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** The latest notice, and the one that was withdrawn last. */
export interface NoticeState {
  readonly latest?: Notice
  /** The notice to hide. */
  readonly outdated?: Notice
}

/** The notices of a window, one at a time; each is shown once. */
export const useNotices = appStore<NoticeState>(() => ({}))

/** Shows a notice. */
export function notify(app: AppWindow, notice: Notice): void {
  useNotices.of(app).setState({ latest: notice })
}

/** Hides a notice that is no longer true. */
export function withdraw(app: AppWindow, notice: Notice): void {
  useNotices.of(app).setState({ outdated: notice })
}

/** Shows an error as a notice. */
export function notifyError(app: AppWindow, error: unknown): void {
  notify(app, { kind: 'error', ...explain(error) })
}
