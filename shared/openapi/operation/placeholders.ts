import type { SchemeView } from './security.ts'
import { escapeText, type Pair } from './serialize.ts'

/** What a way to authenticate adds to a request. */
export interface Credentials {
  readonly headers: readonly Pair[]
  /** Escaped. */
  readonly query: readonly Pair[]
  readonly cookies: readonly string[]
}

/** Credentials of which every value is a placeholder such as `$TOKEN`. */
export interface Placeholders extends Credentials {
  readonly variables: readonly string[]
}

/**
 * The names of placeholders. A description does not choose them: a shell fills in the variables of these names, and
 * others may hold anything.
 */
const NAMES: Partial<Readonly<Record<SchemeView['kind'], string>>> = {
  bearer: 'TOKEN',
  oauth2: 'TOKEN',
  oidc: 'TOKEN',
  http: 'TOKEN',
  basic: 'CREDENTIALS',
  key: 'API_KEY',
}

/** The placeholders of schemes that are used together, each with a name of its own. */
export function placeholdersOf(schemes: readonly SchemeView[]): Placeholders {
  const made = {
    headers: [] as Pair[],
    query: [] as Pair[],
    cookies: [] as string[],
    variables: [] as string[],
  }
  for (const { kind, prefix = '', scheme = '', location = 'header', parameter = 'key' } of schemes) {
    const name = NAMES[kind]
    if (name === undefined) continue
    const before = made.variables.filter(each => each.startsWith(name)).length
    const variable = before === 0 ? name : `${name}_${before + 1}`
    made.variables.push(variable)
    const value = `${prefix}$${variable}`
    if (kind === 'key' && location === 'query') {
      made.query.push([escapeText(parameter), `${escapeText(prefix)}$${variable}`])
    } else if (kind === 'key' && location === 'cookie') made.cookies.push(`${parameter}=${value}`)
    else if (kind === 'key') made.headers.push([parameter, value])
    else if (kind === 'basic') made.headers.push(['Authorization', `Basic $${variable}`])
    else made.headers.push(['Authorization', `${kind === 'http' ? scheme : 'Bearer'} ${value}`])
  }
  return made
}
