import { parsePage } from '../../page/parse/parse.ts'
import { renderPage } from '../render.ts'
import { loadSnippets } from '../snippets/files.ts'
import { testSite } from './draw.ts'

/** Renders the first of these files; the others can be included in it. */
export async function drawFirst(files: Readonly<Record<string, string>>, preview = false) {
  const [file = '', text = ''] = Object.entries(files)[0] ?? []
  const site = testSite({ pages: [file.replace('.mdx', ''), 'other'], files: Object.keys(files), preview })
  const parse = async (each: string) => parsePage(each, files[each] ?? '')
  const page = parsePage(file, text)
  const snippets = await loadSnippets(page, site.routes.files, parse)
  const rendered = renderPage(site, page, { snippets })
  return { ...rendered, html: rendered.body.map(block => block.html).join('\n') }
}
