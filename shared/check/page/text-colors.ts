import { message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { safeStyle } from '../../site/base/style.ts'
import { themeInput } from '../../site/plan/site-theme.ts'
import { readable, readHex } from '../../site/theme/color.ts'
import { pageBackgrounds } from '../../site/theme/theme.ts'
import { attributeLocation, locationOfTag, nodesOf, textOfAttribute } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'

/** The contrast that text must have with its background (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5

const colorOf = ({ attributes }: TagNode): string | undefined =>
  readHex(/(?:^|;)color:(#[0-9a-f]{3,8})(?:;|$)/i.exec(safeStyle(attributes.style) ?? '')?.[1])

/** Whether what is behind a text may be another color than that of the page. */
const mayCover = (node: TagNode): boolean =>
  /(?:^|;)background/.test(safeStyle(node.attributes.style) ?? '') ||
  ['className', 'class'].some(name => textOfAttribute(node, name) !== undefined)

/** Finds texts whose own color is hard to read on the page, in one of its modes. */
export function checkTextColors(check: PageCheck): void {
  const { config } = check.context.site
  const backgrounds = pageBackgrounds(themeInput(config))
  const only = config.modeToggle?.isHidden === true ? config.modeToggle.default : undefined
  for (const found of nodesOf(check.page).tags) {
    const color = colorOf(found.node)
    if (color === undefined || plainText(found.node.children).trim() === '') continue
    if ([found.node, ...found.parents].some(node => node.kind === 'tag' && mayCover(node))) continue
    const isHard = (mode: 'light' | 'dark') =>
      (only ?? mode) === mode && readable(color, [backgrounds[mode]], CONTRAST) !== color
    const on = isHard('light') ? 'light' : isHard('dark') ? 'dark' : undefined
    if (on === undefined) continue
    check.add(
      'accessibility/text-color',
      attributeLocation(check.page, found, 'style') ?? locationOfTag(check.page, found),
      {
        message:
          on === 'light'
            ? message('checks:access.textColorOnLight', { color })
            : message('checks:access.textColorOnDark', { color }),
        hint: message('checks:access.textColorHint'),
      },
    )
  }
}
