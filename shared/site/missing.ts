import { scriptsIn } from './base/fonts.ts'
import { element, html, none, text } from './base/html.ts'
import type { RenderedPage } from './base/rendered-page.ts'
import { redirectRules } from './feeds/redirect-rules.ts'
import { rootScript, rootScriptHash } from './inline-scripts.generated.ts'
import type { PictureSizes } from './pictures/load.ts'
import type { Site } from './plan/plan.ts'
import { siteBanner } from './shell/banner.ts'
import { tabs } from './shell/divisions.ts'
import { header } from './shell/header.ts'
import { inlineMarkdown } from './shell/inline-markdown.ts'
import { labelsOf } from './shell/labels.ts'
import { pageSidebar } from './shell/navigation-files.ts'
import { hrefOf, pageContext } from './shell/page-context.ts'
import { footer } from './shell/page-ends.ts'
import { pageTheme, siteNeeds } from './shell/page-theme.ts'
import { rootAttributes } from './shell/root-attributes.ts'

/**
 * Renders the 404 page. Hosts show it at any depth, so its links start with `base`: the site's root, or `/`
 * if that is unknown; then a script looks for the root. `pictures` has the sizes of the logos.
 */
export function renderMissing(site: Site, base = '/', pictures?: PictureSizes): RenderedPage {
  const path = site.routes.home ?? ''
  const context = { ...pageContext(site, path, { output: '404.html', pictures }), path: '', prefix: base }
  const back =
    site.routes.home === undefined
      ? none
      : element('a', { class: 'cta', href: hrefOf(context, path) }, text(context.texts.missingBack))
  const { title, description } = site.config.newer?.errors?.['404'] ?? {}
  const heading = title?.trim() ? title : context.texts.missing
  const lead = description?.trim() ? inlineMarkdown(context, description) : text(context.texts.missingText)
  const followed = site.config.newer === undefined ? [] : redirectRules(site)
  const rules =
    followed.length === 0
      ? []
      : [
          {
            html: element(
              'div',
              { hidden: true, 'data-base': base, 'data-redirects': JSON.stringify(followed) },
              none,
            ),
            line: 1,
          },
        ]
  const regions = {
    ...(site.config.newer && { banner: siteBanner(context) }),
    header: header(context),
    tabs: tabs(context),
    sidebar: pageSidebar(context),
    title: html`<h1>${text(heading)}</h1><p class="lead">${lead}</p>`,
    aside: none,
    toc: none,
    pager: none,
    footer: footer(context),
  }
  return {
    path: '404',
    output: '404.html',
    prefix: base,
    labels: labelsOf(context),
    title: `${heading} - ${site.name}`,
    root: rootAttributes(context),
    head: '<meta name="robots" content="noindex">',
    theme: pageTheme(context),
    styles: '',
    regions,
    body: [
      {
        html: html`<div class="suggestions" data-title="${text(context.texts.suggestions)}" hidden></div>`,
        line: 1,
      },
      { html: html`<p>${back}</p>`, line: 1 },
      ...rules,
    ],
    lines: false,
    used: [...context.used],
    isIndexed: false,
    ...(site.url === undefined && !site.preview
      ? { script: { text: rootScript, hash: rootScriptHash } }
      : {}),
    needs: [...siteNeeds(site), ...scriptsIn(Object.values(regions))],
    snippets: [],
  }
}
