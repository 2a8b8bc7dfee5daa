import { apisOf } from '../../openapi/testing/api.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { summarizePage } from '../../page/summary.ts'
import { generatedText } from '../plan/generated-text.ts'
import { planSite } from '../plan/plan.ts'
import { renderPage } from '../render.ts'
import { fewIcons } from './draw.ts'

/** Any description whose only path is `/a`. */
export const described = (item: object, more: object = {}, openapi = '3.1.0'): string =>
  JSON.stringify({ openapi, info: { title: 'T', version: '1' }, paths: { '/a': item }, ...more })

interface Given {
  readonly config?: object
  readonly file?: string
  readonly preview?: boolean
  /** Collects the names of requested files. */
  readonly requested?: string[]
}

/** A page that is generated from a description. */
interface ApiPage {
  readonly path: string
  /** Nothing lists it. */
  readonly hidden: boolean
  readonly html: string
  /** The text that a reader sees, separated by single spaces; without the form. */
  readonly text: string
  /** The text of the samples and examples next to it. */
  readonly aside: string
  /** Their HTML. */
  readonly beside: string
  readonly head: string
}

const visibleText = (html: string): string =>
  html
    .replace(/<form[\s\S]*?<\/form>|<wbr>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/** Every page that is generated from one description. */
export async function pagesOf(
  text: string,
  { config = {}, file = 'a.json', preview = false, requested = [] }: Given = {},
): Promise<readonly ApiPage[]> {
  const apis = await apisOf({ [file]: text }, requested)
  const site = planSite({
    config: { name: 'Site', navigation: [{ group: 'Start', pages: ['intro'] }], ...config },
    pages: [summarizePage('intro.mdx', '---\ntitle: Intro\n---\n')],
    files: new Set(['intro.mdx', file]),
    icons: fewIcons,
    apis: apis.data(),
    preview,
  })
  const made = [...site.routes.pages].filter(([, { generated }]) => generated)
  return made.map(([path, summary]) => {
    const page = renderPage(site, parsePage(`${path}.mdx`, generatedText(summary)))
    const html = page.body.map(each => each.html).join('\n')
    const aside = visibleText(page.regions.aside.replace(/<[^>]+>/g, ''))
    const beside = page.regions.aside
    return {
      path,
      hidden: summary.hidden === true,
      html,
      text: visibleText(html),
      aside,
      beside,
      head: page.head,
    }
  })
}

/** The first page that is generated from a description. */
export async function pageOf(text: string, given: Given = {}): Promise<ApiPage> {
  const [page] = await pagesOf(text, given)
  if (!page) throw new Error('The description has no page.')
  return page
}
