import { type ChildProcess, spawn } from 'node:child_process'
import { browserFlags, findBrowser } from '../browser.ts'
import { DevTools } from './devtools.ts'

/** A Chromium that shows the windows of the app. */
export interface RunningChromium {
  readonly devtools: DevTools
  /** Where another client, such as Playwright, connects to it. */
  readonly endpoint: string
  readonly process: ChildProcess
}

/** Resolves with the address that Chromium prints when it listens. */
function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk
      const url = /DevTools listening on (ws:\S+)/.exec(printed)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`Chromium ended with ${code}:\n${printed}`)))
  })
}

/** Starts Chromium without a window. Its profile is where Electron keeps that of the app. */
export async function startChromium(profile: string): Promise<RunningChromium> {
  const program = findBrowser()
  if (program === undefined) throw new Error('There is no browser to stand in for Electron.')
  const child = spawn(
    program,
    [
      ...browserFlags,
      '--headless',
      '--no-startup-window',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--site-per-process',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const endpoint = await endpointOf(child)
  return { devtools: await DevTools.connect(endpoint), endpoint, process: child }
}
