import { type Html, jsonAttribute, none } from '../base/html.ts'
import type { Site } from '../plan/plan.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import type { PageContext } from './page-context.ts'

/** The texts of a site's scripts, by where they are used. */
export interface ScriptTexts {
  /** On every page. */
  readonly page?: SiteTexts['script'] & { readonly language: string }
  /** Forms that send requests, and what gets OAuth tokens. */
  readonly form?: Partial<SiteTexts['form']>
  readonly oauth?: SiteTexts['oauth']
}

/** The texts of the script of every page; docs.json can say what the empty field of the search asks for. */
export function pageTexts(
  { config }: Site,
  { language, script }: SiteTexts,
): NonNullable<ScriptTexts['page']> {
  const prompt = config.newer?.search?.prompt?.trim()
  return { language, ...script, ...(prompt && { searchPlaceholder: prompt }) }
}

/**
 * Texts as an attribute of the element that a script reads them from; nothing on pages in the main language of a built
 * site, whose scripts begin with these texts.
 */
export const textsOnPage = (
  { site, texts }: Pick<PageContext, 'site' | 'texts'>,
  name: 'data-texts' | 'data-oauth-texts',
  value: object,
): Html => (site.preview || texts !== site.texts ? jsonAttribute(name, value) : none)

/** The statement that gives a script its texts, in ASCII. */
const statement = (texts: ScriptTexts): string =>
  `window.galleyTexts=Object.assign(window.galleyTexts||{},${JSON.stringify(texts)});\n`.replace(
    /[^\0-\x7f]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** What the scripts of a site begin with, by their names: their texts in its main language. */
export function scriptTexts(site: Site): Readonly<Record<string, string>> {
  const { form, oauth } = site.texts
  return {
    'site.js': statement({ page: pageTexts(site, site.texts) }),
    // If the script of the form is missing, all there is to say is that it could not be loaded.
    'api.js': statement({ form: { failed: form.failed } }),
    'try.js': statement({ form }),
    'oauth.js': statement({ oauth }),
  }
}
