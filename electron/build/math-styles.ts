import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mathFonts } from '../../shared/site/base/math-fonts.ts'

const at = (path: string) => fileURLToPath(import.meta.resolve(`katex/dist/${path}`))

/** Writes the styles and typefaces of formulas to `folder`, the typefaces in the one format that every browser supports. */
export async function copyMathStyles(folder: string): Promise<void> {
  const css = await readFile(at('katex.min.css'), 'utf8')
  const slim = css
    .replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '')
    .replace(/url\(fonts\//g, 'url(')
  await writeFile(join(folder, 'maths.css'), slim)
  await Promise.all(mathFonts.map(name => copyFile(at(`fonts/${name}`), join(folder, name))))
}
