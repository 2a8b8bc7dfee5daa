import type { SectionId } from '../../../shared/config/schema/sections.ts'
import type { CommandId } from '../../../shared/rpc/commands.ts'
import { loadedWords } from '../../messages/messages.ts'
import english from './words.en.json' with { type: 'json' }

/** Words by which people look for commands, sections and settings that are called something else. */
export interface SearchWords {
  readonly commands: Readonly<Partial<Record<CommandId, string>>>
  readonly sections: Readonly<Partial<Record<SectionId, string>>>
  /** By key: `colors.primary`. */
  readonly settings: Readonly<Record<string, string>>
}

/** The words in the language of the window; those that it lacks are English. */
export function searchWords(): SearchWords {
  const own: Partial<SearchWords> = loadedWords() ?? {}
  return {
    commands: { ...english.commands, ...own.commands },
    sections: { ...english.sections, ...own.sections },
    settings: { ...english.settings, ...own.settings },
  }
}
