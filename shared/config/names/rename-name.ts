import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { type Name, nameRules } from './names.ts'

/** Returns the changes of docs.json that give a value another text, and everything in the file that refers to it. */
export function renameChanges(config: unknown, name: Name, to: string): readonly Change[] {
  if (name.name === to) return []
  const own: Change =
    name.kind === 'variable'
      ? { kind: 'rename', path: name.at, key: to }
      : { kind: 'set', path: name.at, value: to }
  const uses: readonly JsonPath[] = nameRules[name.kind].uses(config, name)
  return [own, ...uses.map((path): Change => ({ kind: 'set', path, value: to }))]
}

/** The list or object that a value is an item of. */
function listOf(at: JsonPath): string {
  const index = at.findLastIndex(step => typeof step === 'number')
  return JSON.stringify(at.slice(0, index))
}

/** Whether a value beside one that would be renamed has the new text already, so that both would become one. */
export function isNameTaken(config: unknown, name: Name, to: string): boolean {
  const { declared, uses } = nameRules[name.kind]
  const lists = new Set([name.at, ...uses(config, name)].map(listOf))
  return to !== name.name && declared(config).some(one => one.name === to && lists.has(listOf(one.at)))
}
