import { settingsOfNewer } from '../equivalents/equivalents.ts'
import { type JsonNode, parseJson } from '../json/parse.ts'
import { isObject } from '../json/value.ts'
import { docsSchema, newerSchema } from '../schema/schema.ts'
import type { NewerSettings, SiteSettings } from '../schema/settings.ts'
import { Report } from './report.ts'
import { readValue } from './walk.ts'

/**
 * Returns the settings of a file of the newer form, without the navigation: under their own names in `newer`,
 * and at the paths and in the terms of the older form, so that everything behind has one model.
 */
export function readNewer(root: JsonNode, report: Report): Partial<SiteSettings> {
  report.schema = newerSchema
  const read = readValue({ node: root, path: [], schema: newerSchema }, report)
  const { navigation: _, ...newer } = isObject(read) ? read : {}
  const text = JSON.stringify(settingsOfNewer(newer))
  const { root: equivalent } = parseJson(text)
  // What is wrong with a value was reported at the path that the file has.
  const silent = new Report(text)
  const older = equivalent && readValue({ node: equivalent, path: [], schema: docsSchema }, silent)
  return { ...(older as Partial<SiteSettings>), newer: newer as NewerSettings }
}
