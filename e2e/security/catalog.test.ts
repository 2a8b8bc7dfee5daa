import { expect, test } from 'vitest'
import { catalog, coveringTests, testsIn } from './catalog.ts'
import { groups } from './points.ts'

const points = Object.values(groups).flat()
const tests = coveringTests()

test('every point has an id of its own, and every test names points of the list', () => {
  const ids = points.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(tests.flatMap(test => test.points).filter(id => !ids.includes(id))).toEqual([])
})

test('every point has a test, or says why it has none', () => {
  const covered = new Set(tests.flatMap(test => test.points))
  const silent = points.filter(({ id, untested, open }) => !covered.has(id) && !untested && !open)
  expect(silent.map(({ id, what }) => `${id} ${what}`)).toEqual([])
})

test('a point that cannot be tested here has no test', () => {
  const covered = new Set(tests.flatMap(test => test.points))
  expect(points.filter(({ id, untested }) => untested && covered.has(id)).map(({ id }) => id)).toEqual([])
})

test('the table has the tests of today (otherwise: npx vitest run e2e/security -u)', async () => {
  await expect(catalog(tests)).toMatchFileSnapshot('README.md')
})

test('titles are found behind tables, options and conditions', () => {
  const text = [
    '// Covers A01',
    "test('a plain one', () => {})",
    '  // Covers A02, B01',
    "test.each([['x', 1], ['y', 2]])('a %s of a table', async (one, two) => {})",
    '// Covers A03',
    "test.skipIf(missing)('isn\\'t skipped', { timeout: 1 }, async () => {})",
    '// Covers A04',
    'test(`about a file`, async ({ page }) => {})',
    '// Covers A05',
    `test.each(['f.call("x", a => a)'])('%s is code in a table', async code => {})`,
  ].join('\n')
  expect(testsIn('a.test.ts', text).map(({ title, points }) => [title, points.join(' ')])).toEqual([
    ['a plain one', 'A01'],
    ['a %s of a table', 'A02 B01'],
    ["isn't skipped", 'A03'],
    ['about a file', 'A04'],
    ['%s is code in a table', 'A05'],
  ])
  expect(() => testsIn('a.test.ts', '// Covers A01\nconst x = 1\n')).toThrow('no test follows')
})
