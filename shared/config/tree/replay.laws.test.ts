import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Dice, dice, wildly } from '../../../e2e/laws/json-texts.ts'
import { randomNewer, randomOlder, writtenBySomebody } from '../../../e2e/laws/random-sites.ts'
import { anyCommand } from '../../../e2e/laws/tree-commands.ts'
import { composeEdits } from '../../text/compose.ts'
import { applyEdits, invertEdits, type TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { readDocument } from '../document/config-document.ts'
import { documentEdits } from '../document/document-edits.ts'
import { applyChanges } from '../edit/apply-changes.ts'
import { editsOf } from '../edit/change-edits.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { CONFIG_FILE } from '../schema/config-file.ts'
import { pagesListed } from './mentions.ts'
import { levelsAndEntries, mistakes } from './testing/grammar.ts'
import { configIn } from './testing/perform.ts'
import type { MadeEdit } from './tree-edit.ts'

/** Commands that one random history makes. */
const STEPS = 12

const seeds = fc.nat(0xffffffff)
const site = (roll: Dice): JsonObject => (roll(2) === 0 ? randomNewer(roll) : randomOlder(roll))

const STRUCTURAL = new Set(['move', 'rename', 'wrap', 'unwrap'])

/** What only moves and renames keeps every page, each as often as it was listed. */
function checkPages(before: unknown, { changes }: MadeEdit, after: unknown): void {
  if (changes.some(({ kind }) => !STRUCTURAL.has(kind))) return
  const pages = (config: unknown) =>
    pagesListed(config)
      .map(({ path }) => path)
      .toSorted()
  expect(pages(after)).toEqual(pages(before))
}

function nextCommand(config: unknown, roll: Dice): MadeEdit | undefined {
  if (levelsAndEntries(config).entries.length === 0) return undefined
  const answer = anyCommand(config, roll)
  return answer.kind === 'edit' ? answer : undefined
}

/** Performs a history on a text; every state has the value of the pure model, and all of it can be taken back. */
function replay(original: string, roll: Dice): number {
  let text = original
  let model = configIn(original)
  let all: TextEdits = []
  let count = 0
  for (let step = 0; step < STEPS; step += 1) {
    const command = nextCommand(model, roll)
    if (!command) continue
    const edits = editsOf(text, command.changes)
    const next = applyEdits(text, edits)
    const meant = applyChanges(model, command.changes)
    expect(configIn(next)).toEqual(meant)
    expect(applyEdits(next, invertEdits(text, edits))).toBe(text)
    checkPages(model, command, meant)
    expect(mistakes(meant).length, mistakes(meant).join('\n')).toBeLessThanOrEqual(mistakes(model).length)
    all = composeEdits(all, edits)
    text = next
    model = meant
    count += 1
  }
  expect(applyEdits(original, all)).toBe(text)
  expect(applyEdits(text, invertEdits(original, all))).toBe(original)
  return count
}

test('histories of random sites, as people write them, give the value they mean and can be undone', () => {
  let made = 0
  fc.assert(
    fc.property(seeds, seed => {
      const roll = dice(seed)
      made += replay(writtenBySomebody(site(roll), roll), roll)
    }),
    { numRuns: 250 },
  )
  expect(made).toBeGreaterThan(250)
})

test('the same of the oddest texts', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const roll = dice(seed)
      replay(wildly(site(roll), roll), roll)
    }),
    { numRuns: 150 },
  )
})

/** Writes some objects of a value to files of their own. */
function split(value: unknown, roll: Dice, files: Map<string, string>, folder = ''): unknown {
  if (isList(value)) {
    return value.map(item => {
      if (!isObject(item) || roll(4) > 0 || files.size > 8) return split(item, roll, files, folder)
      const name = `part-${files.size}.json`
      files.set(`nav/${name}`, '')
      files.set(`nav/${name}`, writtenBySomebody(split(item, roll, files, 'nav'), roll))
      return { $ref: folder === 'nav' ? `./${name}` : `./nav/${name}` }
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, split(inner, roll, files, folder)]),
  )
}

const wholeOf = (texts: ReadonlyMap<string, string>): unknown => {
  const text = texts.get(CONFIG_FILE) ?? ''
  const { root } = parseJson(text)
  return root && toValue(readDocument(root, text, file => texts.get(file)).root)
}

test('histories of sites in several files change the files in which the values are, and can be undone', () => {
  let [made, refused] = [0, 0]
  fc.assert(
    fc.property(seeds, seed => {
      const roll = dice(seed)
      let texts = new Map<string, string>()
      const main = split(randomNewer(roll), roll, texts)
      texts.set(CONFIG_FILE, writtenBySomebody(main, roll))
      let model = wholeOf(texts)
      for (let step = 0; step < 6; step += 1) {
        const command = nextCommand(model, roll)
        if (!command) continue
        const before = texts
        try {
          const edits = documentEdits(command.changes, file => before.get(file))
          const next = new Map(before)
          for (const { file, edits: own } of edits) next.set(file, applyEdits(before.get(file) ?? '', own))
          const meant = applyChanges(model, command.changes)
          expect(wholeOf(next)).toEqual(meant)
          for (const { file, edits: own } of edits) {
            const was = before.get(file) ?? ''
            expect(applyEdits(next.get(file) ?? '', invertEdits(was, own))).toBe(was)
          }
          texts = next
          model = meant
          made += 1
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          refused += 1
        }
      }
    }),
    { numRuns: 120 },
  )
  expect(made).toBeGreaterThan(refused * 10)
})
