import { message } from '../../messages/message.ts'
import { isGeneric, siteFonts } from '../../site/base/fonts.ts'
import type { ConfigCheck } from '../base/config-check.ts'

const BUNDLED: readonly string[] = [...new Set(siteFonts.map(({ family }) => family))]

interface NamedFont {
  readonly family?: string
  readonly source?: string
}

const isElsewhere = (source: string | undefined): boolean =>
  source === undefined || /^(https?:)?\/\//i.test(source.trim())

/** Checks that the typefaces of docs.json are in the repository or come with every site: nothing is loaded from other hosts. */
export function checkFonts(check: ConfigCheck): void {
  const { fonts } = check.context.site.config.newer ?? {}
  if (fonts === undefined) return
  checkFont(check, ['fonts'], fonts)
  if (fonts.heading) checkFont(check, ['fonts', 'heading'], fonts.heading)
  if (fonts.body) checkFont(check, ['fonts', 'body'], fonts.body)
}

function checkFont(check: ConfigCheck, path: readonly string[], { family, source }: NamedFont): void {
  if (family === undefined || !isElsewhere(source)) return
  if (BUNDLED.includes(family) || isGeneric(family)) return
  const at = [...path, 'family']
  check.add('config/web-font', at, {
    message: message('checks:font.web', { family }),
    hint: message('checks:font.webHint', { families: BUNDLED }),
    fix: check.replace(at, BUNDLED[0] ?? family),
  })
}
