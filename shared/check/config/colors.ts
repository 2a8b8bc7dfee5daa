import { message } from '../../messages/message.ts'
import { readable, readHex, TEXT_CONTRAST } from '../../site/theme/color.ts'
import { pageBackgrounds, readableAccent } from '../../site/theme/theme.ts'
import type { ConfigCheck } from '../base/config-check.ts'

/** Checks that text in the accent colors has enough contrast; where it has not, the site draws a darker or a lighter color. */
export function checkColors(check: ConfigCheck): void {
  const { colors } = check.context.site.config
  const { light, dark } = pageBackgrounds(colors ?? {})
  checkColor(check, 'primary', colors?.primary, { background: light, pages: 'light' })
  checkColor(check, 'light', colors?.light, { background: dark, pages: 'dark' })
}

interface Place {
  readonly background: string
  readonly pages: 'light' | 'dark'
}

function checkColor(check: ConfigCheck, key: string, written: unknown, { background, pages }: Place): void {
  const color = readHex(written)
  if (color === undefined) return
  if (readable(color, [background], TEXT_CONTRAST) === color) return
  const drawn = readableAccent(color, background)
  check.add('config/low-contrast', ['colors', key], {
    message:
      pages === 'light'
        ? message('checks:color.unreadableOnLight', { written: String(written), drawn })
        : message('checks:color.unreadableOnDark', { written: String(written), drawn }),
    hint: message(pages === 'light' ? 'checks:color.darkerHint' : 'checks:color.paleHint'),
  })
}
