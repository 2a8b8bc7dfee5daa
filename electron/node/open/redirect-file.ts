import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a page that leads to `url`, readable by this user only, and returns its path: the arguments of a
 * program can be read by every user of the computer, and the address admits whoever opens it first.
 */
export function writeRedirect(folder: string, url: string): string {
  const file = join(folder, 'open.html')
  const page = `<!doctype html><meta charset="utf-8"><title>Galley</title><meta http-equiv="refresh" content="0;url=${url}">\n`
  writeFileSync(file, page, { mode: 0o600, flag: 'wx' })
  return file
}
