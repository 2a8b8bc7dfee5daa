import { rollup } from 'rollup'
import type { Plugin } from 'vite'

/** What is used of the package. */
const USED = 'rasterizePath, PixelMode'

const ENTRY = 'only-the-rasterizer'

/**
 * Keeps only the rasterizer of `text-shaper`, which is one file with all its code: without a minifier, Vite keeps all of
 * it. It is a tenth of the package.
 */
export function rasterizer(): Plugin {
  return {
    name: 'galley:rasterizer',
    async transform(code, id) {
      if (!id.endsWith('/text-shaper/dist/index.js')) return undefined
      const parts: Readonly<Record<string, string>> = {
        [ENTRY]: `export { ${USED} } from '${id}'`,
        [id]: code,
      }
      const bundle = await rollup({
        input: ENTRY,
        plugins: [{ name: 'parts', resolveId: name => name, load: name => parts[name] }],
      })
      const { output } = await bundle.generate({ format: 'es', sourcemap: true })
      return { code: output[0].code, map: output[0].map }
    },
  }
}
