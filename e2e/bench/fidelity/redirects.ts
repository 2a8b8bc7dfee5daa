import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { followRedirects } from '../../../shared/site/plan/follow-redirects.ts'

const read = (file: string): unknown => parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))

/** Reads where the redirects of a repository lead, also from a file behind a reference. */
export function redirectsOf(repository: string): (address: string) => string {
  const { redirects } = read(join(repository, 'docs.json')) as { redirects?: unknown }
  const file = (redirects as { $ref?: string } | undefined)?.$ref
  const listed = file === undefined ? redirects : read(join(repository, file))
  if (!Array.isArray(listed)) return address => address
  return address =>
    /^[a-z]+:/i.test(address)
      ? address
      : (followRedirects(listed, address, () => false).steps.at(-1)?.to ?? address)
}
