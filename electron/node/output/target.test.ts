import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeHome, removeHome } from '../testing/temporary-folders.ts'
import { targetFolder } from './target.ts'

let base: string
let repository: string
beforeAll(() => {
  base = makeHome('target')
  repository = join(base, 'home', 'docs')
  mkdirSync(repository, { recursive: true })
  writeFileSync(join(repository, 'docs.json'), '{}')
})
afterAll(() => removeHome(base))

/** A home folder as programs find it on this system. */
function stubHome(folder: string): void {
  for (const name of ['HOME', 'USERPROFILE']) vi.stubEnv(name, folder)
}

test('a site goes into a folder of its own, not over a home or a repository', () => {
  const home = join(base, 'home')
  stubHome(home)
  expect(targetFolder(join(home, 'site'), repository)).toBe(join(home, 'site'))
  for (const taken of [base, repository]) expect(() => targetFolder(taken, repository)).toThrow()
})

test('an account without a home folder builds sites, too', () => {
  stubHome(join(base, 'no', 'such', 'home'))
  expect(targetFolder(join(base, 'site'), repository)).toBe(join(base, 'site'))
  expect(() => targetFolder(join(base, 'no'), repository)).toThrow()
})

test('a folder that the system refuses to show is refused, with the reason', () => {
  const long = join(base, 'x'.repeat(300))
  expect(() => targetFolder(long, repository)).toThrow(`“${long}” couldn’t be opened: `)
})
