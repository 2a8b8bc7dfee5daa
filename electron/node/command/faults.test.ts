import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { noMounts, noTrace } from '../testing/traced.ts'

/** A system that refuses single calls while a file is saved. */

const cli = fileURLToPath(new URL('../../../dist/electron/cli.js', import.meta.url))
const [OLD, NEW] = ['{"name":"Old","navigation":[]}\n', '{"name":"New","navigation":[]}\n']
const base = makeFolder('faults')
const folder = join(base, 'site')
const file = join(folder, 'docs.json')
const env = { ...process.env, GALLEY_DATA: join(base, 'data') }
const change = [process.execPath, cli, 'config', 'set', folder, '/name', '"New"']
const [noFaults, noDisks] = [noTrace(), noMounts()]
for (const reason of [noFaults, noDisks])
  if (reason !== undefined) process.stdout.write(`Not checked with faults of the system: ${reason}.\n`)

beforeAll(() => mkdirSync(folder))
beforeEach(() => writeFileSync(file, OLD))
afterAll(() => removeFolder(base))

const CALLS = ['fsync', 'fdatasync', 'rename', 'fchmod', 'fchown', 'ftruncate'] as const
const ERRORS = ['EIO', 'EACCES', 'EBUSY', 'EXDEV', 'ENOSPC', 'EPERM', 'EROFS'] as const
/** Each call with a few errors: all together would only take longer. */
const FAULTS = CALLS.flatMap((call, index) =>
  ERRORS.filter((_, at) => call === 'rename' || at % 3 === index % 3).map(error => [call, error] as const),
)

// Covers F03
test.skipIf(noFaults !== undefined).each(FAULTS)(
  'if every %s fails with %s, the file is the old one or the new one, and the person is told',
  (call, error) => {
    const args = [
      '-f',
      '-qq',
      '-o',
      '/dev/null',
      '-e',
      `trace=${call}`,
      '-e',
      `inject=${call}:error=${error}`,
    ]
    const { status, stderr } = spawnSync('strace', [...args, ...change], { env, encoding: 'utf8' })
    const text = readFileSync(file, 'utf8')
    expect([status, text]).toEqual(status === 0 ? [0, NEW] : [1, OLD])
    if (status !== 0) expect(stderr).toMatch(/docs\.json/)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(readdirSync(folder)).toEqual(['docs.json'])
  },
)

// Covers F05
test.skipIf(noDisks !== undefined)(
  'on a file system that is read-only, a site is checked, and a change says why it cannot be saved',
  () => {
    const commands = [
      `mount -t tmpfs none ${folder}`,
      `printf '${OLD.trim()}\\n' > ${file}`,
      `mount -o remount,ro ${folder}`,
      `${process.execPath} ${cli} check ${folder} >&2`,
      `${change.slice(0, -1).join(' ')} '"New"'; echo $?`,
      `cat ${file}`,
    ]
    const { stdout, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', commands.join('\n')], {
      env,
      encoding: 'utf8',
    })
    expect(stdout).toBe(`1\n${OLD}`)
    expect(stderr).toContain('“docs.json” couldn’t be saved: the disk is read-only.')
  },
)

test.skipIf(process.platform === 'win32')('in a folder that was removed, a command says so', () => {
  const gone = join(base, 'gone')
  mkdirSync(gone)
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'cd "$1" && rmdir "$1" && exec "$2" "$3" check "$4"', 'sh', gone, process.execPath, cli, folder],
    { env, encoding: 'utf8' },
  )
  expect(status).toBe(2)
  expect(stderr).toMatch(/^The folder in which this command was started doesn’t exist any more\.\n/)
  expect(stderr).not.toMatch(/\n\s+at /)
})

test.skipIf(!existsSync('/dev/full'))(
  'output that does not fit on the disk is a failure, a closed pipe is none',
  () => {
    const check = `"$1" "$2" check "$3" --format sarif`
    const run = (rest: string) =>
      spawnSync('sh', ['-c', `${check} ${rest}`, 'sh', process.execPath, cli, folder], {
        env,
        encoding: 'utf8',
      })
    const full = run('> /dev/full')
    expect([full.status, full.stderr]).toEqual([
      1,
      expect.stringMatching(/^“stdout” couldn’t be saved: the disk is full\.\n/),
    ])
    expect(run('| true').stderr).toBe('')
  },
)
