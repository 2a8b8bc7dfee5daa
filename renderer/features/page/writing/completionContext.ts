import { readVersions } from '../../../../shared/config/navigation/versions.ts'
import { pathOfFile } from '../../../../shared/page/summary.ts'
import type { Heading } from '../../../../shared/page/tree/tree.ts'
import type { CursorContext } from '../../../../shared/site/writing/cursor.ts'
import type { SuggestionSources } from '../../../../shared/site/writing/suggest.ts'
import { Refusal } from '../../../../shared/text/failure.ts'
import { dirname, join } from '../../../../shared/text/path.ts'
import { findIcons, iconLibrary } from '../../../fields/icons/library.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { readPageText } from '../../../host/documents/read-page.ts'
import type { Site } from '../../../host/scope/site.ts'
import { assetsNow } from '../../../host/site/assets.ts'
import { useConfig } from '../../../host/site/config.ts'
import { pagesNow } from '../../../host/site/pages.ts'
import type { ModelPage } from './pageReading.ts'

/** The path of the page that a link in `file` points to, in the form of the navigation. */
export function pathOfLink(file: string, target: string): string {
  const path = pathOfFile(target.replace(/[?#].*$/, ''))
  return path.startsWith('/') ? join(path) : join(dirname(file), path)
}

async function headingsOf(
  site: Site,
  { page }: Pick<ModelPage, 'page'>,
  typed: string,
): Promise<readonly Heading[]> {
  const hash = typed.indexOf('#')
  if (hash < 0) return []
  if (hash === 0) return page.headings
  const { file } = pagesNow(site).get(pathOfLink(page.file, typed)) ?? {}
  if (file === undefined) return []
  const { text } = await documentsOf(site).load(file)
  return text === undefined ? [] : readPageText(file, text).headings
}

const needsIcons = (writing: CursorContext) =>
  (writing.kind === 'value' && writing.attribute === 'icon') ||
  (writing.kind === 'field-value' && writing.field === 'icon')

async function operations(site: Site) {
  try {
    return await site.host.operations()
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** The sources of suggestions; what is slow to load is requested only when needed. */
export async function suggestionSources(
  site: Site,
  writing: CursorContext,
  parsed: Pick<ModelPage, 'page'>,
): Promise<SuggestionSources> {
  const needsOperations = writing.kind === 'field-value' && writing.field === 'openapi'
  return {
    pages: [...pagesNow(site).values()],
    files: [...assetsNow(site).keys()],
    headings: await headingsOf(site, parsed, writing.typed),
    icons: needsIcons(writing) ? findIcons(await iconLibrary(), '') : [],
    operations: needsOperations ? await operations(site) : [],
    versions: readVersions(useConfig.of(site).getState().reading.value).map(({ name }) => name),
  }
}
