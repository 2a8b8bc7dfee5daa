import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, findHeadlessShell } from './browser.ts'
import { type Count, counted, journeyFailures, type Ran, unitFailures } from './failures.ts'
import { UNCHECKED } from './supply/advisories.ts'

// npm test: runs all checks, fastest first, and prints a summary line at the end.

const reports = mkdtempSync(join(tmpdir(), 'galley-test-'))

function run(command: string, env: Readonly<Record<string, string>> = {}): Ran {
  process.stdout.write(`\n> ${command}\n`)
  const result = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
  return { command, ok: result.status === 0 }
}

/**
 * A check that passes or fails as a whole, or counts for nothing if it ends with the code `unchecked`. What it
 * prints is printed when it ends.
 */
function gate(command: string, unchecked?: number): Promise<Count> {
  return new Promise(resolve => {
    const started = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    started.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
    started.stderr.on('data', (chunk: Buffer) => printed.push(chunk))
    started.on('close', status => {
      process.stdout.write(`\n> ${command}\n${Buffer.concat(printed).toString()}`)
      const ok = status === 0 || status === unchecked
      resolve(counted({ command, ok }, status === 0 ? 1 : 0, 0, []))
    })
  })
}

function report(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    return undefined // the runner ended before it could write: the caller counts that as a failure
  }
}

function number(from: unknown, name: string): number {
  const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
  return typeof value === 'number' ? value : 0
}

function unit(): Count {
  const ran = run(
    `npx vitest run --reporter=default --reporter=json --outputFile.json=${join(reports, 'unit.json')}`,
  )
  const result = report('unit.json')
  return counted(
    ran,
    number(result, 'numPassedTests'),
    number(result, 'numFailedTests'),
    unitFailures(result),
  )
}

/** Prints what was on the screen when a journey failed, because on a CI machine there is nothing else to see. */
function tellWhatWasSeen(folder: string): void {
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(name => name.endsWith('error-context.md')))
    process.stdout.write(`\n${file}\n${readFileSync(join(folder, file), 'utf8')}\n`)
}

function journeys(): Count {
  if (findBrowser() === undefined && !run('npx playwright install --with-deps chromium').ok)
    return {
      passed: 0,
      failed: 1,
      failures: [{ name: 'journeys', message: 'There is no browser, and none could be installed.' }],
    }
  const ran = run('npx playwright test', { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json') })
  if (!ran.ok) tellWhatWasSeen('test-results')
  const result = report('journeys.json')
  const stats: unknown =
    typeof result === 'object' && result !== null ? Reflect.get(result, 'stats') : undefined
  return counted(
    ran,
    number(stats, 'expected') + number(stats, 'flaky'),
    number(stats, 'unexpected'),
    journeyFailures(result),
  )
}

const shell = findHeadlessShell()
if (shell !== undefined) process.env.CHROMIUM ??= shell
const [lint, types, built, advisories] = await Promise.all([
  gate('npm run --silent lint'),
  gate('npm run --silent types'),
  gate('npm run --silent build'),
  gate('npm run --silent advisories', UNCHECKED),
])
const counts = [lint, types, built, advisories, unit()]
if (built.failed === 0) counts.push(journeys())
rmSync(reports, { recursive: true, force: true })

const total = (name: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[name], 0)
// Repeated at the end, where a truncated log still has them.
for (const { name, message } of counts.flatMap(count => count.failures))
  process.stdout.write(`\nFAILED ${name}\n${message}\n`)
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
process.exitCode = total('failed') === 0 ? 0 : 1
