import type { Message } from '../../messages/message.ts'
/** A file that gets another path. */
export interface FileMove {
  readonly from: string
  readonly to: string
}

/** The moves that a person wants. */
export interface MoveRequest {
  readonly moves: readonly FileMove[]
  /** Old addresses of pages redirect to the new ones. */
  readonly redirects: boolean
  /** Pages whose links stay unchanged, by file. */
  readonly leave: readonly string[]
}

/** A reference to a file: its text before and after the move. */
export interface FileReference {
  /** The file that holds it, by its current name. */
  readonly file: string
  readonly kind: 'navigation' | 'link' | 'picture' | 'snippet' | 'setting' | 'redirect'
  /** From 1. */
  readonly line: number
  readonly before: string
  /** Empty if the reference is removed. */
  readonly after: string
}

/** What a move changes, before it is made. */
export interface MovePlan {
  readonly references: readonly FileReference[]
  /** What no edit can fix, in sentences. */
  readonly warnings: readonly Message[]
}
