import type { IMarkdownString } from 'monaco-editor/editor'
import { isInFence } from '../../../../shared/page/parse/nodes-at.ts'
import { type Explanation, explainAt } from '../../../../shared/site/writing/explain.ts'
import type { Site } from '../../../host/scope/site.ts'
import { assetsNow } from '../../../host/site/assets.ts'
import { pagesNow } from '../../../host/site/pages.ts'
import { localize } from '../../../messages/localize.ts'
import { monaco } from '../editor/monaco.ts'
import { PAGE_LANGUAGE } from '../editor/pageLanguage.ts'
import { siteOfModel } from '../editor/siteOfModel.ts'
import { pathOfLink } from './completionContext.ts'
import { pictureOf } from './imagePreview.ts'
import { fileOf, modelPageOf } from './pageReading.ts'

/** Escapes text from a repository: it is shown in a box that renders Markdown. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>()#+\-!|~&]/g, '\\$&')

function contents(site: Site, { name, about, values, image }: Explanation): IMarkdownString[] {
  const picture = image === undefined ? undefined : pictureOf(site, image)
  const words = [
    `**${plain(name)}**`,
    about && plain(localize(about)),
    values?.map(value => `\`${value}\``).join(' '),
  ]
  const said = words
    .filter(part => part !== undefined && part !== '')
    .map(value => ({ value: String(value) }))
  return picture ? [...said, picture] : said
}

monaco.languages.registerHoverProvider(PAGE_LANGUAGE, {
  provideHover(model, position) {
    const site = siteOfModel(model)
    const { text, page } = modelPageOf(model)
    const offset = model.getOffsetAt(position)
    if (!site || isInFence(page, offset)) return null
    const found = explainAt(text, offset, {
      pageAt: path => pagesNow(site).get(path) ?? pagesNow(site).get(pathOfLink(fileOf(model), path)),
      hasFile: path => assetsNow(site).has(path),
    })
    if (!found) return null
    const range = monaco.Range.fromPositions(model.getPositionAt(found.from), model.getPositionAt(found.to))
    return { range, contents: contents(site, found) }
  },
})
