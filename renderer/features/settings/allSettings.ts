import { type FormSchema, sectionSchema } from '../../../shared/config/schema/form-schema.ts'
import type { Section } from '../../../shared/config/schema/sections.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import { localize } from '../../messages/localize.ts'

/** One setting that can be found. */
interface Setting {
  /** `colors.primary`. */
  readonly key: string
  readonly title: string
  readonly help: string
  readonly section: Section
}

/** Every setting of these sections, in order; settings inside lists are found by the list. */
export const allSettings = (sections: readonly Section[]): readonly Setting[] =>
  sections.flatMap(section => settingsIn(sectionSchema(section), section, []))

function settingsIn(schema: FormSchema, section: Section, path: readonly string[]): readonly Setting[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const here = [...path, name]
    const own = {
      key: here.join('.'),
      title: localize(property.title === undefined ? name : { english: property.title }),
      help: localize({ english: property.description ?? '' }),
      section,
    }
    return [own, ...settingsIn(property, section, here)]
  })
}

/** The settings that match `text`, all if it is empty: first those whose label or key starts with it. */
export function matchingSettings(settings: readonly Setting[], text: string): readonly Setting[] {
  const sought = searchable(text.trim())
  if (sought === '') return settings
  const rank = ({ key, title, help }: Setting): number => {
    if (searchable(title).startsWith(sought) || searchable(key).startsWith(sought)) return 0
    if (searchable(`${title} ${key}`).includes(sought)) return 1
    return searchable(help).includes(sought) ? 2 : 3
  }
  return settings
    .map(setting => ({ setting, rank: rank(setting) }))
    .filter(({ rank: at }) => at < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ setting }) => setting)
    .slice(0, 12)
}
