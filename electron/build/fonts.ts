import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteFonts } from '../../shared/site/base/fonts.ts'

/** Copies the typefaces of published sites to `folder`, under the names that the site's documents use. */
export async function copyFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const copies = siteFonts.map(({ source, file }) =>
    copyFile(fileURLToPath(import.meta.resolve(source)), join(folder, file)),
  )
  await Promise.all(copies)
}
