import { type Message, message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { type DivisionKind, divisionContainers } from './containers.ts'
import type { Divisions } from './divisions.ts'

/** The names of the chosen divisions by their kind; of the other kinds, all are chosen. */
export type Choice = ReadonlyMap<DivisionKind, ReadonlySet<string>>

/** The names that can be chosen by their kind, each once, in file order. */
type Choices = ReadonlyMap<DivisionKind, readonly string[]>

/** Returns the divisions that can be chosen; those that only link to other sites cannot. */
export function choicesOf({ all, versions }: Pick<Divisions, 'all' | 'versions'>): Choices {
  const names = new Map<DivisionKind, Set<string>>()
  const add = (kind: DivisionKind, name: string) => {
    const known = names.get(kind)
    if (known) known.add(name)
    else if (name.trim() !== '') names.set(kind, new Set([name]))
  }
  for (const { name, url } of versions) if (url === undefined) add('version', name)
  for (const { kind, name, href } of all) if (href === undefined) add(kind, name)
  const kinds = divisionContainers.map(({ kind }) => kind).filter(kind => names.has(kind))
  return new Map(kinds.map(kind => [kind, [...(names.get(kind) ?? [])]]))
}

/** The option of the command line that a choice was written for. */
export type ChoiceOption = '--only' | '--part'

/**
 * Reads what a person chose, such as `en`, `language=en`, or `en,version=v2`: names of divisions, with their kind
 * where a name alone is ambiguous. Several names of one kind choose all of them. Refuses names that
 * are unknown or ambiguous, with the choices.
 */
export function readChoice(written: readonly string[], choices: Choices, option: ChoiceOption): Choice {
  if (choices.size === 0) throw new Refusal('bad-request', message('build:onlyNothing', { option }))
  const chosen = new Map<DivisionKind, Set<string>>()
  for (const each of written.flatMap(text => separated(text, choices))) {
    const found = matching(each, choices)
    const [first, ...others] = found
    if (!first) {
      const reason = message('build:onlyUnknown', { option, written: each })
      throw new Refusal('bad-request', reason, choicesHint(choices))
    }
    if (others.length > 0) {
      const reason = message('build:onlyAmbiguous', { option, written: each, names: found.map(inSyntax) })
      throw new Refusal('bad-request', reason)
    }
    chosen.set(first.kind, new Set([...(chosen.get(first.kind) ?? []), first.name]))
  }
  return chosen
}

interface Named {
  readonly kind: DivisionKind
  readonly name: string
}

const inSyntax = ({ kind, name }: Named): string => `${kind}=${name}`

/** Names between commas, unless one name has the commas. */
function separated(written: string, choices: Choices): readonly string[] {
  if (matching(written, choices).length > 0) return [written]
  const names = written.split(',').map(name => name.trim())
  return names.filter((name, index) => name !== '' || index === 0)
}

/** The divisions of this name; if there is none, those whose name differs only in case. */
function matching(written: string, choices: Choices): readonly Named[] {
  const all = [...choices].flatMap(([kind, names]) => names.map((name): Named => ({ kind, name })))
  const [, kind, own = ''] = /^(\w+)=(.*)$/s.exec(written.trim()) ?? []
  const isNamed = (test: (name: string) => boolean) => all.filter(({ name }) => test(name.trim()))
  const exact = isNamed(name => name === written.trim())
  if (exact.length > 0) return exact
  const ofKind = all.filter(one => one.kind === kind && one.name.trim() === own.trim())
  if (ofKind.length > 0) return ofKind
  const folded = (text: string) => text.trim().toLowerCase()
  return all.filter(one => [one.name, inSyntax(one)].some(name => folded(name) === folded(written)))
}

/** A site with many tabs has many names: of each kind, this many are listed. */
const MOST = 60

/** Returns the choices as they can be written. */
export function choicesHint(choices: Choices): Message {
  const rows = [...choices].map(
    ([kind, names]) => `${kind}=${names.slice(0, MOST).join(', ')}${names.length > MOST ? ', …' : ''}`,
  )
  return message('build:onlyChoices', { choices: rows.join('; ') })
}

/** Returns a choice as it can be written. */
export const choiceInSyntax = (choice: Choice): readonly string[] =>
  [...choice].flatMap(([kind, names]) => [...names].map(name => inSyntax({ kind, name })))
