import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type InlineConfig, normalizePath } from 'vite'
import { stemCodes } from '../../shared/site/base/stem-languages.ts'
import { diagramScripts } from './diagram-scripts.ts'
import { dictionaryModule } from './dictionary-module.ts'
import { editorTextModule } from './editor-text-module.ts'
import { iconModule } from './icon-module.ts'
import { languageModule } from './language-module.ts'
import { laterEnglish } from './later-english.ts'
import { laterPackages } from './later-packages.ts'
import { plainFields } from './plain-fields.ts'
import { rasterizer } from './rasterizer.ts'
import { stemModule, stemScript } from './stem-module.ts'
import { validators } from './validators.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const from = (path: string) => `${root}${path}`

// Maps stay in dist, for crash reports: packed apps and published sites have none.
const sourcemap = 'hidden'

/** Modules of the engine do nothing when they are loaded: what is used of one does not bring what the rest of it imports. */
const moduleSideEffects = (id: string): boolean | undefined =>
  id.startsWith(normalizePath(from('shared/'))) ? false : undefined

/** Packages that are written in both kinds of modules would be in a program twice, if one package requires another. */
const resolve: InlineConfig['resolve'] = {
  alias: [{ find: /^acorn$/, replacement: from('node_modules/acorn/dist/acorn.mjs') }],
}

const base = { root, configFile: false, logLevel: 'warn', resolve } satisfies InlineConfig

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
  plugins: [
    react(),
    validators(),
    iconModule(),
    languageModule(),
    editorTextModule(),
    laterEnglish(),
    plainFields(),
  ],
  css,
  worker: { format: 'es', plugins: () => [dictionaryModule(), plainFields()] },
  build: {
    outDir: from('dist/renderer'),
    emptyOutDir: true,
    sourcemap,
    target: 'chrome130',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 5000,
    // Everything that the first load needs is in one file: a window waits for each request.
    rolldownOptions: {
      treeshake: { moduleSideEffects },
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
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
      // The library for diagrams takes a second to convert.
      rolldownOptions: { checks: { bundlerTimings: false } },
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

/** The programs that Node runs, by name. They share the files in `parts`, which are loaded when needed. */
const programs = {
  cli: from('electron/node/cli.ts'),
  thread: from('electron/node/output/thread.ts'),
  exporter: from('electron/node/exporter/exporter.ts'),
  screen: from('electron/node/screening/screen.ts'),
  main: from('electron/app/main.ts'),
}

const node = {
  ...base,
  // JSON is read several times faster than the same values in code.
  json: { stringify: true, namedExports: false },
  ssr: { noExternal: true, external: ['electron'], target: 'node' },
} satisfies InlineConfig

/** Smaller files load faster; names are kept, so that people can read a stack. */
const minify = { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } } as const

const nodePrograms: InlineConfig = {
  ...node,
  // No alias: packages that are loaded later are known by their names.
  resolve: {},
  plugins: [rasterizer(), plainFields(), laterPackages(node, minify)],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: from('dist/electron'),
    emptyOutDir: true,
    sourcemap,
    target: 'node20',
    rolldownOptions: {
      input: programs,
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        minify,
      },
    },
  },
}

/** What a window of the app runs before its page: Electron accepts only a single CommonJS file. */
const preload: InlineConfig = {
  ...node,
  build: {
    ssr: from('electron/app/preload.ts'),
    outDir: from('dist/electron'),
    emptyOutDir: false,
    sourcemap,
    target: 'node20',
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'preload.cjs' } },
  },
}

/** What `npm run build` builds, by name. */
export const targets: Readonly<Record<string, readonly InlineConfig[]>> = {
  renderer: [renderer],
  site: [
    classicScript('renderer/site/site.ts', 'dist/site', 'site'),
    classicScript('renderer/site/search/search.ts', 'dist/site', 'search', false),
    {
      ...classicScript('renderer/site/diagrams.ts', 'dist/site', 'diagrams', false),
      plugins: [diagramScripts()],
    },
    classicScript('renderer/site/api.ts', 'dist/site', 'api', false),
    classicScript('renderer/site/try.ts', 'dist/site', 'try', false),
    classicScript('renderer/site/oauth.ts', 'dist/site', 'oauth', false),
    classicScript('renderer/site/signed-in.ts', 'dist/site', 'signed-in', false),
    classicScript('renderer/site/newer.ts', 'dist/site', 'newer', false),
    ...stemCodes.map(code => ({
      ...classicScript(stemScript(code), 'dist/site', `stem-${code}`, false),
      plugins: [stemModule()],
    })),
    classicScript('renderer/preview-frame/preview.ts', 'dist/preview', 'preview'),
  ],
  node: [nodePrograms, preload],
}
