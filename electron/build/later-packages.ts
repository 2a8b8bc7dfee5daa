import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

const STEMMERS: readonly string[] = [
  ...['arabic', 'danish', 'dutch', 'finnish', 'french', 'german', 'italian', 'norwegian', 'portuguese'],
  ...['romanian', 'russian', 'spanish', 'swedish', 'turkish'],
]

/** Packages that most commands do not need: reading all of them takes as long as drawing a small site. */
const LATER: readonly string[] = [
  ...['@eslint-community/regexpp', '@sindresorhus/transliterate', 'acorn', 'acorn-jsx', 'franc-min'],
  ...['hast-util-to-mdast', 'katex', 'mdast-util-gfm-strikethrough', 'mdast-util-gfm-table'],
  ...['mdast-util-to-markdown', 're2js'],
  ...STEMMERS.map(language => `@orama/stemmers/${language}`),
]

const LATER_EXPORT = fileURLToPath(new URL('../node/base/later-export.ts', import.meta.url))

const FOLDER = 'later/'
const WHOLE = 'whole:'
const STAND_IN = '\0stand-in:'

type Minify = NonNullable<Rolldown.OutputOptions['minify']>

/** The names of what a package exports. */
const exportsOf = async (id: string): Promise<readonly string[]> =>
  Object.keys(await import(id)).filter(name => /^[\w$]+$/.test(name))

/** Provides, for each package, a module that has all of its exports. */
const wholePackages: Plugin = {
  name: 'galley:whole-packages',
  resolveId: {
    filter: { id: /^whole:/ },
    handler: id => id,
  },
  load: {
    filter: { id: /^whole:/ },
    handler: async id => {
      const from = id.slice(WHOLE.length)
      return `export { ${(await exportsOf(from)).join()} } from ${JSON.stringify(from)}`
    },
  },
}

/** Builds the packages as modules that a function can load; they share what several of them need. */
async function builtPackages(config: InlineConfig, minify: Minify): Promise<readonly Rolldown.OutputChunk[]> {
  const named = LATER.map(id => [id.replaceAll('/', '-').replace('@', ''), WHOLE + id])
  const name = `${FOLDER}[name]-[hash].cjs`
  const output = {
    format: 'cjs',
    exports: 'named',
    entryFileNames: name,
    chunkFileNames: name,
    minify,
  } as const
  const rolldownOptions = { input: Object.fromEntries(named), output }
  const built = await build({
    ...config,
    plugins: [wholePackages],
    build: { ssr: true, write: false, sourcemap: 'hidden', target: 'node20', rolldownOptions },
  })
  const files = [built].flat().flatMap(each => ('output' in each ? each.output : []))
  return files.filter(file => file.type === 'chunk')
}

/** What stands for a package: each of its exports loads it when it is used. */
async function standInFor(id: string, file: string): Promise<string> {
  const names = await exportsOf(id)
  return `import { laterExport, loadLater } from ${JSON.stringify(LATER_EXPORT)}
const load = () => loadLater(${JSON.stringify(file)})
${names.map((name, at) => `const export${at} = /*#__PURE__*/ laterExport(load, '${name}')`).join('\n')}
export { ${names.map((name, at) => `export${at} as ${name}`).join()} }`
}

/** Has packages loaded when one of their exports is used first, without a change to the code that imports them. */
export function laterPackages(config: InlineConfig, minify: Minify): Plugin {
  let built: readonly Rolldown.OutputChunk[] = []
  return {
    name: 'galley:later-packages',
    enforce: 'pre',
    async buildStart() {
      built = await builtPackages(config, minify)
      for (const { fileName, code, map } of built) {
        this.emitFile({ type: 'asset', fileName, source: code })
        if (map) this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map.toString() })
      }
    },
    resolveId: id => (LATER.includes(id) ? STAND_IN + id : undefined),
    load: {
      filter: { id: /^\0stand-in:/ },
      handler: id => {
        const from = id.slice(STAND_IN.length)
        const file = built.find(({ facadeModuleId }) => facadeModuleId === WHOLE + from)?.fileName
        if (file === undefined) throw new Error(`${from} was not built.`)
        return standInFor(from, file.slice(FOLDER.length))
      },
    },
  }
}
