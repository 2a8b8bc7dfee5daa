import { readdirSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { browserFlags, findBrowser } from './e2e/browser.ts'
import { keepTemporaryFilesInMemory } from './e2e/temporary-files.ts'
import { dictionaryModule } from './electron/build/dictionary-module.ts'
import { editorTextModule } from './electron/build/editor-text-module.ts'
import { iconModule } from './electron/build/icon-module.ts'
import { languageModule } from './electron/build/language-module.ts'
import { plainFields } from './electron/build/plain-fields.ts'
import { validators } from './electron/build/validators.ts'

keepTemporaryFilesInMemory()

/** Tests that replace a module, or change what a module keeps for all: they start with nothing loaded. */
const ALONE = /vi\.mock\(|\/\/ Runs alone:/

const mocking = ['shared', 'electron', 'renderer', 'e2e']
  .flatMap(folder =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.test\.tsx?$/.test(path))
      .map(path => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter(path => ALONE.test(readFileSync(new URL(path, import.meta.url), 'utf8')))

/** Tests of components: each beside its component, all in one browser. */
const inBrowser = 'renderer/**/*.browser.test.tsx'

const executablePath = findBrowser()

const components: TestProjectInlineConfiguration = {
  plugins: [validators(), iconModule(), dictionaryModule(), languageModule(), editorTextModule()],
  // Lists that draw only the rows in view do so here as well.
  define: { 'process.env.VIRT_ON': 'true' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Found before the first test: what is found later loads the page again.
  optimizeDeps: {
    entries: ['renderer/main.tsx', 'renderer/**/*.worker.ts', inBrowser, 'renderer/testing/*'],
    // The generated validators import the first two, and what becomes of JSX the last; no entry shows them.
    include: ['ajv/dist/runtime/ucs2length.js', 'ajv/dist/runtime/equal.js', 'react/jsx-runtime'],
    // React is the one that people get: the one for developers takes half as much time again. A definition for the
    // whole project would reach the processes of the other tests.
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    name: 'components',
    include: [inBrowser],
    setupFiles: ['renderer/testing/setup.ts'],
    isolate: false,
    maxWorkers: 2,
    // Elements are waited for until then: a test that hangs fails within the gate.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    browser: {
      enabled: true,
      headless: true,
      // Two pages, each in a browser session of its own: one would leave a core idle when the other tests are done.
      fileParallelism: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        // What a test sees has arrived.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

export default defineConfig({
  plugins: [validators(), iconModule(), languageModule(), editorTextModule(), plainFields()],
  test: {
    // As in the programs: packages are not transformed otherwise.
    server: { deps: { inline: [/\/markdown-it\/dist\//] } },
    setupFiles: ['e2e/laws/seed.ts', 'e2e/laws/expect-english.ts'],
    // Only a test that hangs reaches these limits, on however busy a machine: tests that limit work count it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // A busy machine takes minutes to prepare the packages that the page of component tests loads.
    browser: { connectTimeout: 600_000 },
    maxWorkers: 2,
    // Texts and trees are made and dropped by the million: in the default of 16 MB, they are collected too often.
    execArgv: ['--max-semi-space-size=64'],
    // The command line answers in English, whatever language the machine speaks.
    env: { LC_ALL: 'C.UTF-8' },
    // The code editor cancels what it was doing when it is closed, and says so by a rejection. Its suggestions for JSON
    // ask a closed document for the word at the caret when their worker answers late.
    onUnhandledError: ({ name, message }) =>
      name !== 'Canceled' && !message.startsWith('TextModelPart is disposed!'),
    reporters: process.env.CI ? ['default'] : ['dot'],
    projects: [
      { extends: true, test: { name: 'mocking', include: mocking } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,electron,renderer,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...mocking, inBrowser],
          // Every test puts back what it changes, so that modules are loaded once for all files of a worker.
          isolate: false,
        },
      },
      components,
    ],
  },
})
