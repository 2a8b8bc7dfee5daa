import type { editor } from 'monaco-editor/editor'
import type { Span } from '../../../../shared/page/writing/lines.ts'
import {
  type FoundTarget,
  fileOfTarget,
  type TargetSpan,
  targetsIn,
} from '../../../../shared/site/writing/targets.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { readText } from '../../../host/documents/documents.ts'
import { readPageText } from '../../../host/documents/read-page.ts'
import type { Site } from '../../../host/scope/site.ts'
import { reveal } from '../../../host/session/reveal.ts'
import { assetsNow } from '../../../host/site/assets.ts'
import { pagesNow } from '../../../host/site/pages.ts'
import { monaco } from '../editor/monaco.ts'
import { type OpenPage, spanNow } from '../editor/openPage.ts'
import { PAGE_LANGUAGE } from '../editor/pageLanguage.ts'
import { siteOfModel } from '../editor/siteOfModel.ts'
import { fileOf, modelPageOf } from './pageReading.ts'

const SCHEME = 'galley-target'

/** The file that a target leads to, with drafts. */
function destinationOf(site: Site, file: string, span: TargetSpan): FoundTarget | undefined {
  const pages = pagesNow(site)
  const files = new Set([...assetsNow(site).keys(), ...[...pages.values()].map(page => page.file)])
  return fileOfTarget({ pages, files, home: undefined, folders: new Map() }, file, span)
}

/** Goes to a file, at the heading that the address names. */
async function goToTarget(site: Site, { file, anchor }: FoundTarget): Promise<void> {
  const headings = anchor === undefined ? [] : readPageText(file, await readText(site, file)).headings
  const line = headings.find(({ id }) => id === anchor)?.line
  reveal(site, { file, ...(line !== undefined && { line }) })
}

function follow(model: editor.ITextModel, span: TargetSpan): boolean {
  const site = siteOfModel(model)
  const found = site && destinationOf(site, fileOf(model), span)
  if (!site || !found) return false
  goToTarget(site, found).catch(error => notifyError(site.app, error))
  return true
}

/** What leads to a file at a place or in a selection of the page; the shortest of several. */
function targetAt(model: editor.ITextModel, span: Span): TargetSpan | undefined {
  const found = targetsIn(modelPageOf(model).page).filter(
    ({ from, to }) => from <= span.to && span.from <= to,
  )
  return found.sort((a, b) => a.to - a.from - (b.to - b.from))[0]
}

/** The address of the file of the repository that the cursor is on; undefined if it is on none. */
export function targetHere(openPage: OpenPage): string | undefined {
  const { model } = openPage
  const site = siteOfModel(model)
  const span = targetAt(model, spanNow(openPage))
  return site && span && destinationOf(site, fileOf(model), span)?.file
}

/** Opens the page, the snippet or the image that the cursor is on; returns whether there is one. */
export function followTarget(openPage: OpenPage): boolean {
  const span = targetAt(openPage.model, spanNow(openPage))
  return span !== undefined && follow(openPage.model, span)
}

monaco.languages.registerLinkProvider(PAGE_LANGUAGE, {
  provideLinks(model) {
    const links = targetsIn(modelPageOf(model).page)
      .filter(({ target }) => !/^[a-z][\w+.-]*:|^\/\/|^#/i.test(target))
      .map(({ from, to }) => ({
        range: monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to)),
        url: model.uri.with({ scheme: SCHEME, fragment: String(from) }),
      }))
    return { links }
  },
})

monaco.editor.registerLinkOpener({
  open(resource) {
    if (resource.scheme !== SCHEME) return false
    const model = monaco.editor.getModel(resource.with({ scheme: 'galley', fragment: '' }))
    if (!model) return false
    const from = Number(resource.fragment)
    const span = targetAt(model, { from, to: from })
    return span !== undefined && follow(model, span)
  },
})
