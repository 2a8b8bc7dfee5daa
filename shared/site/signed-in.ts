import { attributes, html, text } from './base/html.ts'
import { languageAttributes } from './base/language.ts'
import type { OutputFile } from './base/output-file.ts'
import type { Shipped } from './base/shipped.ts'
import type { Site } from './plan/plan.ts'

/** Its name never changes: OAuth applications are registered with its address. */
const FILE = 'galley/signed-in.html'

const POLICY =
  "default-src 'none';script-src 'self';style-src 'unsafe-inline';base-uri 'none';form-action 'none'"

const STYLE =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{display:grid;min-height:90vh;place-content:center;padding:0 1.5rem;text-align:center}h1{font-size:1.25rem}'

/** The page to which a sign-in with OAuth returns: it hands the code to the page that waits for it. */
export function signedInPage(site: Site, { oauth }: Shipped): OutputFile {
  const { oauth: words, language } = site.texts
  const { signedInTitle: title, signedIn, signedInAlone } = words
  const head = html`<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"${attributes({ content: POLICY })}><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex"><title>${text(title)}</title><style>${text(STYLE)}</style><script defer${attributes({ src: oauth.signedIn.replace(/^.*\//, '') })}></script>`
  const body = html`<main><h1>${text(title)}</h1><p role="status"${attributes({ 'data-alone': signedInAlone })}>${text(signedIn)}</p></main>`
  return {
    path: FILE,
    content: `<!doctype html>\n${html`<html${attributes(languageAttributes(language, title))}><head>${head}</head><body>${body}</body></html>`}\n`,
  }
}
