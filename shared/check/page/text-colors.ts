import { message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { safeStyle } from '../../site/base/style.ts'
import { themeInput } from '../../site/plan/site-theme.ts'
import { readable, readHex } from '../../site/theme/color.ts'
import { pageBackgrounds } from '../../site/theme/theme.ts'
import {
  attributeLocation,
  type FoundNode,
  firstLineOf,
  locationIn,
  locationOfTag,
  nodesOf,
  textOfAttribute,
} from '../base/nodes.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'
import { type ModeColors, textColorsOf } from './class-colors.ts'

/** The contrast that text must have with its background (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5

const styleColor = ({ attributes }: TagNode): string | undefined =>
  readHex(/(?:^|;)color:(#[0-9a-f]{3,8})(?:;|$)/i.exec(safeStyle(attributes.style) ?? '')?.[1])

const classesOf = (node: TagNode): string =>
  textOfAttribute(node, 'className') ?? textOfAttribute(node, 'class') ?? ''

/** Whether what is behind a text may be another color than that of the page. */
const mayCover = (node: TagNode): boolean =>
  /(?:^|;)background/.test(safeStyle(node.attributes.style) ?? '') || classesOf(node) !== ''

const COVERING = /(?:^|[\s:"'`])-?(?:bg|from|via|to)-/

/** What decides whether a color can be read: the backgrounds of the page, and the only mode that it has. */
function judgeOf({ context }: PageCheck): (colors: ModeColors) => 'light' | 'dark' | undefined {
  const { config } = context.site
  const backgrounds = pageBackgrounds(themeInput(config))
  const only = config.modeToggle?.isHidden === true ? config.modeToggle.default : undefined
  const isHard = (color: string | undefined, mode: 'light' | 'dark') =>
    color !== undefined && (only ?? mode) === mode && readable(color, [backgrounds[mode]], CONTRAST) !== color
  return ({ light, dark }) =>
    isHard(light.color, 'light') ? 'light' : isHard(dark.color, 'dark') ? 'dark' : undefined
}

function tell(check: PageCheck, at: PageLocation, colors: ModeColors, on: 'light' | 'dark'): void {
  const color = colors[on].written
  check.add('accessibility/text-color', at, {
    message:
      on === 'light'
        ? message('checks:access.textColorOnLight', { color })
        : message('checks:access.textColorOnDark', { color }),
    hint: message('checks:access.textColorHint'),
  })
}

/** The colors of a tag's text, and the attribute that has them; undefined if something may lie behind the text. */
function colorsOf({ node, parents }: FoundNode<TagNode>): readonly [string, ModeColors] | undefined {
  if (plainText(node.children).trim() === '') return undefined
  const tags = [node, ...parents].filter(each => each.kind === 'tag')
  const color = styleColor(node)
  if (color !== undefined) {
    const both = { color, written: color }
    return tags.some(mayCover) ? undefined : ['style', { light: both, dark: both }]
  }
  const isCovered = tags.some(
    tag => COVERING.test(classesOf(tag)) || /(?:^|;)background/.test(safeStyle(tag.attributes.style) ?? ''),
  )
  const colors = isCovered ? undefined : textColorsOf(classesOf(node))
  return colors && ['className', colors]
}

/** Finds texts whose own color is hard to read on the page, in one of its modes. */
export function checkTextColors(check: PageCheck): void {
  const judge = judgeOf(check)
  for (const found of nodesOf(check.page).tags) {
    const own = colorsOf(found)
    const on = own && judge(own[1])
    if (!on) continue
    const at = attributeLocation(check.page, found, own[0]) ?? locationOfTag(check.page, found)
    tell(check, at, own[1], on)
  }
  check.page.blocks.forEach((block, index) => {
    for (const node of block.nodes) {
      if (node.kind !== 'module' || COVERING.test(node.source)) continue
      for (const [, classes = ''] of node.source.matchAll(/\bclass(?:Name)?="([^"]*)"/g)) {
        const colors = textColorsOf(classes)
        const on = colors && judge(colors)
        if (on) tell(check, firstLineOf(check.page, locationIn(check.page, index, node.range)), colors, on)
      }
    }
  })
}
