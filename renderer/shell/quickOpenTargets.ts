import { CONFIG_FILE } from '../../shared/config/schema/config-file.ts'
import type { Section, SectionId } from '../../shared/config/schema/sections.ts'
import type { PageSummary } from '../../shared/page/summary.ts'
import { isMarkdown } from '../../shared/project/files/kinds.ts'
import type { CommandId } from '../../shared/rpc/commands.ts'
import { basename } from '../../shared/text/path.ts'
import { allSettings } from '../features/settings/allSettings.ts'
import type { UsableCommand } from '../host/commands/commands.ts'
import { localize } from '../messages/localize.ts'

/** A target of quick open. */
export type Target = { readonly title: string; readonly detail: string } & (
  | { readonly kind: 'page'; readonly id: string }
  /** A snippet or any other file that is not a page. */
  | { readonly kind: 'file'; readonly id: string }
  | { readonly kind: 'section'; readonly id: SectionId }
  /** `id` is the key: `colors.primary`. */
  | { readonly kind: 'setting'; readonly id: string }
  | { readonly kind: 'command'; readonly id: CommandId; readonly keys: string | undefined }
)

/** Pages as targets, by title. */
export const targetsOf = (pages: Iterable<PageSummary>): readonly Target[] =>
  [...pages]
    .map(({ file, title, path }) => ({ kind: 'page' as const, id: file, title, detail: path }))
    .sort((a, b) => a.title.localeCompare(b.title))

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

/** The sections of the settings as targets. */
export const sectionTargets = (sections: readonly Section[]): readonly Target[] =>
  sections.map(({ id, title, description }) => ({
    kind: 'section',
    id,
    title: localize(title),
    detail: localize(description),
  }))

/** Every setting of every section as a target. */
export const settingTargets = (sections: readonly Section[]): readonly Target[] =>
  allSettings(sections).map(({ key, title, section }) => ({
    kind: 'setting',
    id: key,
    title,
    detail: `${localize(section.title)} · ${key}`,
  }))

/** The available commands as targets. */
export const commandTargets = (commands: readonly UsableCommand[], detail: string): readonly Target[] =>
  commands
    .filter(({ isEnabled, id }) => isEnabled && id !== 'page.open')
    .map(({ id, label, keys }) => ({ kind: 'command', id, title: label, detail, keys }))

/** How well the words match; 0: not at all. A title counts more than a path, the start of a word more than its middle. */
function score({ title, detail }: Target, words: readonly string[]): number {
  const [name, path] = [title.toLowerCase(), detail.toLowerCase()]
  let sum = 0
  for (const word of words) {
    const best = Math.max(4 * closeness(name, word), closeness(path, word))
    if (best === 0) return 0
    sum += best
  }
  return sum
}

function closeness(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (at === 0) return 3
  return /[\s/_.-]/.test(text[at - 1] ?? '') ? 2 : 1
}

/** The targets that contain all the words, best first; all targets for an empty query. */
export function find(targets: readonly Target[], query: string): readonly Target[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return targets
  return targets
    .map(target => ({ target, score: score(target, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ target }) => target)
}
