import { expect, test } from 'vitest'
import type { FolderListing } from '../../../shared/project/base/model.ts'
import { type BrowsedFolder, folderBrowsing } from './folderBrowsing.ts'

/** Requests whose answers are given by the test: `answer('/a')` finds the folder, `fail('/a')` does not. */
function held() {
  const found = new Map<string, (listing: FolderListing) => void>()
  const refused = new Map<string, (reason: string) => void>()
  let seen: BrowsedFolder = {}
  const looks = folderBrowsing({
    browse: (folder = '/home') =>
      new Promise((resolve, reject) => {
        found.set(folder, resolve)
        refused.set(folder, reject)
      }),
    explain: String,
    show: now => {
      seen = now
    },
  })
  return {
    looks,
    shown: () => seen.listing?.folder,
    error: () => seen.error,
    answer: (folder: string) => found.get(folder)?.({ folder, folders: [], isSite: false }),
    fail: (folder: string) => refused.get(folder)?.(`no ${folder}`),
  }
}

test('the folder that is shown is the one that is opened, whichever answer comes last', async () => {
  const { looks, shown, answer } = held()
  const slow = looks.look('/slow')
  const fast = looks.look('/fast')
  answer('/fast')
  expect(await fast).toBe('/fast')
  answer('/slow')
  expect(await slow).toBeUndefined()
  expect(shown()).toBe('/fast')
  expect(await looks.settled()).toBe('/fast')
})

test('a late listing of home replaces no other folder, nor does its failure', async () => {
  const { looks, shown, error, answer, fail } = held()
  const home = looks.look()
  const typed = looks.look('/typed')
  answer('/typed')
  await typed
  answer('/home')
  await home
  expect(shown()).toBe('/typed')
  const again = looks.look()
  const other = looks.look('/other')
  answer('/other')
  fail('/home')
  await Promise.all([again, other])
  expect([shown(), error()]).toEqual(['/other', undefined])
})

test('a person who chooses the folder that is shown is not taken elsewhere', async () => {
  const { looks, shown, answer } = held()
  const home = looks.look()
  answer('/home')
  await home
  const slow = looks.look('/slow')
  const waiting = looks.settled()
  looks.stay()
  answer('/slow')
  expect(await slow).toBeUndefined()
  expect(await waiting).toBeUndefined()
  expect([shown(), await looks.settled()]).toEqual(['/home', '/home'])
})

test('a missing folder shows an error and opens nothing, until another path is typed', async () => {
  const { looks, shown, error, answer, fail } = held()
  const home = looks.look()
  answer('/home')
  await home
  const looking = looks.look('/nowhere')
  fail('/nowhere')
  expect(await looking).toBeUndefined()
  expect([shown(), error(), await looks.settled()]).toEqual(['/home', 'no /nowhere', undefined])
  looks.excuse()
  expect([shown(), error()]).toEqual(['/home', undefined])
  looks.leave()
  expect([shown(), await looks.settled()]).toEqual([undefined, ''])
})

test('the first listing comes, however early somebody chooses the folder', async () => {
  const { looks, shown, answer } = held()
  const home = looks.look()
  looks.stay()
  answer('/home')
  await home
  expect(shown()).toBe('/home')
})
