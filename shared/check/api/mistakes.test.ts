import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { inEnglish } from '../../messages/in-english.ts'
import { readApis } from '../../openapi/apis.ts'
import { applyEdits } from '../../text/edit.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import { checkApis } from './descriptions.ts'

/**
 * Descriptions with one mistake each: of OpenAPI 3 in `fixtures/mistakes`, and in `fixtures/swagger` those of Swagger 2.0
 * that its schema and its text rule out. The first line names the problem; `»` is in front of
 * the place where it is reported, `§` in the first key of the object where it is. The other lines that start with `# -` and `# +` are
 * those that the fix removes and adds.
 */
const folders = ['mistakes', 'swagger'].map(name => new URL(`./fixtures/${name}/`, import.meta.url))

interface Mistake {
  readonly isOld: boolean
  readonly name: string
  /** Severity and rule. */
  readonly problem: string
  /** Lines that the fix changes, without their indentation. */
  readonly fix: readonly string[]
  readonly marked: string
}

function readMistake(file: string, folder: URL): Mistake {
  const [problem = '', ...lines] = readFileSync(new URL(file, folder), 'utf8').split('\n')
  const fix = lines.filter(line => /^# [+-]/.test(line)).map(line => line.slice(2).replace(/^(.) +/, '$1 '))
  const marked = lines.filter(line => !/^# [+-]/.test(line)).join('\n')
  return {
    isOld: folder.pathname.includes('/swagger/'),
    name: file.replace(/\.yaml$/, ''),
    problem: problem.slice(2),
    fix,
    marked,
  }
}

const mistakes = folders.flatMap(folder =>
  readdirSync(folder)
    .sort()
    .map(file => readMistake(file, folder)),
)

/** The text without its mark, and the place of the mark. */
function unmarked(marked: string, isJson: boolean) {
  const found = marked.search(/[»§]/)
  const text = marked.replace(/[»§]/, '')
  const isItem = marked[found] === '§' && isJson
  const quote = isJson && text[found - 1] === '"' ? 1 : 0
  const offset = isItem ? text.lastIndexOf('{', found) : found - quote
  const { line, column } = positionAt(lineStarts(text), offset)
  return { text, place: `${line}:${column}` }
}

const asJson = (marked: string): string =>
  JSON.stringify(parse(marked.replace(/([»§])"/, '"$1')), null, 2).replace(/"»(\d+)"(?!:)/, '»$1')

async function check(text: string, file: string) {
  const apis = await readApis({
    entries: [{ written: file }],
    repository: new Set([file]),
    read: async () => text,
  })
  return [...checkApis(apis).values()].flat()
}

const said = (problems: Awaited<ReturnType<typeof check>>) =>
  problems.map(
    ({ severity, code, line, column, message }) =>
      `${severity} ${code} ${line}:${column} ${inEnglish(message)}`,
  )

/** The lines that are only in one of two texts, without their indentation. */
function changed(before: string, after: string): readonly string[] {
  const left = after.split('\n').map(line => line.trim())
  const gone = before.split('\n').flatMap(line => {
    const at = left.indexOf(line.trim())
    if (at < 0) return [`- ${line.trim()}`]
    left.splice(at, 1)
    return []
  })
  return [...gone, ...left.map(line => `+ ${line}`)]
}

test('there are more than a hundred mistakes of OpenAPI 3, and 37 of Swagger 2.0', () => {
  const ofSwagger = mistakes.filter(({ isOld }) => isOld)
  expect(ofSwagger).toHaveLength(37)
  expect(mistakes.length - ofSwagger.length).toBeGreaterThan(100)
})

test.each(mistakes)(
  '$name is the only problem, at its place, in YAML and in JSON',
  async ({ marked, problem }) => {
    for (const isJson of [false, true]) {
      const { text, place } = unmarked(isJson ? asJson(marked) : marked, isJson)
      const found = said(await check(text, isJson ? 'a.json' : 'a.yaml'))
      expect(found).toEqual([expect.stringContaining(`${problem} ${place} `)])
    }
  },
)

test.each(mistakes.filter(({ fix }) => fix.length > 0))(
  'the fix of $name changes nothing else, and leaves no problem',
  async ({ marked, fix }) => {
    const yaml = unmarked(marked, false).text
    const [found] = await check(yaml, 'a.yaml')
    const fixed = applyEdits(yaml, found?.fix?.edits ?? [])
    expect(changed(yaml, fixed)).toEqual(fix)
    expect(said(await check(fixed, 'a.yaml'))).toEqual([])
    const json = unmarked(asJson(marked), true).text
    const [same] = await check(json, 'a.json')
    const fixedJson = applyEdits(json, same?.fix?.edits ?? [])
    expect(JSON.parse(fixedJson)).toEqual(parse(fixed))
  },
)

test('a mistake of OpenAPI 3 without a fix in its file has none', async () => {
  const withFix: string[] = []
  for (const { name, marked, fix } of mistakes.filter(({ isOld }) => !isOld)) {
    const [found] = await check(unmarked(marked, false).text, 'a.yaml')
    if (found?.fix && fix.length === 0) withFix.push(name)
  }
  expect(withFix).toEqual([])
})
