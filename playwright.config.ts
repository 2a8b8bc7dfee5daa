import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './e2e/browser.ts'
import { keepTemporaryFilesInMemory } from './e2e/temporary-files.ts'

const executablePath = findBrowser()
// The command line answers in English, whatever language the machine speaks.
process.env.LC_ALL = 'C.UTF-8'
keepTemporaryFilesInMemory()

const isGate = Boolean(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two keep two cores busy nine tenths of the time; with a third, the run takes longer.
  workers: 2,
  // Only a journey that hangs reaches these limits, on however busy a machine.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: isGate ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    // A trace with screenshots costs more time than many journeys; the gate prints the page's state and keeps a screenshot instead.
    trace: isGate ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
})
