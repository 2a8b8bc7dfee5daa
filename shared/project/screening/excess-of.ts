import { checkConfig, checkPage } from '../../check/check.ts'
import { defaultSettings } from '../../check/settings/read.ts'
import { pagesInOrder } from '../../config/navigation/navigation.ts'
import { readConfig } from '../../config/read/read.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { readText } from '../../openapi/document/read.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { partEnds } from '../../page/parse/parts.ts'
import { summarizePage } from '../../page/summary.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite, type Site } from '../../site/plan/plan.ts'
import { renderPage } from '../../site/render.ts'
import { searchRecord } from '../../site/search-record.ts'
import { type Bounded, type Excess, unlessTooCostly } from '../../text/budget.ts'
import { outlineOf } from '../checking/outline.ts'
import type { SettingsParts } from './screening.ts'

/** Work on a text, in steps that each must stay within the budget. */
type Steps = readonly (() => unknown)[]

const planned = (config: Site['config']): Site =>
  planSite({ config, pages: [], files: new Set(), icons: noIcons })

const known = (site: Site) => ({
  site,
  pages: new Map(),
  settings: defaultSettings,
  anchors: () => undefined,
})

/** What a site with only this page does with it: it is parsed in parts, and what it was parsed to is used again. */
function stepsOfPage(file: string, text: string): Steps {
  const site = planned({ name: '', navigation: [] })
  let page = parsePage(file, '')
  const parsing = [...partEnds(text), text.length].map(end => () => {
    page = parsePage(file, text.slice(0, end), page)
  })
  return [
    () => summarizePage(file, text),
    ...parsing,
    () => outlineOf(page),
    () => checkPage(page, known(site)),
    () => searchRecord(site, renderPage(site, page)),
  ]
}

function stepsOfSettings(text: string, parts: SettingsParts): Steps {
  return [
    () => {
      const reading = readConfig(text, file => parts.get(file))
      const site = planned(reading.value)
      pagesInOrder(site.navigation)
      checkConfig(reading, known(site))
    },
  ]
}

function stepsOf(file: string, text: string, parts: SettingsParts): Steps {
  if (file === CONFIG_FILE) return stepsOfSettings(text, parts)
  return /\.(?:json|ya?ml)$/i.test(file) ? [() => readText(text)] : stepsOfPage(file, text)
}

/**
 * Does what reading, checking and drawing a file does, each within the budget; returns what it takes too much of.
 * Settings are read with the files that they refer to.
 */
export function excessOf(
  bounded: Bounded,
  file: string,
  text: string,
  parts: SettingsParts = new Map(),
): Excess | undefined {
  for (const step of stepsOf(file, text, parts)) {
    const excess = unlessTooCostly<Excess | undefined>(
      bounded,
      () => void step(),
      found => found,
    )
    if (excess) return excess
  }
  return undefined
}
