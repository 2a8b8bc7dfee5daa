import { parseJson } from '../json/parse.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { newerSchema } from '../schema/schema.ts'
import type { NewerSettings } from '../schema/settings.ts'
import { Report } from './report.ts'
import { readValue } from './walk.ts'

/** The settings that a language or a page can have of its own. */
export type OwnSettings = Pick<NewerSettings, 'banner' | 'navbar' | 'footer' | 'contextual'>

/** Returns the usable settings that a division or a page has of its own, from what is written there. Never fails. */
export function readOwnSettings(own: JsonObject): OwnSettings {
  const text = JSON.stringify(own)
  const { root } = parseJson(text)
  const read = root && readValue({ node: root, path: [], schema: newerSchema }, new Report(text))
  return isObject(read) ? (read as OwnSettings) : {}
}
