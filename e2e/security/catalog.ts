import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { groups, type Point } from './points.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A test and the points that it covers. */
export interface CoveringTest {
  readonly file: string
  readonly title: string
  readonly points: readonly string[]
}

/** A comment above a test: the word and the ids of points. */
const TAG = /^[ \t]*\/\/ Covers ([A-Z]\d\d(?:, [A-Z]\d\d)*)$/gm

/** The title of a test: the first text in parentheses, outside of a table, that a function, or an object and a function, follow. */
const TITLE =
  /(?<=^[ \t]*[\w.]+|\btest|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,\s*(?:\{[^{}]*\}\s*,\s*)?(?:async\s*)?(?:\(|\w+\s*=>)/m

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

/** Returns the files with tests, by their paths in the project. */
export const testFiles = (): readonly string[] =>
  ['electron', 'renderer', 'shared', 'e2e']
    .flatMap(folder =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter(isTest)
        .map(path => posix.join(folder, path.replaceAll('\\', '/'))),
    )
    .sort()

/** Returns the tests of a file that say which points they cover. */
export function testsIn(file: string, text: string): readonly CoveringTest[] {
  return [...text.matchAll(TAG)].map(tag => {
    const match = TITLE.exec(text.slice(tag.index + tag[0].length))
    const title = match?.[1] ?? match?.[2] ?? match?.[3]
    if (title === undefined) throw new Error(`${file}: no test follows “${tag[0].trim()}”.`)
    return { file, title: title.replace(/\\(.)/g, '$1'), points: (tag[1] ?? '').split(', ') }
  })
}

/** Returns all tests that say which points they cover. */
export const coveringTests = (): readonly CoveringTest[] =>
  testFiles().flatMap(file => testsIn(file, readFileSync(`${root}${file}`, 'utf8')))

const escaped = (text: string): string => text.replaceAll('|', '\\|')

function cell({ id, untested, open }: Point, tests: readonly CoveringTest[]): string {
  const found = tests
    .filter(({ points }) => points.includes(id))
    .map(({ file, title }) => `[${escaped(title)}](../../${file})`)
  return [...found, ...(untested ? [untested] : []), ...(open ? [`**Open:** ${open}`] : [])].join('<br>')
}

/** Returns the points that are open: those without a test and without a reason, and those that say so. */
export const openPoints = (tests: readonly CoveringTest[]): readonly Point[] =>
  Object.values(groups)
    .flat()
    .filter(
      ({ id, untested, open }) =>
        open !== undefined || (untested === undefined && !tests.some(({ points }) => points.includes(id))),
    )

/** Returns the table of points and their tests, as Markdown. */
export function catalog(tests: readonly CoveringTest[]): string {
  const all = Object.values(groups).flat()
  const open = openPoints(tests).length
  const untested = all.filter(point => point.untested !== undefined).length
  const sections = Object.entries(groups).map(([name, points]) => {
    const rows = points.map(point => `| ${point.id} | ${point.what} | ${cell(point, tests)} |`)
    return [`## ${name}`, '', '| point | attack or fault | tests |', '| --- | --- | --- |', ...rows, ''].join(
      '\n',
    )
  })
  return `# What the product is tested against

Every attack and every fault that Galley is tested against, with the tests. \`SECURITY.md\` says what is promised.

This file is written by \`npx vitest run e2e/security -u\` from the list in \`points.ts\` and from the comments
\`// Covers …\` above tests. To cover a point, write such a comment above the test, and run the command.

${all.length} points: ${all.length - open - untested} are tested, ${untested} cannot be tested here, ${open} are open.

${sections.join('\n')}`
}
