import { defineConfig } from 'vitest/config'
import { iconModule } from './electron/build/icon-module.ts'
import { validators } from './electron/build/validators.ts'

export default defineConfig({
  plugins: [validators(), iconModule()],
  test: {
    include: ['{shared,electron,renderer,e2e}/**/*.test.{ts,tsx}'],
    setupFiles: ['e2e/laws/seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: process.env.CI ? ['default'] : ['dot'],
  },
})
