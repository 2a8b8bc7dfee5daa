import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import { makeFolder } from '../testing/temporary-folders.ts'
import { draftFolder, draftName } from './draft-folder.ts'
import { readDraftLog } from './draft-log.ts'
import { DraftStore } from './draft-store.ts'
import { storedDrafts } from './stored-drafts.ts'

const LONG = 'A line of a long page.\n'.repeat(10_000)
const draft = (file: string, text: string | null): Draft => ({ file, text, base: { text: LONG, bom: false } })

let data: string
let drafts: Draft[]
let failures: unknown[]
let store: DraftStore
beforeEach(() => {
  data = makeFolder('store')
  drafts = []
  failures = []
  store = new DraftStore(
    { data, root: '/site', session: '9-0a' },
    () => drafts,
    error => void failures.push(error),
  )
})
afterEach(() => rmSync(data, { recursive: true, force: true }))

const folder = () => join(draftFolder(data, '/site'), '9-0a')
const file = (name: string) => join(folder(), draftName(name))
const stored = () => storedDrafts(data, '/site', () => true)

test('typing in one page appends to its file, and touches no other', async () => {
  drafts = [draft('a.md', LONG), draft('b.md', `b${LONG}`)]
  await store.written()
  const [first, other] = [statSync(file('a.md')), statSync(file('b.md'), { bigint: true })]
  drafts = [draft('a.md', `x${LONG}`), draft('b.md', `b${LONG}`)]
  await store.written()
  const after = statSync(file('a.md'))
  expect(after.ino).toBe(first.ino)
  expect(after.size - first.size).toBeLessThan(200)
  expect(statSync(file('b.md'), { bigint: true }).mtimeNs).toBe(other.mtimeNs)
  expect(readDraftLog(readFileSync(file('a.md'), 'utf8')).draft?.text).toBe(`x${LONG}`)
})

test('a file that has grown long is written anew', async () => {
  for (let count = 0; count < 8; count += 1) {
    drafts = [draft('a.md', `${count}${'y'.repeat(count * LONG.length)}`)]
    await store.written()
  }
  const last = drafts[0]?.text ?? ''
  expect(statSync(file('a.md')).size).toBeLessThan(4 * (last.length + LONG.length))
  expect(stored()?.drafts).toEqual(drafts)
})

test('a draft that could not be stored keeps deletions from being stored: a page that moves is never only gone', async () => {
  drafts = [draft('old.md', null), draft('new.md', LONG)]
  mkdirSync(join(file('new.md'), 'in the way'), { recursive: true })
  expect(await store.written()).toBe(false)
  expect(failures).toHaveLength(1)
  expect(stored()?.drafts ?? []).toEqual([])
  rmSync(folder(), { recursive: true, force: true })
  expect(await store.written()).toBe(true)
  expect(
    stored()
      ?.drafts.map(({ file: name }) => name)
      .toSorted(),
  ).toEqual(['new.md', 'old.md'])
})

test('saved drafts leave nothing behind', async () => {
  drafts = [draft('a.md', 'a')]
  await store.written()
  drafts = []
  await store.end(true)
  expect(readdirSync(draftFolder(data, '/site'))).toEqual([])
})
