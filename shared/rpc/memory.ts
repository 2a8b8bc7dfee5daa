import { takes } from './row.ts'
import { choice, optional, record, text } from './shape.ts'

/** What a window remembers: its theme, its language and how far its tour was, and for each folder its view, its collapsed groups, the pages kept out of groups, what was inserted last, the kinds of problems that are hidden, the hosts of embedded pages it does not ask about, and where readers find the site. */
export const MEMORIES = [
  'theme',
  'language',
  'view',
  'collapsed',
  'unlisted',
  'inserted',
  'hiddenKinds',
  'unaskedHosts',
  'siteAddress',
  'tour',
] as const

/** One of {@link MEMORIES}. */
export type MemoryName = (typeof MEMORIES)[number]

/** What was remembered, by name. */
export type Memories = Readonly<Partial<Record<MemoryName, string>>>

/** Requests about what windows remember between starts, for one folder or, without `folder`, for all. */
export const memoryRows = {
  /** What windows remembered for a folder. */
  recall: takes(record({ folder: optional(text) })).gives<Memories>(),
  /** Remembers a text under a name, in place of the one before. */
  remember: takes(record({ folder: optional(text), name: choice(...MEMORIES), value: text })).gives<void>(),
} as const
