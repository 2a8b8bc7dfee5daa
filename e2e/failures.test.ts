import { expect, test } from 'vitest'
import { counted, journeyFailures, unitFailures } from './failures.ts'

test('a failed unit test is reported with its file, its name, and the first lines of its message, without colors', () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n')
  const report = {
    testResults: [
      {
        name: 'shared/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'good', status: 'passed', failureMessages: [] },
          { fullName: 'bad', status: 'failed', failureMessages: [`\u001b[31mexpected 1\u001b[39m\n${long}`] },
        ],
      },
      { name: 'shared/b.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
    ],
  }
  const [bad, unread] = unitFailures(report)
  expect(bad?.name).toBe('shared/a.test.ts › bad')
  expect(bad?.message.split('\n')).toHaveLength(12)
  expect(bad?.message.startsWith('expected 1\n')).toBe(true)
  expect(unread).toEqual({ name: 'shared/b.test.ts', message: 'cannot be read' })
})

test('a failed journey is reported with its location, its title, and its errors, and so is what the runner could not start', () => {
  const spec = (ok: boolean, messages: readonly string[]) => ({
    title: 'a reader searches',
    file: 'journeys/search.spec.ts',
    line: 7,
    ok,
    tests: [{ results: [{ errors: messages.map(message => ({ message })) }] }],
  })
  const report = {
    errors: [{ message: 'no browser' }],
    suites: [{ specs: [spec(true, [])], suites: [{ specs: [spec(false, ['timed out', 'and more'])] }] }],
  }
  expect(journeyFailures(report)).toEqual([
    { name: 'The runner', message: 'no browser' },
    { name: 'journeys/search.spec.ts:7 › a reader searches', message: 'timed out\nand more' },
  ])
})

test('no report, no failures', () => {
  expect(unitFailures(undefined)).toEqual([])
  expect(journeyFailures('nonsense')).toEqual([])
})

test('every failure is counted and named; a runner that names nothing is named after its command', () => {
  const failures = [
    { name: 'shared/a.test.ts', message: 'cannot be read' },
    { name: 'shared/b.test.ts', message: 'cannot be read' },
  ]
  const failed = { command: 'npx runner', ok: false }
  const unnamed = {
    passed: 3,
    failed: 1,
    failures: [{ name: 'npx runner', message: 'What it says stands above.' }],
  }
  expect(counted(failed, 3, 0, [])).toEqual(unnamed)
  expect(counted(failed, 3, 0, failures)).toEqual({ passed: 3, failed: 2, failures })
  expect(counted(failed, 3, 5, failures)).toEqual({ passed: 3, failed: 5, failures })
  expect(counted({ ...failed, ok: true }, 3, 0, [])).toEqual({ passed: 3, failed: 0, failures: [] })
})
