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
    setupFiles: ['e2e/laws/seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How long something is waited for that does come: on a busy machine that is no second.
    expect: { poll: { timeout: 30_000 } },
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
