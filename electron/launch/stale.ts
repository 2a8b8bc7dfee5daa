import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of each part, by the name that the build gives it. */
const BUILT: Readonly<Record<string, { readonly from: readonly string[]; readonly to: readonly string[] }>> =
  {
    renderer: { from: ['renderer', 'shared'], to: ['dist/renderer/index.html'] },
    site: {
      from: ['renderer/site', 'renderer/preview-frame', 'shared'],
      to: ['dist/site/site.js', 'dist/preview/preview.js'],
    },
    node: {
      from: ['electron', 'shared'],
      to: ['dist/electron/cli.js', 'dist/electron/main.js', 'dist/electron/preload.cjs'],
    },
    icons: { from: ['electron/build'], to: ['dist/icons.json', 'dist/notices.json'] },
  }

const isSource = (path: string): boolean =>
  /\.(tsx?|css|json|html)$/.test(path) && !/\.test\.tsx?$/.test(path)

function newest(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .reduce((latest, path) => Math.max(latest, statSync(join(folder, path)).mtimeMs), 0)
}

/** When a file was written; before everything if it is missing. */
const madeAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1

/** Returns the parts that are missing or older than their sources. */
export function staleParts(root: string): readonly string[] {
  const common = madeAt(join(root, 'package-lock.json'))
  return Object.entries(BUILT)
    .filter(([, { from, to }]) => {
      const changed = Math.max(common, ...from.map(folder => newest(join(root, folder))))
      return to.some(file => madeAt(join(root, file)) < changed)
    })
    .map(([name]) => name)
}
