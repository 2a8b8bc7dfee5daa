import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { noIcons } from '../../site/base/icons.ts'
import { shippedAt } from '../../site/base/shipped.ts'
import { PageBuilder } from '../../site/build.ts'
import { PictureCache } from '../../site/pictures/load.ts'
import { planOutputs } from '../../site/plan/outputs.ts'
import { planSite } from '../../site/plan/plan.ts'
import { openInMemory } from '../testing/open-in-memory.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const HANDBOOK = at('../../../resources/handbook')
const FIXTURES = at('../../site/fixtures')

function handbook(): Record<string, string | Uint8Array> {
  const entries = readdirSync(HANDBOOK, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const isText = (path: string) => /\.(mdx?|json|ya?ml)$/.test(path)
  const rows = files.map(path => {
    const bytes = readFileSync(path)
    return [path.slice(HANDBOOK.length + 1), isText(path) ? bytes.toString() : new Uint8Array(bytes)]
  })
  return Object.fromEntries(rows)
}

function fixtures(): Record<string, string | Uint8Array> {
  const names = readdirSync(FIXTURES)
  const pages = names.map(name => [`${name}.mdx`, readFileSync(join(FIXTURES, name, 'input.mdx'), 'utf8')])
  const navigation = [{ group: 'Fixtures', pages: names }]
  return { 'docs.json': JSON.stringify({ name: 'Fixtures', navigation }), ...Object.fromEntries(pages) }
}

/** What the preview adds to what readers get: source positions, broken links, the revision and the source that was drawn. */
const beside = / data-(?:line|at|leaf|tag|snippet|page|pointer|broken|revision|source)="[^"]*"/g

/** The element around the text of an attribute, so that it can be written there. */
const fields = /<span data-field="[^"]*">((?:(?!<span).)*?)<\/span>/gs

/** The frames that a policy allows: an edit may bring one, and the policy of a shown document stays. */
const frames = /;frame-src [^;"]*/

/** The texts of scripts: a preview has one script for all languages, and the scripts of a built site begin with theirs. */
const scriptTexts = / data-(?:oauth-)?texts='[^']*'/g

/** When a picture loads: the first one of a built page at once, unlike in a preview, whose words are being typed. */
const loading = / loading="lazy"/g

const builtFor = (html: string) => html.replace(frames, '').replace(loading, '')

const readersOf = (shown: string) =>
  builtFor(shown.replace(beside, '').replace(scriptTexts, '').replace(fields, '$1'))

/** Drawn for the author: readers get less, or nothing. */
const FOR_WRITERS = /class="(?:unknown|(?:maths-)?broken|expression|embed-closed|try-note)/

const SITES = { handbook, fixtures }
for (const [name, content] of Object.entries(SITES)) {
  let pages: readonly (readonly [path: string, shown: string, built: string])[] = []
  beforeAll(async () => {
    const { project, settle } = await openInMemory(content())
    await settle()
    const asked = project.siteSource()
    await settle()
    const { input, readText, readBytes } = await asked
    const site = planSite({ ...input, icons: noIcons })
    const builder = new PageBuilder(
      site,
      shippedAt(name => name),
      { readText, pictures: new PictureCache(readBytes) },
    )
    pages = await Promise.all(
      planOutputs(site).tasks.map(async task => {
        const path = task.file.replace(/\.mdx?$/, '')
        const { outputs } = await builder.build(task)
        const { html } = await project.document(path)
        return [path, html, String(outputs[0]?.content)] as const
      }),
    )
  })

  test(`the preview of every page of the ${name} is the page that is built, byte for byte except for named attributes, one element and allowed frames`, () => {
    expect(pages.length).toBeGreaterThan(5)
    const differ = pages.filter(([, shown, built]) => readersOf(shown) !== builtFor(built))
    expect(differ.filter(([, shown]) => !FOR_WRITERS.test(shown)).map(([path]) => path)).toEqual([])
    expect(differ.length).toBeLessThan(pages.length / 4)
  })
}
