import fc from 'fast-check'
import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import type { Problem } from '../../text/problem.ts'
import type { HostEvents } from '../base/events.ts'
import { ProblemList } from './problem-list.ts'

type Report = Parameters<HostEvents['problems']>[0]

const problem = (file: string, code: Problem['code']): Problem => ({
  file,
  offset: 0,
  length: 1,
  line: 1,
  column: 1,
  code,
  severity: 'warning',
  message: message('checks:field.orphansHint'),
})
const unlisted = (file: string) => [problem(file, 'navigation/unreachable')]

/** A list, and what the window knows of it from the reports. */
function listAndWindow() {
  const reports: Report[] = []
  const known = new Map<string, readonly Problem[]>()
  const list = new ProblemList({
    problems: report => {
      reports.push(report)
      for (const file of report.files)
        known.set(
          file,
          report.problems.filter(one => one.file === file),
        )
    },
  })
  const window = () => [...known.keys()].sort().flatMap(file => known.get(file) ?? [])
  return { list, reports, window }
}

const file = fc
  .tuple(fc.constantFrom('', 'guide/'), fc.integer({ min: 0, max: 6 }))
  .map(([folder, name]) => `${folder}${name}.md`)
const codes = fc.constantFrom<readonly Problem['code'][]>(
  [],
  ['navigation/unreachable'],
  ['page/title', 'navigation/unreachable'],
)

test('whatever changes, the window knows the whole list after each report', () => {
  const step = fc.array(fc.tuple(file, codes), { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), steps => {
      const { list, window } = listAndWindow()
      for (const changes of steps) {
        for (const [name, found] of changes)
          list.set(
            name,
            found.map(code => problem(name, code)),
          )
        list.report()
        expect(window()).toEqual(list.all())
      }
    }),
  )
})

test('while the unlisted pages of a large folder are found, and while they are listed, no page is reported again and again', () => {
  const { list, reports, window } = listAndWindow()
  const files = Array.from({ length: 5_000 }, (_, index) => `old/${String(index).padStart(4, '0')}.md`)
  const inPieces = (found: (file: string) => readonly Problem[]) => {
    for (let from = 0; from < files.length; from += 50) {
      for (const one of files.slice(from, from + 50)) list.set(one, found(one))
      list.report()
    }
  }
  inPieces(unlisted)
  expect(window()).toMatchObject([
    { file: 'old/0000.md', message: { values: { count: 5_000, folder: 'old/' } } },
  ])
  inPieces(() => [])
  expect(window()).toEqual([])
  const reported = reports.reduce((sum, report) => sum + report.files.length, 0)
  expect(reported).toBeLessThan(2 * files.length + 3 * reports.length)
})
