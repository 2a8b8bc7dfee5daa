import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './e2e/browser.ts'

const executablePath = findBrowser()
const isGate = Boolean(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: isGate ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    // Without a film: that cost more than many a journey. In the gate, which tells what stood on screen, without a record.
    trace: isGate ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
})
