import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type OpenedTestSite, openSite } from '../../../testing/rendered-site.tsx'
import { ProblemDialogs } from '../ProblemDialogs.tsx'
import { Problems } from '../Problems.tsx'

const DAY = 86_400_000
export const dayOf = (ago: number) => new Date(Date.now() - ago * DAY).toLocaleDateString('sv')
export const FILES = {
  'docs.json':
    '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["setup", "other", "good", "gone"] }]\n}\n',
  'setup.mdx':
    '---\ntitle: Setup\n---\n\n[Dead](/othr) and [again](/settup)\n\n[Nowhere](/nowhere-at-all-like-this)\n',
  'other.mdx': '---\ntitle: Other\n---\n\n[Dead](/settup)\n',
  'good.mdx':
    '---\ntitle: Good\ndescription: A page that has no problem of any kind in it, as it should be.\n---\n',
}

export const checkLinks = vi.fn()
export const stopCheckingLinks = vi.fn()
export const downloadApis = vi.fn()
export const stopDownload = vi.fn()
let days: readonly object[] = []
export let opened: OpenedTestSite
export const dialog = () => page.getByRole('dialog')
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const problem = (text: string) => page.getByRole('row', { name: new RegExp(text) }).first()
export const find = (text: string) => page.getByRole('searchbox', { name: 'Find a problem' }).fill(text)

/** Chooses an action in the menu of the first problem with this text. */
export async function choose(text: string, action: string) {
  await problem(text)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

export async function open(files: Record<string, string> = FILES) {
  opened = await openSite(files, {
    handlers: {
      checkLinks,
      stopCheckingLinks,
      downloadApis,
      stopDownload,
      problemHistory: () => days as never,
    },
  })
  await opened.project.idle()
  await opened.render(
    <>
      <Problems />
      <ProblemDialogs />
    </>,
  )
  await expect.element(page.getByRole('region', { name: 'Problems' })).toBeVisible()
  await expect
    .element(page.getByRole('radio', { name: `All ${opened.project.problems().length}` }))
    .toBeVisible()
}

/** The counts of the days that the host knows. */
export function setDays(known: readonly object[]) {
  days = known
}

/** Forgets what earlier tests set. */
export function reset() {
  for (const mock of [checkLinks, stopCheckingLinks, downloadApis, stopDownload]) mock.mockReset()
  days = []
}
