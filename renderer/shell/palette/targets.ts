import i18next from 'i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { Section, SectionId } from '../../../shared/config/schema/sections.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import type { HandbookPage } from '../../../shared/project/base/handbook.ts'
import { isMarkdown } from '../../../shared/project/files/kinds.ts'
import type { FoundHeading } from '../../../shared/project/search/headings.ts'
import type { CommandId } from '../../../shared/rpc/commands.ts'
import { basename } from '../../../shared/text/path.ts'
import { handbookPlaces } from '../../features/handbook/findInHandbook.ts'
import { allSettings } from '../../features/settings/allSettings.ts'
import type { UsableCommand } from '../../host/commands/commands.ts'
import { localize } from '../../messages/localize.ts'
import type { SearchWords } from './words.ts'

/** A target of the palette. */
export type Target = {
  readonly title: string
  readonly detail: string
  /** Other words by which it is found. */
  readonly words?: string
} & (
  | { readonly kind: 'page'; readonly id: string }
  /** A snippet or any other file that is not a page. */
  | { readonly kind: 'file'; readonly id: string }
  /** `id` is unique: the file and the line. */
  | { readonly kind: 'heading'; readonly id: string; readonly file: string; readonly line: number }
  | { readonly kind: 'section'; readonly id: SectionId }
  /** `id` is the key: `colors.primary`. */
  | { readonly kind: 'setting'; readonly id: string }
  /** `id` is a place of the handbook. */
  | { readonly kind: 'help'; readonly id: string }
  | { readonly kind: 'command'; readonly id: CommandId; readonly keys: string | undefined }
)

/** Pages as targets, by title. */
export const pageTargets = (pages: Iterable<PageSummary>): readonly Target[] =>
  [...pages]
    .map(({ file, title, path }) => ({ kind: 'page' as const, id: file, title, detail: path }))
    .sort((a, b) => a.title.localeCompare(b.title, i18next.language))

/** The files that are not pages as targets, by path: texts that pages include, and everything else. */
export function fileTargets(files: Iterable<string>) {
  const targets = [...files]
    .filter(file => file !== CONFIG_FILE)
    .sort()
    .map((file): Target => ({ kind: 'file', id: file, title: basename(file), detail: file }))
  return {
    snippets: targets.filter(({ id }) => isMarkdown(id)),
    others: targets.filter(({ id }) => !isMarkdown(id)),
  }
}

/** Targets with those of `recent` first, in its order, but with the first one, the current page, last of them. */
export function latestFirst(targets: readonly Target[], recent: readonly string[]): readonly Target[] {
  const [current, ...others] = recent
  const positions = new Map([...others, current].map((id, position) => [id, position]))
  const positionOf = ({ id }: Target) => positions.get(id) ?? positions.size
  return targets.toSorted((a, b) => positionOf(a) - positionOf(b))
}

/** The recent pages: viewed ones, then edited ones. The first is the current page. */
export const firstPages = (
  looked: readonly string[],
  edited: readonly { readonly file: string }[],
): readonly string[] => [...new Set([looked[0] ?? '', ...looked, ...edited.map(({ file }) => file)])]

/** The targets of the edited pages, latest first. */
export function editedTargets(
  targets: readonly Target[],
  edited: readonly { readonly file: string }[],
): readonly Target[] {
  const byFile = new Map(targets.map(target => [target.id, target]))
  return edited.flatMap(({ file }) => byFile.get(file) ?? [])
}

const withWords = (words: string | undefined) => (words === undefined ? {} : { words })

/** The sections of the settings as targets. */
export const sectionTargets = (sections: readonly Section[], words: SearchWords): readonly Target[] =>
  sections.map(({ id, title, description }) => ({
    kind: 'section',
    id,
    title: localize(title),
    detail: localize(description),
    ...withWords(words.sections[id]),
  }))

/** Every setting of every section as a target, with the settings that it belongs to in its title. */
export const settingTargets = (sections: readonly Section[], words: SearchWords): readonly Target[] => {
  const settings = allSettings(sections)
  const titles = new Map(settings.map(({ key, title }) => [key, title]))
  const fullTitle = (key: string): string => {
    const [last = '', ...outer] = key
      .split('.')
      .map((_, index, parts) => titles.get(parts.slice(0, index + 1).join('.')) ?? '')
      .toReversed()
    return [...outer.toReversed(), last].filter(title => title !== '').join(' › ')
  }
  return settings.map(({ key, section }) => ({
    kind: 'setting',
    id: key,
    title: fullTitle(key),
    detail: `${localize(section.title)} · ${key}`,
    ...withWords(words.settings[key]),
  }))
}

/** The available commands as targets. */
export const commandTargets = (
  commands: readonly UsableCommand[],
  detail: string,
  words: SearchWords,
): readonly Target[] =>
  commands
    .filter(({ isEnabled, id }) => isEnabled && id !== 'page.open')
    .map(({ id, label, keys }) => ({
      kind: 'command',
      id,
      title: label,
      detail,
      keys,
      ...withWords(words.commands[id]),
    }))

/** Headings as targets, with the titles of their pages. */
export const headingTargets = (
  headings: readonly FoundHeading[],
  titleOf: (file: string) => string,
): readonly Target[] =>
  headings.map(({ file, text, line }) => ({
    kind: 'heading',
    id: `${file}:${line}`,
    title: text,
    detail: titleOf(file),
    file,
    line,
  }))

/** The pages and parts of the handbook as targets. */
export const helpTargets = (pages: readonly HandbookPage[], name: string): readonly Target[] =>
  handbookPlaces(pages).map(({ place, title, around }) => ({
    kind: 'help',
    id: place,
    title,
    detail: around === '' ? name : `${name} › ${around}`,
  }))
