import type { JsonPath } from '../../config/json/pointer.ts'
import { type Division, divisionIn } from '../../config/navigation/division.ts'
import { type OwnSettings, readOwnSettings } from '../../config/read/own-settings.ts'
import type { PageContext } from './page-context.ts'

/** A setting of the newer form, and its path in docs.json. */
interface FrameSetting<T> {
  readonly value: T | undefined
  readonly at: JsonPath
}

const known = new WeakMap<Division, OwnSettings>()

function ownOf(division: Division): OwnSettings {
  const own = known.get(division) ?? readOwnSettings(division.own ?? {})
  known.set(division, own)
  return own
}

/** The banner, header or footer around a page: that of its language, else the site's. */
export function frameSetting<K extends keyof OwnSettings>(
  { site, section }: PageContext,
  name: K,
): FrameSetting<NonNullable<OwnSettings[K]>> {
  const language = divisionIn(section.membership, 'language')
  const own = language?.own === undefined ? undefined : ownOf(language)[name]
  if (language !== undefined && own !== undefined) return { value: own, at: [...language.at, name] }
  return { value: site.config.newer?.[name] ?? undefined, at: [name] }
}
