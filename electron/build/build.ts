import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { copyFonts } from './fonts.ts'
import { writeIcons } from './icons.ts'
import { writeLineIcons } from './line-icons.ts'
import { copyMathStyles } from './math-styles.ts'
import { writeCatalogs } from './node-catalogs.ts'
import { writeNotices } from './notices.ts'
import { targets } from './targets.ts'

// npm run build [-- renderer site node icons]: builds everything unless parts are named.
const named = process.argv.slice(2)
const wanted = named.length > 0 ? named : [...Object.keys(targets), 'icons']

for (const name of wanted) {
  const began = performance.now()
  if (name === 'icons') {
    const target = fileURLToPath(new URL('../../dist/icons.json', import.meta.url))
    await writeIcons(target)
    await writeLineIcons(target)
  }
  for (const target of targets[name] ?? []) await build(target)
  if (name === 'node') writeCatalogs(fileURLToPath(new URL('../../dist/electron/languages', import.meta.url)))
  if (name === 'site') {
    const folder = fileURLToPath(new URL('../../dist/site', import.meta.url))
    await copyFonts(folder)
    await copyMathStyles(folder)
  }
  process.stdout.write(`built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}

writeNotices()
