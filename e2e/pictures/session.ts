import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { copyOf, removeFolder, serve } from '../editor-hosts.ts'
import { openPage } from '../journeys/editor.ts'

/** How a picture shows the editor. */
interface Look {
  /** The page that is open. */
  readonly title: string
  readonly colorScheme?: 'light' | 'dark'
  /** How many pixels of the picture each pixel of the window has. */
  readonly scale?: number
}

/** Opens a page in the editor, and waits until it is shown. */
export async function opened(browser: Browser, url: string, look: Look): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: look.colorScheme ?? 'light',
    deviceScaleFactor: look.scale ?? 1,
    reducedMotion: 'reduce',
  })
  await page.goto(url)
  await openPage(page, look.title)
  await page.waitForFunction(isColored)
  return page
}

/** Runs in the page: returns whether the source has its colors. */
const isColored = () =>
  new Set([...document.querySelectorAll('.view-line span span')].map(({ className }) => className)).size > 2

/** Runs `work` with the address of an editor on a copy of a repository, which `prepare` may change first. */
export async function withEditor(
  source: string,
  work: (url: string) => Promise<void>,
  prepare: (folder: string) => void = () => undefined,
): Promise<void> {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'galley-pictures-')))
  const folder = copyOf(source, home)
  prepare(folder)
  const host = await serve([folder], home)
  try {
    await work(host.url)
  } finally {
    await host.stop()
    removeFolder(home)
  }
}

/** Writes a picture into a folder of this project, and prints its size. */
export function keep(folder: string, name: string, bytes: Uint8Array): void {
  writeFileSync(join(fileURLToPath(new URL(`../../${folder}/`, import.meta.url)), name), bytes)
  process.stdout.write(`${folder}/${name}: ${Math.ceil(bytes.length / 1_000)} kB\n`)
}
