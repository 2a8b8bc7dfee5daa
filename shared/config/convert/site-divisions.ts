import { isList, isObject, type JsonObject } from '../json/value.ts'
import { type Division, type Divisions, readDivisions } from '../navigation/divisions.ts'
import { readNavigation } from '../navigation/navigation.ts'
import type { Tab } from '../schema/types.generated.ts'
import { field, isTexts, textOf, valueAt } from './values.ts'

/** A tab or an anchor with everything that is written of it. */
export interface WrittenDivision {
  /** Of the first one, which holds what no other holds, nothing need be written. */
  readonly written: JsonObject
  readonly division: Division
}

/** The parts of a site as this format has them, with everything that is written of them. */
export interface SiteDivisions {
  readonly source: JsonObject
  readonly divisions: Divisions
  readonly tabs: readonly WrittenDivision[]
  readonly anchors: readonly WrittenDivision[]
  /** Some anchor holds pages: then the links among the anchors stand with them. */
  readonly hasInnerAnchors: boolean
  /** The colour of anchors that have none of their own. */
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

/** What can be used of a tab or an anchor; of what cannot, an object without fields, so that each keeps its place. */
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

/** Reads the parts of a site. */
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
  const anchors = partsOf(source, 'topAnchor', divisions.anchors)
  const holds = ({ division }: WrittenDivision) => !division.isFirst && divisions.pagesOf(division).length > 0
  return {
    source,
    divisions,
    tabs: partsOf(source, 'primaryTab', divisions.tabs),
    anchors,
    hasInnerAnchors: isObject(source.topAnchor) || anchors.some(holds),
    anchorColor: valueAt(source, ['colors', 'anchors']),
  }
}
