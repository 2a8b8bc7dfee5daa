import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that the journeys drive: `CHROMIUM`, else Playwright's own, else one of this system. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...known].find(path => path && existsSync(path))
}

/** A Chromium that only runs without a window; it takes a fifth less time. */
export const findHeadlessShell = (): string | undefined =>
  ['/usr/bin/chromium-headless-shell'].find(path => existsSync(path))

/** Flags that keep a test browser quiet; a sandbox cannot be had as root. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
