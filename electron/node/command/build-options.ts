import { resolve } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { Urls } from '../../../shared/site/base/routes.ts'
import { dataFolders } from '../base/data-folders.ts'
import { targetFolder } from '../output/target.ts'
import { isSite } from '../session/discover.ts'
import { readArguments } from './arguments.ts'
import type { BuildOrder } from './build-order.ts'
import { Misuse } from './io.ts'
import { repositoryAt } from './repository.ts'

/** What `galley build` was asked to do. */
export interface BuildOptions extends BuildOrder {
  readonly json: boolean
  /** Download the API descriptions that docs.json names by address. */
  readonly fetch: boolean
  readonly part: readonly string[]
}

function urlOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Misuse(message('cli:build.siteUrl', { written }))
  }
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
}

interface Token {
  readonly kind: string
  readonly name?: string
  readonly value?: string | undefined
}

/** The names that follow an option, up to the next one; and the other names. */
function namesAfter(option: string, tokens: readonly Token[]) {
  const [after, others]: [string[], string[]] = [[], []]
  let isAfter = false
  for (const { kind, name, value } of tokens) {
    if (kind !== 'positional') isAfter = kind === 'option' && name === option
    if (value !== undefined && (isAfter || kind === 'positional')) (isAfter ? after : others).push(value)
  }
  return { after, others }
}

/** Reads the command line of `galley build`. Throws {@link Misuse}. */
export function readBuildOptions(args: readonly string[]): BuildOptions {
  const { values, tokens } = readArguments({
    args: [...args],
    allowPositionals: true,
    tokens: true,
    options: {
      out: { type: 'string' },
      'site-url': { type: 'string' },
      urls: { type: 'string' },
      strict: { type: 'boolean' },
      json: { type: 'boolean' },
      fetch: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      part: { type: 'string', multiple: true },
      join: { type: 'string', multiple: true },
    },
  })
  const { after, others } = namesAfter('join', tokens)
  // People also name the repository after the parts, which have no docs.json.
  const sites = others.length === 0 && after.length > 1 ? after.filter(isSite) : []
  const folders = [...others, ...sites]
  const join = after.filter(name => !sites.includes(name))
  const { part = [], strict = false } = values
  if (folders.length > 1) throw new Misuse(message('cli:oneFolder', { command: 'build' }))
  if (!values.out) throw new Misuse(message('cli:build.out'))
  if (part.length > 0 && join.length > 0) throw new Misuse(message('cli:build.partAndJoin'))
  if (part.length > 0 && strict) throw new Misuse(message('cli:build.partAndStrict'))
  const repository = repositoryAt(folders[0])
  return {
    repository,
    out: targetFolder(values.out, repository.folder),
    url: urlOf(values['site-url']),
    urls: urlsOf(values.urls),
    strict,
    json: values.json ?? false,
    fetch: values.fetch ?? false,
    only: values.only ?? [],
    part,
    join: join.map(folder => resolve(folder)),
    data: dataFolders().data,
  }
}

function urlsOf(written: string | undefined): Urls | undefined {
  if (written === undefined || written === 'html' || written === 'clean') return written
  throw new Misuse(message('cli:build.urls', { written }))
}
