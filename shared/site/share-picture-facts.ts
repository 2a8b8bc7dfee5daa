import { type PictureFacts, pictured } from './base/share-picture.ts'
import type { Site } from './plan/plan.ts'
import { themeInput } from './plan/site-theme.ts'
import type { PageContext } from './shell/page-context.ts'
import { pageColors } from './theme/theme.ts'

const colorsOf = new WeakMap<Site['config'], PictureFacts['colors']>()

/** The colors of the pictures of a site. */
function siteColors({ config }: Site): PictureFacts['colors'] {
  const known = colorsOf.get(config)
  if (known !== undefined) return known
  const isDark = (config.newer?.thumbnails?.appearance ?? config.modeToggle?.default) === 'dark'
  const {
    ground = '#ffffff',
    strong = '#000000',
    soft = strong,
    accent = strong,
  } = pageColors(themeInput(config))[isDark ? 'dark' : 'light']
  const colors = { ground, strong, soft, accent }
  colorsOf.set(config, colors)
  return colors
}

/** The group of a page, or else the innermost tab or other division around it; languages and versions name no topic. */
function sectionNameOf({ section, path }: PageContext): string {
  const group = section.groups.get(path)?.at(-1)
  const around = section.membership.trail.findLast(({ kind }) => kind !== 'language' && kind !== 'version')
  return group ?? around?.name ?? ''
}

/** What the picture for links to a page shows; undefined if the site has none, or nobody could load it. */
export function pictureFacts(context: PageContext, title: string): PictureFacts | undefined {
  const { site } = context
  if (site.preview || site.url === undefined || site.config.thumbnails?.enabled === false) return undefined
  return {
    title: pictured(title),
    section: pictured(sectionNameOf(context)),
    name: pictured(site.name),
    host: pictured(site.url.replace(/^\w+:\/\//, '').replace(/\/$/, '')),
    colors: siteColors(site),
  }
}
