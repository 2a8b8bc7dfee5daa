type Files = Readonly<Record<string, string>>

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

const pageOf = (body = 'Hi.') => `---\ntitle: Page\n---\n\n${body}\n`

const blocks = (count: number, block: (index: number) => string) => times(count).map(block).join('\n\n')

const docs = (pages: readonly string[], more: object = {}) =>
  JSON.stringify({
    name: 'Acme',
    colors: { primary: '#0D9373' },
    navigation: [{ group: 'All', pages }],
    ...more,
  })

const newer = (navigation: object) =>
  JSON.stringify({ theme: 'mint', name: 'Acme', colors: { primary: '#0D9373' }, navigation })

/** A site whose only page has this text. */
const onePage = (body: string): Files => ({ 'docs.json': docs(['index']), 'index.mdx': pageOf(body) })

/** A site with these files and a page that is listed. */
const beside = (entries: readonly (readonly [string, string])[], settings = docs(['index'])): Files => ({
  'docs.json': settings,
  'index.mdx': pageOf(),
  ...Object.fromEntries(entries),
})

const pages = (count: number, pathOf: (index: number) => string, body?: string) =>
  times(count).map(index => [`${pathOf(index)}.mdx`, pageOf(body)] as const)

const paths = (count: number, pathOf: (index: number) => string) => times(count).map(pathOf)

const operations = (count: number) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Acme', version: '1' },
    paths: Object.fromEntries(
      times(count).map(index => [
        `/p${index}`,
        {
          get: { summary: `Get ${index}`, responses: { 200: { $ref: `#/components/responses/R${index}` } } },
        },
      ]),
    ),
    components: {
      responses: Object.fromEntries(times(count).map(index => [`R${index}`, { description: 'Done.' }])),
    },
  })

/** Sites with very many of one thing. */
export const SITE_SHAPES: Readonly<Record<string, (count: number) => Files>> = {
  'listed pages': count =>
    beside(
      pages(count, index => `p${index}`),
      docs(paths(count, index => `p${index}`)),
    ),
  'pages that are not listed': count => beside(pages(count, index => `old/p${index}`)),
  'folders with a page': count =>
    beside(
      pages(count, index => `d${index}/p`),
      docs(paths(count, index => `d${index}/p`)),
    ),
  'missing pages in the navigation': count => beside([], docs(paths(count, index => `p${index}`))),
  'pages that are listed twice': count =>
    beside(
      pages(count, index => `p${index}`),
      docs([...paths(count, index => `p${index}`), ...paths(count, index => `p${index}`)]),
    ),
  redirects: count =>
    beside(
      [],
      docs(['index'], {
        redirects: times(count).map(index => ({ source: `/old-${index}`, destination: '/index' })),
      }),
    ),
  'redirects in a chain': count =>
    beside(
      [],
      docs(['index'], {
        redirects: times(count).map(index => ({ source: `/o${index}`, destination: `/o${index + 1}` })),
      }),
    ),
  groups: count =>
    beside(
      pages(count, index => `p${index}`),
      docs([], {
        navigation: times(count).map(index => ({ group: `Group ${index}`, pages: [`p${index}`] })),
      }),
    ),
  'pages in 20 versions': count =>
    beside(
      times(20).flatMap(version => pages(count / 20, index => `v${version}/p${index}`, '[First](/v0/p0)')),
      newer({
        versions: times(20).map(version => ({
          version: `v${version}`,
          groups: [{ group: 'All', pages: paths(count / 20, index => `v${version}/p${index}`) }],
        })),
      }),
    ),
  'broken links on a page': count => onePage(blocks(count, index => `[Gone](/gone-${index})`)),
  'links to one page': count =>
    beside(
      pages(count, index => `p${index}`, '[Home](/index#part)'),
      docs(['index', ...paths(count, index => `p${index}`)]),
    ),
  'headings with one text': count => onePage(blocks(count, () => '## Same')),
  'missing images': count => onePage(blocks(count, index => `![Gone](/gone-${index}.png)`)),
  'unused images': count =>
    beside(times(count).map(index => [`images/${index}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>'])),
  'snippets on a page': count => ({
    ...onePage(
      `${times(count)
        .map(index => `import S${index} from '/snippets/s${index}.mdx'`)
        .join('\n')}\n\n${blocks(count, index => `<S${index} />`)}`,
    ),
    ...Object.fromEntries(times(count).map(index => [`snippets/s${index}.mdx`, 'Text.'])),
  }),
  'pages with one snippet': count => ({
    ...beside(
      pages(count, index => `p${index}`, "import S from '/snippets/s.mdx'\n\n<S />"),
      docs(paths(count, index => `p${index}`)),
    ),
    'snippets/s.mdx': 'Text.',
  }),
  'unknown components': count => onePage(blocks(count, index => `<Own${index} />`)),
  cards: count =>
    onePage(blocks(count, index => `<Card title="Card ${index}" href="/gone-${index}">\n  Text.\n</Card>`)),
  'rows of a table': count =>
    onePage(
      `| A | B |\n| --- | --- |\n${times(count)
        .map(index => `| ${index} | [x](/y${index}) |`)
        .join('\n')}`,
    ),
  footnotes: count =>
    onePage(
      `${blocks(count, index => `Text[^${index}].`)}\n\n${blocks(count, index => `[^${index}]: Note.`)}`,
    ),
  operations: count => beside([['api.json', operations(count)]], docs(['index'], { openapi: 'api.json' })),
  'pages of operations': count =>
    beside(
      [
        ['api.json', operations(count)],
        ...times(count).map(
          index => [`a${index}.mdx`, `---\ntitle: A\nopenapi: GET /p${index}\n---\n`] as const,
        ),
      ],
      docs(
        paths(count, index => `a${index}`),
        { openapi: 'api.json' },
      ),
    ),
  'style sheets': count => beside(times(count).map(index => [`s${index}.css`, `.a${index} { color: red; }`])),
  'files that are no pages': count => beside(times(count).map(index => [`src/${index}.ts`, 'x'])),
}
