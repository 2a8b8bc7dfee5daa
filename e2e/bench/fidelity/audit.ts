import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathOfFile, summarizePage } from '../../../shared/page/summary.ts'
import { outputOf } from '../../../shared/site/base/routes.ts'
import { PAGE, textOf } from '../../laws/at-hand.ts'
import { BuiltPage } from './built-parts.ts'
import { absentParts } from './compare.ts'
import { namesIn, pageParts } from './page-source.ts'
import { redirectsOf } from './redirects.ts'
import type { Tally } from './tally.ts'

/** Compares the pages of a repository with what is built from them in the folder `out`. */
export function audit(repository: string, out: string, tally: Tally): void {
  const follow = redirectsOf(repository)
  const config = textOf(join(repository, 'docs.json'))
  const files = readdirSync(repository, { recursive: true, encoding: 'utf8' }).filter(
    file => PAGE.test(file) && !file.includes('node_modules'),
  )
  for (const file of files.sort()) {
    const path = pathOfFile(file)
    const document = outputOf(path)
    if (!existsSync(join(out, document))) {
      if (!config.includes(`"${path}"`)) continue
      if (summarizePage(file, textOf(join(repository, file))).url !== undefined)
        tally.explain('page that leads elsewhere by the url in its frontmatter')
      else tally.miss('page', `${basename(repository)}/${file}`)
      continue
    }
    const parts = pageParts(repository, file)
    tally.pages += 1
    for (const part of parts) tally.count(part)
    const page = new BuiltPage(readFileSync(join(out, document), 'utf8'))
    const places = {
      page,
      follow,
      folder: dirname(file),
      output: dirname(document),
      names: namesIn(repository, file),
    }
    for (const each of absentParts(parts, places)) tally.absent(each, basename(repository))
  }
}
