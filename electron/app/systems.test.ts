import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../node/base/words.ts'
import { showMenu } from './menu.ts'
import { showRecent } from './recent.ts'
import { calls, recorded } from './testing/stand-in.ts'

vi.mock('electron', () => import('./testing/stand-in.ts'))

const { platform } = process

interface Item {
  readonly label?: string
  readonly role?: string
  readonly type?: string
  readonly submenu?: readonly Item[]
}

const runOn = (system: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value: system })

beforeEach(() => {
  recorded.length = 0
})
afterEach(() => {
  runOn(platform)
  speak('en')
})

/** The menu bar of a system. */
function menusOn(system: NodeJS.Platform): readonly Item[] {
  runOn(system)
  showMenu({ folders: [], open: () => undefined, clear: () => undefined })
  return calls('setApplicationMenu').at(-1)?.[0] as readonly Item[]
}

const FOLDERS = Array.from({ length: 12 }, (_, index) => ({
  folder: `/sites/${index}`,
  name: `Site ${index}`,
  opened: 0,
}))

test('macOS gets the ten latest folders for the Dock, oldest first: it shows what was added last on top', () => {
  runOn('darwin')
  showRecent(FOLDERS)
  expect(recorded[0]?.name).toBe('clearRecentDocuments')
  const added = calls('addRecentDocument').map(([folder]) => folder)
  expect([added.length, added[0], added.at(-1)]).toEqual([10, '/sites/9', '/sites/0'])
  expect(calls('setJumpList')).toEqual([])
})

test('Windows gets them for the jump list, where each starts the app with its folder', () => {
  runOn('win32')
  showRecent(FOLDERS.slice(0, 2))
  expect(calls('setJumpList')).toEqual([
    [
      [
        {
          type: 'custom',
          name: 'Recent folders',
          items: ['0', '1'].map(number => ({
            type: 'task',
            program: process.execPath,
            args: `"/app" "/sites/${number}"`,
            title: `Site ${number}`,
            description: `/sites/${number}`,
          })),
        },
      ],
    ],
  ])
  expect(calls('addRecentDocument')).toEqual([])
})

test('on macOS the app menu has About, with the licenses, and Quit; File closes the window', () => {
  const [app, file] = menusOn('darwin')
  expect(app?.label).toBe('Galley')
  expect([app?.submenu?.[0]?.label, app?.submenu?.at(-1)?.role]).toEqual(['About Galley', 'quit'])
  expect(file?.submenu?.at(-1)?.role).toBe('close')
})

test('the root of a drive is an argument of its own in the jump list', () => {
  runOn('win32')
  showRecent([{ folder: 'D:\\', name: 'Docs', opened: 0 }])
  expect(calls('setJumpList')).toMatchObject([[[{ items: [{ args: '"/app" "D:\\\\"' }] }]]])
})

test.each(['linux', 'win32'] as const)('on %s the first menu is File, which has Quit', system => {
  const [file] = menusOn(system)
  expect([file?.label, file?.submenu?.at(-1)?.role]).toEqual(['&File', 'quit'])
})

test.each(['darwin', 'linux', 'win32'] as const)(
  'on %s the rows that the system provides are in the language of the person too',
  system => {
    const rows = (items: readonly Item[]): readonly Item[] =>
      items.flatMap(item => [item, ...rows(item.submenu ?? [])]).filter(({ type }) => type !== 'separator')
    const provided = (items: readonly Item[]) =>
      new Map(rows(items).flatMap(({ role, label }) => (role === undefined ? [] : [[role, label] as const])))
    const english = provided(menusOn(system))
    speak('ar')
    const arabic = provided(menusOn(system))
    expect(arabic.size).toBeGreaterThan(10)
    for (const [role, label] of arabic) {
      expect(label, role).toMatch(/\p{Script=Arabic}/u)
      expect(english.get(role), role).toMatch(/^[&A-Z]/)
    }
  },
)
