import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isKnownName } from '../base/blocks.ts'
import { componentNamed, componentNames } from './registry.ts'

const fixtures = new URL('../fixtures/', import.meta.url)
const inputs = readdirSync(fixtures)
  .filter(name => existsSync(new URL(`${name}/input.mdx`, fixtures)))
  .map(name => readFileSync(new URL(`${name}/input.mdx`, fixtures), 'utf8'))
  .join('\n')

test.each(componentNames)('%s has a fixture and is a block or inline', name => {
  expect(inputs).toContain(`<${name}`)
  expect(isKnownName(name)).toBe(true)
  expect(componentNamed(name)).toBeDefined()
})
