import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../../shared/config/json/pointer.ts'
import type { DivisionKind } from '../../../../shared/config/navigation/containers.ts'
import { isNewer } from '../../../../shared/config/schema/form.ts'
import { needsRest } from '../../../../shared/config/tree/divide.ts'
import { pagesListed } from '../../../../shared/config/tree/mentions.ts'
import { ownFolder, pagesOfEntries } from '../../../../shared/project/dividing/division-moves.ts'
import type { DivisionRequest } from '../../../../shared/project/dividing/model.ts'
import { slugOfText } from '../../../../shared/text/slug.ts'
import { useConfig, writtenConfig } from '../../../host/site/config.ts'
import { locationsIn, placeOf, type RowTarget } from '../../entries/rowLocations.ts'
import type { Row, Rows } from '../../entries/rows.ts'
import { rowsAround, type Ticks } from './pickable.ts'

/** A division that a person asks for: one made of rows, or a new one, perhaps next to a row. */
export interface DivisionAsk {
  /** The kinds to choose from; the first one is suggested. */
  readonly kinds: readonly DivisionKind[]
  /** The groups and pages that it is made of; none for a new one. */
  readonly rows: readonly Row[]
  readonly target?: RowTarget | undefined
}

/** What can be in a new division. */
export type Content = 'pages' | 'link' | 'nothing'

/** What a person has said about a division so far. */
interface Said {
  readonly kind: DivisionKind
  readonly name: string
  readonly content: Content
  readonly ticks: Ticks
  readonly rest: string
  /** `undefined`: what is suggested. */
  readonly folder: string | undefined
  readonly href: string
  readonly redirects: boolean
}

/** The state of the dialog for a division. */
export interface DivisionState {
  readonly said: Said
  say(said: Partial<Said>): void
  /** The rows from which pages are chosen. */
  readonly rows: readonly Row[]
  readonly hasLink: boolean
  readonly needsRest: boolean
  /** The folder of its pages, as typed or suggested; `undefined` if it needs none. */
  readonly folder: string | undefined
  readonly request: DivisionRequest
  /** Everything is said that the division needs. */
  readonly isReady: boolean
}

const hasFolder = (kind: DivisionKind): boolean => kind === 'tab' || kind === 'anchor'

/** Versions and languages hold pages; everything else can be a link too. */
const canBeLink = (config: unknown, kind: DivisionKind): boolean =>
  hasFolder(kind) || (isNewer(config) && kind !== 'version' && kind !== 'language')

/** The folder that the pages have to themselves already, or one with the name of the division. */
function suggestedFolder(config: unknown, entries: readonly JsonPath[], name: string): string {
  const pages = pagesOfEntries(config, entries)
  const own = ownFolder(
    pages,
    pagesListed(config).map(({ path }) => path),
  )
  return own ?? slugOfText(name)
}

/** Follows what a person says about a division, and what follows from it. */
export function useDivision({ kinds, rows: chosen, target }: DivisionAsk, tree: Rows): DivisionState {
  const { t } = useTranslation('divide')
  const config = useConfig(writtenConfig)
  const [said, setSaid] = useState<Said>(() => ({
    kind: kinds[0] ?? 'tab',
    name: chosen.length === 1 && kinds[0] !== 'language' ? (chosen[0]?.label ?? '') : '',
    content: 'pages',
    ticks: new Set(chosen.map(({ id }) => id)),
    rest: t(`restName.${kinds[0] ?? 'tab'}`),
    folder: undefined,
    href: '',
    redirects: true,
  }))
  const scope = useMemo(
    () => rowsAround(tree.rows, target ? [target.id] : chosen.map(({ id }) => id)),
    [tree, chosen, target],
  )
  const { kind, name, content, ticks, rest, href, redirects } = said
  const locations = locationsIn(config)
  const entries = content === 'pages' ? [...ticks].flatMap(id => [locations.get(id) ?? []]) : []
  const place = target && placeOf(config, target)
  const isRest = content !== 'link' && needsRest(config, { kind, entries, ...(place && { place }) })
  const isFolder = !isNewer(config) && hasFolder(kind) && content !== 'link'
  const folder = isFolder ? (said.folder ?? suggestedFolder(config, entries, name)) : undefined
  const isFilled = content === 'nothing' || (content === 'link' ? href.trim() !== '' : entries.length > 0)
  return {
    said,
    say: more => setSaid(before => ({ ...before, ...more, ...restAfter(before, more, t) })),
    rows: scope,
    hasLink: chosen.length === 0 && canBeLink(config, kind),
    needsRest: isRest,
    folder,
    request: {
      kind,
      name: name.trim(),
      entries: entries.map(formatPointer),
      ...(place && { place: { at: formatPointer(place.at), position: place.position } }),
      ...(isRest && { rest: rest.trim() }),
      ...(folder !== undefined && { folder }),
      ...(content === 'link' && { href: href.trim() }),
      redirects,
    },
    isReady: name.trim() !== '' && isFilled && (!isRest || rest.trim() !== '') && folder?.trim() !== '',
  }
}

/** Another kind suggests another name for all other pages, unless the person has typed one. */
function restAfter(
  before: Said,
  { kind }: Partial<Said>,
  t: (key: `restName.${DivisionKind}`) => string,
): Partial<Said> {
  const isUntouched = before.rest === t(`restName.${before.kind}`)
  return kind !== undefined && isUntouched ? { rest: t(`restName.${kind}`) } : {}
}
