const PARAGRAPH =
  'Deliveries are retried with growing pauses until your endpoint answers, so make every handler safe to call twice. See [the limits](/guide/page-1) and **sign** every request.\n\n'
const CODE =
  '```ts\nconst client = new Client({ key: readKey() })\nawait client.send("order.paid", { id: 7 })\n```\n\n'

/** Returns a page of about `size` characters: paragraphs, code, and some headings. */
export function samplePage(title: string, size: number): string {
  const parts = [`---\ntitle: ${title}\ndescription: What ${title} is for.\n---\n\n`]
  for (let n = 0, length = 0; length < size; n++) {
    const part = n % 6 === 0 ? `## Part ${n} of ${title}\n\n` : n % 6 === 3 ? CODE : PARAGRAPH
    parts.push(part)
    length += part.length
  }
  return parts.join('')
}

/** Returns a site with `count` pages of about `size` characters, in groups of twenty. */
export function sampleSite(count: number, size: number): Record<string, string> {
  const paths = Array.from({ length: count }, (_, n) => `guide/page-${n}`)
  const groups = Array.from({ length: Math.ceil(count / 20) }, (_, n) => ({
    group: `Group ${n}`,
    pages: paths.slice(n * 20, n * 20 + 20),
  }))
  const config = { name: 'Bench', colors: { primary: '#0d9373' }, navigation: groups }
  const pages = paths.map((path, n) => [`${path}.mdx`, samplePage(`Page ${n}`, size)])
  return { 'docs.json': `${JSON.stringify(config, null, 2)}\n`, ...Object.fromEntries(pages) }
}
