import { field, isTexts, textOf } from '../equivalents/values.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { type Division, divisionsOfKind } from '../navigation/division.ts'
import type { Divisions } from '../navigation/divisions.ts'
import { readNavigation } from '../navigation/navigation.ts'
import { readDivisions } from '../navigation/read-divisions.ts'
import type { Tab } from '../schema/types.generated.ts'

/** A tab or an anchor with all its fields. */
export interface WrittenDivision {
  /** May be empty for the first one, which holds what no other holds. */
  readonly written: JsonObject
  readonly division: Division
}

/** The divisions of a site in this format, with all their fields. */
export interface SiteDivisions {
  readonly source: JsonObject
  readonly divisions: Divisions
  readonly tabs: readonly WrittenDivision[]
  readonly anchors: readonly WrittenDivision[]
  /** Some anchor holds pages: then links among the anchors are listed with them. */
  readonly hasInnerAnchors: boolean
  /** The color of anchors that have none of their own. */
  readonly anchorColor: unknown
}

const alone = (kind: Division['kind'], at: string, written: JsonObject): WrittenDivision => ({
  written,
  division: {
    kind,
    at: [at],
    name: textOf(written.name) ?? 'Documentation',
    isFirst: true,
    isHidden: written.isDefaultHidden === true,
    openapi: [],
  },
})

function partsOf(
  source: JsonObject,
  key: 'primaryTab' | 'topAnchor',
  divisions: readonly Division[],
): readonly WrittenDivision[] {
  const first = field(source, key)
  if (divisions.length === 0 && isObject(first)) {
    return [alone(key === 'primaryTab' ? 'tab' : 'anchor', key, first)]
  }
  return divisions.map(division => {
    const written = writtenAt(source, division)
    return { division, written: isObject(written) ? written : {} }
  })
}

function writtenAt(source: JsonObject, { at }: Division): unknown {
  const [key, index] = at
  const value = valueAt(source, [String(key)])
  return typeof index === 'number' && isList(value) ? value[index] : value
}

/**
 * The usable fields of a tab or an anchor; an unusable one becomes an empty object, so that each keeps its
 * index.
 */
function usable(item: unknown): Tab {
  const [name, url, version] = ['name', 'url', 'version'].map(key => textOf(field(item, key)))
  const openapi = field(item, 'openapi')
  return {
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(version !== undefined && { version }),
    ...(field(item, 'isDefaultHidden') === true && { isDefaultHidden: true }),
    ...(typeof openapi === 'string' || isTexts(openapi) ? { openapi } : {}),
  }
}

function listIn(source: JsonObject, key: string): readonly Tab[] {
  const list = field(source, key)
  return isList(list) ? list.map(usable) : []
}

/** Reads the divisions of a site. */
export function readSiteDivisions(source: JsonObject): SiteDivisions {
  const [primary, top] = [
    textOf(valueAt(source, ['primaryTab', 'name'])),
    textOf(valueAt(source, ['topAnchor', 'name'])),
  ]
  const config = {
    name: '',
    navigation: [],
    tabs: listIn(source, 'tabs'),
    anchors: listIn(source, 'anchors'),
    primaryTab: {
      ...(primary !== undefined && { name: primary }),
      isDefaultHidden: valueAt(source, ['primaryTab', 'isDefaultHidden']) === true,
    },
    topAnchor: top === undefined ? {} : { name: top },
  }
  const divisions = readDivisions(config, readNavigation(source))
  const anchors = partsOf(source, 'topAnchor', divisionsOfKind(divisions.all, 'anchor'))
  const holds = ({ division }: WrittenDivision) => !division.isFirst && divisions.pagesOf(division).length > 0
  return {
    source,
    divisions,
    tabs: partsOf(source, 'primaryTab', divisionsOfKind(divisions.all, 'tab')),
    anchors,
    hasInnerAnchors: isObject(source.topAnchor) || anchors.some(holds),
    anchorColor: valueAt(source, ['colors', 'anchors']),
  }
}
