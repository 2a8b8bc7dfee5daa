import { expect, test } from 'vitest'
import { isSerious, readAudit, sentence } from './advisories.ts'

const report = (vulnerabilities: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: {} } })

// Covers S03
test('a serious advisory about a package stops the gate, a lesser one is printed', () => {
  const of = (severity: string) => ({ name: 'evil', severity, range: '<2.0.0' })
  const answer = readAudit(report({ evil: of('high'), mild: { ...of('low'), name: 'mild' } }))
  expect(sentence(answer)).toContain('2 known')
  expect(sentence(answer)).toContain('high: evil <2.0.0')
  expect(answer.kind === 'checked' && answer.advisories.map(isSerious)).toEqual([true, false])
  expect(isSerious(of('a severity of the future'))).toBe(true)
})

test('without advisories, the answer says so', () => {
  expect(sentence(readAudit(report({})))).toBe('advisories: 0 known for the packages in package-lock.json')
})

// Covers S03
test.each([
  ['{"message": "405 Method Not Allowed", "statusCode": 405}', '405 Method Not Allowed'],
  ['', 'the registry gave no answer'],
  ['<html>', 'the registry gave no answer'],
  ['{"vulnerabilities": {}}', 'the registry gave no answer'],
  ['null', 'the registry gave no answer'],
])('a registry that answers %j has checked nothing', (printed, reason) => {
  expect(sentence(readAudit(printed))).toBe(`advisories: not checked (${reason})`)
})
