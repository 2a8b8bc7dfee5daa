import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { dictionaryModule } from './dictionary-module.ts'
import { iconModule } from './icon-module.ts'
import { validators } from './validators.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const from = (path: string) => `${root}${path}`

// Maps stay in dist, for crash reports: packed apps and published sites have none.
const sourcemap = 'hidden'

const base = { root, configFile: false, logLevel: 'warn' } satisfies InlineConfig

/**
 * The rules that a CSS module composes from another file are inserted as text without a place; they get that of the
 * file around them, by which Vite resolves addresses.
 */
const css: InlineConfig['css'] = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'galley-placed-rules',
        OnceExit(root) {
          const { source } = root
          root.walkDecls(declaration => {
            if (source && !declaration.source?.input.file) declaration.source = source
          })
        },
      },
    ],
  },
}

/** The editor: a page for the window, with Monaco and its workers as separate files. */
export const renderer: InlineConfig = {
  ...base,
  root: from('renderer'),
  base: './',
  plugins: [react(), validators(), iconModule()],
  css,
  worker: { format: 'es', plugins: () => [dictionaryModule()] },
  build: {
    outDir: from('dist/renderer'),
    emptyOutDir: true,
    sourcemap,
    target: 'chrome130',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 5000,
  },
}

/** One classic script (with its styles beside it), which a page opened from a folder can load. */
export function classicScript(entry: string, outDir: string, name: string, emptyOutDir = true): InlineConfig {
  return {
    ...base,
    base: './',
    build: {
      outDir: from(outDir),
      emptyOutDir,
      sourcemap,
      target: 'es2020',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      lib: {
        entry: from(entry),
        formats: ['iife'],
        name: '_',
        fileName: () => `${name}.js`,
        cssFileName: name,
      },
    },
  }
}

/** One file for Node that includes every package except Electron. */
function node(entry: string, name: string, format: 'es' | 'cjs'): InlineConfig {
  return {
    ...base,
    ssr: { noExternal: true, external: ['electron'], target: 'node' },
    build: {
      ssr: from(entry),
      outDir: from('dist/electron'),
      emptyOutDir: false,
      sourcemap,
      target: 'node20',
      rolldownOptions: { output: { format, entryFileNames: name, codeSplitting: false } },
    },
  }
}

/** What `npm run build` builds, by name. */
export const targets: Readonly<Record<string, readonly InlineConfig[]>> = {
  renderer: [renderer],
  site: [
    classicScript('renderer/site/site.ts', 'dist/site', 'site'),
    classicScript('renderer/site/search/search.ts', 'dist/site', 'search', false),
    classicScript('renderer/site/diagrams.ts', 'dist/site', 'diagrams', false),
    classicScript('renderer/site/api.ts', 'dist/site', 'api', false),
    classicScript('renderer/site/try.ts', 'dist/site', 'try', false),
    classicScript('renderer/site/oauth.ts', 'dist/site', 'oauth', false),
    classicScript('renderer/site/signed-in.ts', 'dist/site', 'signed-in', false),
    classicScript('renderer/site/newer.ts', 'dist/site', 'newer', false),
    classicScript('renderer/preview-frame/preview.ts', 'dist/preview', 'preview'),
  ],
  node: [
    node('electron/node/cli.ts', 'cli.js', 'es'),
    node('electron/node/output/thread.ts', 'thread.js', 'es'),
    node('electron/node/exporter/exporter.ts', 'exporter.js', 'es'),
    node('electron/node/screening/screen.ts', 'screen.js', 'es'),
    node('electron/app/main.ts', 'main.js', 'es'),
    node('electron/app/preload.ts', 'preload.cjs', 'cjs'),
  ],
}
