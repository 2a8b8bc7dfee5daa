import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { iconModule } from './electron/build/icon-module.ts'
import { validators } from './electron/build/validators.ts'

/** Tests in which something takes a module's place: they begin with nothing loaded. */
const mocking = ['shared', 'electron', 'renderer', 'e2e']
  .flatMap(folder =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.test\.tsx?$/.test(path))
      .map(path => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter(path => readFileSync(new URL(path, import.meta.url), 'utf8').includes('vi.mock('))

export default defineConfig({
  plugins: [validators(), iconModule()],
  test: {
    setupFiles: ['e2e/laws/seed.ts', 'e2e/laws/expect-english.ts'],
    // Only a test that hangs reaches these limits, on however busy a machine: tests that limit work count it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
    reporters: process.env.CI ? ['default'] : ['dot'],
    projects: [
      { extends: true, test: { name: 'mocking', include: mocking } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,electron,renderer,e2e}/**/*.test.{ts,tsx}'],
          exclude: mocking,
          // Every test puts back what it changes, so that modules are loaded once for all files of a worker.
          isolate: false,
        },
      },
    ],
  },
})
