import i18next from 'i18next'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { type Name, nameAt, nameRules, namesLost } from '../../../shared/config/names/names.ts'
import { renameChanges } from '../../../shared/config/names/rename-name.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { pagesListed } from '../../../shared/config/tree/mentions.ts'
import { patternOfVariable, renamedInPage } from '../../../shared/page/rename-name.ts'
import type { FileEdits } from '../../../shared/text/edit.ts'
import { notify, notifyError } from '../base/notices.ts'
import { makeStep, readText } from '../documents/documents.ts'
import type { Site } from '../scope/site.ts'
import { reportStep } from '../session/steps.ts'
import { configEdits, useConfig, writtenConfig } from '../site/config.ts'
import { pagesByFile } from '../site/pages.ts'
import { describeUses, isUsed, usesOf } from './uses.ts'

const configNow = (site: Site): unknown => writtenConfig(useConfig.of(site).getState())

/**
 * Returns the pages whose frontmatter refers to a value. Of a version that other products have as well, these are
 * pages that it lists.
 */
export function pagesNaming(site: Site, config: unknown, name: Name): readonly string[] {
  const rule = nameRules[name.kind]
  if (typeof rule.inPages !== 'object') return []
  const all = [...pagesByFile(site).values()].filter(({ version }) => version === name.name)
  const touched = new Set([name.at, ...rule.uses(config, name)].map(formatPointer))
  const isElsewhere = rule
    .declared(config)
    .some(one => one.name === name.name && !touched.has(formatPointer(one.at)))
  const listed = isElsewhere ? pagesIn(config, name) : undefined
  return all.filter(({ path }) => listed?.has(path) ?? true).map(({ file }) => file)
}

const pagesIn = (config: unknown, name: Name): ReadonlySet<string> =>
  new Set(
    [name.at, ...nameRules[name.kind].uses(config, name)]
      .flatMap(at => pagesListed(config, at.slice(0, -1)))
      .map(({ path }) => path),
  )

/** Returns the files of the pages and snippets that refer to a value. */
async function pagesUsing(site: Site, config: unknown, name: Name): Promise<readonly string[]> {
  if (nameRules[name.kind].inPages !== 'text') return pagesNaming(site, config, name)
  const query = {
    query: patternOfVariable(name.name),
    matchCase: true,
    wholeWord: false,
    regexp: true,
    include: '.md',
  }
  const found: string[] = []
  let after: string | undefined
  do {
    const batch = await site.host.search({ ...query, ...(after !== undefined && { after }) })
    found.push(...batch.files.map(({ file }) => file).filter(file => /\.mdx?$/i.test(file)))
    after = batch.next
  } while (after !== undefined)
  return found
}

/** Returns the edits that make pages refer to a renamed value by its new text. */
export async function pageEdits(
  site: Site,
  { name, to, files }: { readonly name: Name; readonly to: string; readonly files: readonly string[] },
): Promise<readonly FileEdits[]> {
  const texts = await Promise.all(files.map(async file => ({ file, text: await readText(site, file) })))
  return texts
    .map(({ file, text }) => ({ file, edits: renamedInPage(text, name, to) }))
    .filter(({ edits }) => edits.length > 0)
}

/** Gives the value at a path of docs.json another text, with everything that refers to it, as one step. */
export function renameEverywhere(site: Site, at: JsonPath, to: string): void {
  rename(site, at, to).catch(error => notifyError(site.app, error))
}

async function rename(site: Site, at: JsonPath, to: string): Promise<void> {
  const t = i18next.getFixedT(null, 'names')
  const before = configNow(site)
  const name = nameAt(before, at)
  if (!name || name.name === to) return
  const pages = await pageEdits(site, { name, to, files: await pagesUsing(site, before, name) })
  const config = configNow(site)
  if (useConfig.of(site).getState().broken || nameAt(config, at)?.name !== name.name) {
    notify(site.app, { kind: 'warning', message: t('changed'), hint: t('changedHint') })
    return
  }
  const isKey = name.kind === 'variable'
  const label = t(`rename.${name.kind}`, { name: name.name, to })
  makeStep(site, {
    label,
    focus: { file: CONFIG_FILE, pointer: formatPointer(isKey ? [...at.slice(0, -1), to] : at) },
    edits: [...configEdits(site, renameChanges(config, name, to)), ...pages],
  })
  const files = pages.map(({ file }) => file)
  if (isUsed(usesOf(before, name, files))) reportStep(site, label)
}

/** Tells the person which values that others refer to a change removed. */
export function tellLost(site: Site, before: unknown, after: unknown): void {
  tell(site, before, after).catch(error => notifyError(site.app, error))
}

async function tell(site: Site, before: unknown, after: unknown): Promise<void> {
  const t = i18next.getFixedT(null, 'names')
  for (const name of namesLost(before, after)) {
    const uses = usesOf(after, name, await pagesUsing(site, before, name))
    if (!isUsed(uses)) continue
    const words = { name: name.name, uses: describeUses(uses) }
    notify(site.app, { kind: 'warning', message: t('lost', words), hint: t('lostHint') })
  }
}
