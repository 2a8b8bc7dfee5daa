import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bundleParts, inNamespace, noNamespaces } from '../testing/namespace.ts'
import { makeFolder } from '../testing/temporary-folders.ts'

// Each test waits for a process that watches a disk of its own.
if (noNamespaces !== undefined) process.stdout.write(`Disks are not mounted here: ${noNamespaces}.\n`)

const shared = makeFolder('disks-parts')
let parts: string
beforeAll(async () => {
  if (!noNamespaces) parts = await bundleParts(shared)
})
afterAll(() => rmSync(shared, { recursive: true, force: true }))

let base: string
beforeEach(() => {
  base = makeFolder('disks')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

test.skipIf(noNamespaces)(
  'a file that is a mount point is written in place, and nothing is left over',
  async () => {
    const script = `
    site()
    writeFileSync(join(base, 'outside.md'), 'text\\n')
    sh('mount --bind outside.md site/a.md')
    await open()
    await type('a.md', 'more ')
    const report = await call('save')
    give({ report, page: read('a.md'), outside: readFileSync(join(base, 'outside.md'), 'utf8'), names: readdirSync(folder) })`
    expect(await inNamespace({ base, parts }, script)).toEqual({
      report: { saved: ['a.md'], conflicts: [], failed: [] },
      page: 'more text\n',
      outside: 'more text\n',
      names: ['a.md', 'docs.json'],
    })
  },
)

test.skipIf(noNamespaces)(
  'a disk that became read-only refuses a save with the reason, and the text stays',
  async () => {
    const script = `
    mkdirSync(folder)
    sh('mount -t tmpfs none site')
    site()
    await open()
    await type('a.md', 'more ')
    sh('mount -o remount,ro none site')
    const { saved, failed } = await call('save')
    const refused = { saved, failed: failed.map(({ message, hint }) => [inEnglish(message), inEnglish(hint)]) }
    const dirty = state().dirty
    sh('mount -o remount,rw none site')
    const again = await call('save')
    give({ refused, dirty, saved: again.saved, page: read('a.md') })`
    expect(await inNamespace({ base, parts }, script)).toEqual({
      refused: {
        saved: [],
        failed: [
          [
            '“a.md” couldn’t be saved: the disk is read-only.',
            'Copy the repository to a disk that can be written.',
          ],
        ],
      },
      dirty: [{ file: 'a.md', change: 'edited' }],
      saved: ['a.md'],
      page: 'more text\n',
    })
  },
)

test.skipIf(noNamespaces)(
  'a disk that is unmounted and mounted again costs no text, and is watched again',
  async () => {
    const script = `
    mkdirSync(folder)
    sh('mkdir disk && mount -t tmpfs none disk && mkdir disk/site && mount --bind disk/site site')
    site()
    await open()
    await type('a.md', 'more ')
    sh('umount -l site')
    await until(() => state().unreachable !== undefined || state().conflicts.length > 0)
    const gone = (await call('read', { file: 'a.md' })).text
    sh('mount --bind disk/site site')
    await until(() => state().unreachable === undefined && state().conflicts.length === 0)
    writeFileSync(join(folder, 'new.md'), 'from elsewhere')
    await until(() => events.some(({ name, value }) => name === 'pages' && value.changed.some(({ file }) => file === 'new.md')))
    const { saved } = await call('save')
    give({ gone, saved, page: read('a.md') })`
    expect(await inNamespace({ base, parts }, script)).toEqual({
      gone: 'more text\n',
      saved: ['a.md'],
      page: 'more text\n',
    })
  },
)

// Covers W05
test.skipIf(noNamespaces)(
  'where the system has no watches left, changes are still noticed, and the person is told once',
  async () => {
    const script = `
    site()
    for (const name of 'bcdefgh') {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'page.md'), 'text')
    }
    await open()
    await until(() => notices().length > 0)
    writeFileSync(join(folder, 'h', 'page.md'), '---\\ntitle: Noticed\\n---\\n')
    await until(() => events.some(({ name, value }) => name === 'pages' && value.changed.some(({ title }) => title === 'Noticed')))
    give(notices())`
    expect(await inNamespace({ base, parts }, script, 'echo 4 > /proc/sys/user/max_inotify_watches')).toEqual(
      ['The system can’t watch more files. Changes made in other programs are noticed a little later.'],
    )
  },
)

// Covers W01
test.skipIf(noNamespaces)(
  'a process that was stopped for a while compares everything when it goes on',
  async () => {
    const script = `
    site()
    const changes = []
    const stop = nodeFiles(folder, { data: join(base, 'data') }).watch(change => void changes.push(change))
    await until(() => changes.length > 0)
    changes.length = 0
    sh('(sleep 7; kill -CONT ' + process.pid + ') > /dev/null 2>&1 & kill -STOP ' + process.pid)
    await until(() => changes.length > 0)
    stop()
    give(changes)`
    expect(await inNamespace({ base, parts }, script)).toEqual([{ paths: [], all: true }])
  },
)

// Covers W01
test.skipIf(noNamespaces)(
  'changes are found though the system lost thousands of them while the process was stopped',
  async () => {
    // The queue of the system holds 16,384 changes; each new file is two, and the last change comes after them.
    const script = `
    site()
    await open()
    const title = () => events.some(({ name, value }) => name === 'pages' && value.changed.some(({ title }) => title === 'Last'))
    const flood = 'seq 9000 | xargs touch; printf -- "---\\\\ntitle: Last\\\\n---\\\\n" > a.md'
    sh('(cd site; ' + flood + '; sleep 5; kill -CONT ' + process.pid + ') > /dev/null 2>&1 & kill -STOP ' + process.pid)
    await until(title)
    give('found')`
    expect(await inNamespace({ base, parts }, script)).toBe('found')
  },
)
