import i18next from 'i18next'
import type { SectionId } from '../../../shared/config/schema/sections.ts'
import type { CommandId } from '../../../shared/rpc/commands.ts'

/** Words by which people look for commands, sections and settings that are called something else. */
export interface SearchWords {
  readonly commands: Readonly<Partial<Record<CommandId, string>>>
  readonly sections: Readonly<Partial<Record<SectionId, string>>>
  /** By key: `colors.primary`. */
  readonly settings: Readonly<Record<string, string>>
}

/** By language: `words.en.json`. */
const catalogs = import.meta.glob<SearchWords>('./words.*.json', { eager: true, import: 'default' })

const NONE: SearchWords = { commands: {}, sections: {}, settings: {} }

/** The words in the language of the window. */
export const searchWords = (): SearchWords =>
  catalogs[`./words.${i18next.language}.json`] ?? catalogs['./words.en.json'] ?? NONE
