import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { engineSettings } from './quick-start.ts'

test('this version of Node knows the settings that its engine gets', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const names = engineSettings(process.versions.v8).map(setting => setting.split('=')[0])
  expect(names.filter(name => !known.includes(`  ${name} (`))).toEqual([])
})

test('an engine that nobody has tried gets no settings', () => {
  expect(engineSettings('99.1.2.3-node.4')).toEqual([])
})
