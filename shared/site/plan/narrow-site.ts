import { isObject } from '../../config/json/value.ts'
import {
  type Choice,
  type ChoiceOption,
  choiceInSyntax,
  choicesHint,
  choicesOf,
  readChoice,
} from '../../config/navigation/choice.ts'
import { divisionIn, type Membership } from '../../config/navigation/division.ts'
import { isChosen, narrowedConfig } from '../../config/navigation/narrowed.ts'
import { pagesInOrder, readNavigation } from '../../config/navigation/navigation.ts'
import { readDivisions } from '../../config/navigation/read-divisions.ts'
import type { SiteSettings } from '../../config/schema/settings.ts'
import { message } from '../../messages/message.ts'
import type { PageSummary } from '../../page/summary.ts'
import { Refusal } from '../../text/failure.ts'
import { dirname, normalize } from '../../text/path.ts'
import { findDestination, type Routes } from '../base/routes.ts'
import { readTarget } from '../base/url.ts'
import { planSite, type Site, type SiteInput } from './plan.ts'

/**
 * Returns the input for planning the divisions of a site that a person chose, as {@link readChoice} reads them: their
 * pages, the pages that belong to no division of a chosen kind, and the titles of all others, so that links to them
 * differ from dead ones. Redirects to pages that are not built are left out. Refuses a combination without pages.
 */
export function narrowSite(input: SiteInput, written: readonly string[], option: ChoiceOption): SiteInput {
  const whole = planSite(input)
  const choice = readChoice(written, choicesIn(input.config), option)
  const config = narrowedConfig(input.config, choice)
  const isKept = isObject(input.config.navigation)
    ? pagesOfNewer(whole, config, choice)
    : pagesOfOlder(whole, choice)
  const pages = input.pages.filter(isKept)
  if (!hasPages(config, pages)) refuseEmpty(whole, choice, option)
  const { routes } = planSite({ ...input, config, pages })
  // In reading order: the first page of a folder is the one that the whole site has.
  const others = whole.pages.filter(({ path }) => !routes.pages.has(path))
  const outside = new Map(others.map(({ path, title }) => [path, title]))
  return { ...input, config: withRedirects(config, whole.routes, outside), pages, outside }
}

const choicesIn = (config: SiteSettings) => choicesOf(readDivisions(config, readNavigation(config)))

/** Whether the navigation has an entry besides divisions, or a site of the older form has a page. */
const hasPages = (config: SiteSettings, pages: readonly PageSummary[]): boolean =>
  isObject(config.navigation) ? readNavigation(config).length > 0 : pages.length > 0

/** Refuses a choice without pages; lists what can be chosen last, given the rest of the choice. */
function refuseEmpty({ config }: Site, choice: Choice, option: ChoiceOption): never {
  const rest = narrowedConfig(config, new Map([...choice].slice(0, -1)))
  const reason = message('build:onlyEmpty', { option, names: choiceInSyntax(choice) })
  throw new Refusal('bad-request', reason, choicesHint(choicesIn(rest)))
}

type IsKept = (page: PageSummary) => boolean

const isVersion = (choice: Choice, version: string | undefined): boolean =>
  isChosen(choice, 'version', version)

/** Pages that the narrowed navigation lists, and unlisted ones: they belong to the listed pages of their folder. */
function pagesOfNewer(whole: Site, config: SiteSettings, choice: Choice): IsKept {
  const listed = (entries: Parameters<typeof pagesInOrder>[0]) =>
    new Set(pagesInOrder(entries).map(({ path }) => path))
  const [all, kept] = [listed(whole.navigation), listed(readNavigation(config))]
  const [allFolders, keptFolders] = [foldersOf(all), foldersOf(kept)]
  return page => {
    const { path } = page
    if (!isVersion(choice, page.version)) return false
    if (all.has(path)) return kept.has(path)
    let folder = dirname(path)
    while (folder !== '' && !allFolders.has(folder)) folder = dirname(folder)
    return folder === '' || keptFolders.has(folder)
  }
}

function foldersOf(paths: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of paths) {
    for (let folder = dirname(path); folder !== ''; folder = dirname(folder)) {
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}

const pagesOfOlder =
  ({ divisions }: Site, choice: Choice): IsKept =>
  page => {
    const membership = divisions.of(page.path)
    return isVersion(choice, page.version ?? versionIn(membership)) && isIn(choice, membership)
  }

const versionIn = ({ version, trail }: Membership): string | undefined =>
  version ?? trail.findLast(division => division.version !== undefined)?.version

const isIn = (choice: Choice, membership: Membership): boolean =>
  [...choice.keys()].every(kind => isChosen(choice, kind, divisionIn(membership, kind)?.name))

/** The settings without redirects to pages that are not built. */
function withRedirects(
  config: SiteSettings,
  routes: Routes,
  outside: ReadonlyMap<string, string>,
): SiteSettings {
  const { redirects } = config
  if (redirects === undefined) return config
  const isBuilt = (destination: string | undefined) => {
    const target = readTarget(destination ?? '')
    if (target?.kind !== 'internal') return true
    const found = findDestination(routes, '', { ...target, path: `/${normalize(target.path)}` })
    return found.kind !== 'page' || !outside.has(found.path)
  }
  return { ...config, redirects: redirects.filter(({ destination }) => isBuilt(destination)) }
}
