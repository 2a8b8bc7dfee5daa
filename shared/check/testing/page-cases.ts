import { readConfig } from '../../config/read/read.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { summarizePage } from '../../page/summary.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite } from '../../site/plan/plan.ts'
import { makeUtilities } from '../../site/styles/utilities.ts'
import type { Problem } from '../../text/problem.ts'
import type { CheckContext } from '../base/context.ts'
import { checkPage } from '../check.ts'
import { readSettings } from '../settings/file.ts'
import { defaultSettings } from '../settings/read.ts'

const utilities = await makeUtilities()
const FILES = ['page.mdx', 'other.mdx', 'a.png']
const config = readConfig(
  '{"name":"x","redirects":[{"source":"/old","destination":"/other"}],"navigation":[{"group":"a","pages":["page","other"]}]}',
).value

/** Returns what rules look up in a site of two pages and a picture, the first with this text. */
export function knownOf(text: string, settings: string): CheckContext {
  const pages = [summarizePage('page.mdx', text), summarizePage('other.mdx', '---\ntitle: Other\n---\n')]
  const site = planSite({ config, pages, files: new Set(FILES), icons: noIcons })
  const { rules, terms } = readSettings(settings)
  return {
    site,
    utilities,
    pages: new Map(pages.map(page => [page.path, page])),
    anchors: () => undefined,
    settings: { ...defaultSettings, rules, terms },
  }
}

/** Returns the problems of a page in a site of two pages and a picture. */
export const checkText = (text: string, settings = '{}'): readonly Problem[] =>
  checkPage(parsePage('page.mdx', text), knownOf(text, settings))

const HEAD = '---\ntitle: Page\ndescription: What this page is about.\n---\n\n'
/** Returns a whole page with the given body. */
export const pageOf = (text: string): string => (text.startsWith('---') ? text : HEAD + text)

/** Returns a problem as one line: rule, severity, location and text. */
export const problemLine = ({ code, severity, line, column, message, hint }: Problem): string =>
  [code, severity, `${line}:${column}`, inEnglish(message), hint && inEnglish(hint)].filter(Boolean).join(' ')

/** What a rule finds, and what it accepts. */
export interface Case {
  /** The body; a text that starts with dashes is the whole page. */
  readonly bad: string
  readonly says: string
  /** The body after the fix. */
  readonly fixed?: string
  /** Bodies without problems. */
  readonly good: readonly string[]
  /** For rules that are off by default. */
  readonly settings?: string
}
