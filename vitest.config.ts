import { defineConfig } from 'vitest/config'
import { iconModule } from './electron/build/icon-module.ts'
import { validators } from './electron/build/validators.ts'

// The stand-in for Electron takes a module's place: its tests begin with nothing loaded.
const app = ['electron/app/**/*.test.ts']

export default defineConfig({
  plugins: [validators(), iconModule()],
  test: {
    setupFiles: ['e2e/laws/seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: process.env.CI ? ['default'] : ['dot'],
    projects: [
      { extends: true, test: { name: 'app', include: app } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,electron,renderer,e2e}/**/*.test.{ts,tsx}'],
          exclude: app,
          // Every test puts back what it changes, so that modules are loaded once for all files of a worker.
          isolate: false,
        },
      },
    ],
  },
})
