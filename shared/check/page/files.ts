import { message } from '../../messages/message.ts'
import type { Reference } from '../../page/parse/references.ts'
import { pathOfFile } from '../../page/summary.ts'
import { findDestination } from '../../site/base/routes.ts'
import { readImage } from '../../site/base/url.ts'
import { snippetFile } from '../../site/snippets/files.ts'
import { dirname, join, normalize } from '../../text/path.ts'
import type { PageCheck } from '../base/page-check.ts'
import { hintOf } from '../base/suggest.ts'
import { withVariables } from '../base/variables.ts'

/** Checks that the images, videos and snippets of a page exist. */
export function checkPageFiles(check: PageCheck): void {
  for (const image of check.page.images) checkFile(check, image)
  for (const asset of check.page.assets) {
    if (asset.kind === 'snippet') checkSnippet(check, asset)
    else checkFile(check, asset)
  }
}

/** Checks that what a snippet shows from the root exists; the rest depends on the pages that show it. */
export function checkSnippetFiles(check: PageCheck): void {
  for (const file of [...check.page.images, ...check.page.assets]) {
    if (file.kind === 'snippet') checkSnippet(check, file)
    else if (file.target.startsWith('/')) checkFile(check, file)
  }
}

function checkFile(check: PageCheck, image: Reference): void {
  const target = readImage(withVariables(check, image.target))
  if (target?.kind !== 'internal') return
  if (image.target.trim() === '' && image.tag === undefined)
    check.add('file/missing', image, {
      message: message('checks:file.noImage'),
      hint: message('checks:file.noImageHint'),
    })
  if (target.path === '') return
  const own = pathOfFile(check.page.file)
  if (findDestination(check.context.site.routes, own, target).kind !== 'file')
    reportMissing(check, image, target.path)
}

/** A snippet is imported by its path, or named below the folder `snippets`; packages start with neither slash nor dot. */
function checkSnippet(check: PageCheck, snippet: Reference): void {
  const { files } = check.context.site.routes
  const { target, tag } = snippet
  const isPath = /^\.{0,2}\//.test(target)
  if (tag === 'import' && !isPath) return
  const candidates = [
    normalize(target),
    join(dirname(check.page.file), target),
    join('snippets', target),
    join('_snippets', target),
  ]
  const from = check.page.file
  const isNamed = tag === 'Snippet' && snippetFile({ from, target, by: 'tag' }, files) !== undefined
  if (!isNamed && !candidates.some(path => files.has(path))) reportMissing(check, snippet, target)
}

function reportMissing(check: PageCheck, reference: Reference, path: string): void {
  const suggestion = check.suggest(check.context.site.routes.files, normalize(path))
  check.add('file/missing', reference, {
    message: message('checks:file.missing', { path: path.length > 80 ? `${path.slice(0, 77)}…` : path }),
    hint: suggestion && hintOf(suggestion),
    fix: check.correction(reference, reference.target, suggestion),
  })
}
