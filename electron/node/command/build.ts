import { relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { type BuildTrouble, buildSite } from '../../../shared/site/build.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { sitemap } from '../output/sitemap.ts'
import { targetFolder } from '../output/target.ts'
import { SiteWriter, type Written } from '../output/writer.ts'
import { findProduct, type Product } from '../product.ts'
import { ShippedFiles } from '../web/shipped.ts'
import { problemsOf } from './check.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { planned, type Repository, repositoryAt } from './site.ts'

interface BuildOptions {
  readonly repository: Repository
  readonly out: string
  readonly base: string | undefined
  readonly strict: boolean
  readonly json: boolean
}

interface Built {
  readonly pages: number
  readonly trouble: readonly BuildTrouble[]
}

function baseOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Misuse(`--site-url takes an address such as https://docs.example.com, not “${written}”.`)
  }
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
}

function readOptions(args: readonly string[]): BuildOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      'site-url': { type: 'string' },
      strict: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  if (positionals.length > 1) throw new Misuse('build takes one folder.')
  if (!values.out) throw new Misuse('build needs --out DIR: the folder to write the site to.')
  const repository = repositoryAt(positionals[0])
  return {
    repository,
    out: targetFolder(values.out, repository.folder),
    base: baseOf(values['site-url']),
    strict: values.strict ?? false,
    json: values.json ?? false,
  }
}

/** The folder of the site as a path in the repository, where it lies in there. */
function within({ folder }: Repository, out: string): string | undefined {
  const path = relative(folder, out).split(sep).join('/')
  return path.startsWith('..') || path === '' ? undefined : path
}

async function fill(product: Product, options: BuildOptions, writer: SiteWriter): Promise<Built> {
  const { repository, out, base } = options
  const site = await planned(product, repository.files, within(repository, out))
  const shipped = new ShippedFiles(product.site)
  const trouble: BuildTrouble[] = []
  const documents: string[] = []
  const steps = buildSite(site, {
    readText: path => repository.files.readText(path),
    readBytes: path => repository.files.readBytes(path),
    readShipped: async name => {
      const bytes = await shipped.read(name)
      if (bytes) return bytes
      throw new Refusal('unavailable', 'This copy of Galley is not built.', 'Run: npm run build')
    },
  })
  for await (const step of steps) {
    if ('message' in step) trouble.push(step)
    else writer.add(step.path, step.content)
    if ('path' in step && step.from !== undefined && step.path.endsWith('.html')) documents.push(step.path)
  }
  if (base !== undefined) writer.add('sitemap.xml', sitemap(base, documents))
  return { pages: documents.length, trouble }
}

/** With --strict, what the check finds counts as well; notices do not. */
async function troublesOf(repository: Repository): Promise<readonly BuildTrouble[]> {
  const problems = await problemsOf(repository)
  return problems
    .filter(({ severity }) => severity !== 'notice')
    .map(({ file, line, message }) => ({ file: `${file}:${line}`, message }))
}

function summary(
  { out, json }: BuildOptions,
  { pages, trouble }: Built,
  written: Written | undefined,
): string {
  if (json) return JSON.stringify({ out, pages, ...written, trouble }, undefined, 2)
  if (!written) return 'The site was not written, because --strict is set.'
  return `${pages} pages, ${written.files} files in ${out} (${written.changed} changed).`
}

/** Writes the static site. */
export async function build(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readOptions(args)
  const writer = new SiteWriter(options.out)
  try {
    const filled = await fill(findProduct(), options, writer)
    const found = options.strict ? await troublesOf(options.repository) : []
    const built = { ...filled, trouble: [...filled.trouble, ...found] }
    const isFine = built.trouble.length === 0
    if (!options.json) for (const { file, message } of built.trouble) io.err(`${file}: ${message}`)
    io.out(summary(options, built, isFine || !options.strict ? writer.publish() : undefined))
    return isFine ? 0 : 1
  } finally {
    writer.discard()
  }
}
