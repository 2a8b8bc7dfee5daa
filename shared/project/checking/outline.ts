import { anchorsOf } from '../../check/base/anchors.ts'
import { externalAddressesOfPage } from '../../check/external.ts'
import { refusedParts } from '../../check/page/refused-parts.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { detached } from '../../text/detached.ts'
import type { RefusedPart } from '../../text/refused-part.ts'
import type { KeptCheck } from '../base/check-keeper.ts'
import { mentionedNames } from '../base/mentions.ts'

/** A heading of a page, as it is kept to be found. */
export interface KnownHeading {
  readonly text: string
  /** In the file, from 1. */
  readonly line: number
}

/** What is kept of a checked page: what other requests ask for, and enough to know when to check it again. */
export interface Outline {
  readonly anchors: ReadonlySet<string>
  readonly headings: readonly KnownHeading[]
  readonly mentions: ReadonlySet<string>
  /** Of external links. */
  readonly addresses: readonly string[]
  /** What the page asks for and does not get. */
  readonly refused: readonly RefusedPart[]
}

/** Returns the outline of a page; nothing in it keeps the text of the page. */
export const outlineOf = (page: ParsedPage): Outline => ({
  anchors: new Set(detached([...anchorsOf(page)])),
  headings: detached(page.headings.map(({ text, line }) => ({ text, line }))),
  mentions: new Set(detached([...mentionedNames(page)])),
  addresses: detached(externalAddressesOfPage(page)),
  refused: detached(refusedParts(page)),
})

/** Returns an outline that was kept. */
export const keptOutline = ({
  anchors,
  headings,
  mentions,
  addresses,
  refused,
}: Omit<KeptCheck, 'file'>): Outline => ({
  anchors: new Set(anchors),
  headings,
  mentions: new Set(mentions),
  addresses,
  refused,
})

/** Returns an outline as it is kept. */
export const plainOutline = ({ anchors, mentions, ...others }: Outline) => ({
  ...others,
  anchors: [...anchors],
  mentions: [...mentions],
})

/** Whether two pages have the same anchors. */
export const haveSameAnchors = ({ anchors: a }: Outline, { anchors: b }: Outline): boolean =>
  a.size === b.size && [...a].every(anchor => b.has(anchor))
