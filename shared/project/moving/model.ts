import type { Text } from '../../messages/message.ts'
/** A file that gets another path. */
export interface FileMove {
  readonly from: string
  readonly to: string
}

/** What a person wants moved. */
export interface MoveRequest {
  readonly moves: readonly FileMove[]
  /** Old addresses of pages lead to the new ones. */
  readonly redirects: boolean
  /** Pages whose links stay as they are, by file. */
  readonly leave: readonly string[]
}

/** A place that names a file: what stands there, and what will. */
export interface FileReference {
  /** Where it stands, as that file is called now. */
  readonly file: string
  readonly kind: 'navigation' | 'link' | 'picture' | 'snippet' | 'setting' | 'redirect'
  /** From 1. */
  readonly line: number
  readonly before: string
  /** Empty where nothing takes its place. */
  readonly after: string
}

/** What a move changes, before it is made. */
export interface MovePlan {
  readonly references: readonly FileReference[]
  /** What no edit can put right, in sentences. */
  readonly warnings: readonly Text[]
}
