import { message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { safeStyle } from '../../site/base/style.ts'
import { themeInput } from '../../site/plan/site-theme.ts'
import { readable, readHex, TEXT_CONTRAST } from '../../site/theme/color.ts'
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

const styleColor = ({ attributes }: TagNode): string | undefined =>
  readHex(/(?:^|;)color:(#[0-9a-f]{3,8})(?:;|$)/i.exec(safeStyle(attributes.style) ?? '')?.[1])

const classesOf = (node: TagNode): string =>
  textOfAttribute(node, 'className') ?? textOfAttribute(node, 'class') ?? ''

/** Utility classes that put a color or a picture behind a text. */
const COVERING = /(?:^|[\s:"'`])-?(?:bg|from|via|to)-/

/** Whether what is behind a text may be another color than that of the page; the site's own style sheets may do anything. */
const mayCover = (node: TagNode, { site }: PageCheck['context']): boolean =>
  /(?:^|;)background/.test(safeStyle(node.attributes.style) ?? '') ||
  COVERING.test(classesOf(node)) ||
  classesOf(node)
    .split(/\s+/)
    .some(name => site.sheetClasses.has(name))

/** What decides whether a color can be read: the backgrounds of the page, and the only mode that it has. */
function judgeOf({ context }: PageCheck): (colors: ModeColors) => 'light' | 'dark' | undefined {
  const { config } = context.site
  const backgrounds = pageBackgrounds(themeInput(config))
  const only = config.modeToggle?.isHidden === true ? config.modeToggle.default : undefined
  const isHard = (color: string | undefined, mode: 'light' | 'dark') =>
    color !== undefined &&
    (only ?? mode) === mode &&
    readable(color, [backgrounds[mode]], TEXT_CONTRAST) !== color
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
function colorsOf(
  { node, parents }: FoundNode<TagNode>,
  context: PageCheck['context'],
): readonly [attribute: string, ModeColors] | undefined {
  if (plainText(node.children).trim() === '') return undefined
  const written = styleColor(node)
  const both = written === undefined ? undefined : { color: written, written }
  const colors = both ? { light: both, dark: both } : textColorsOf(classesOf(node))
  const isCovered = [node, ...parents].some(each => each.kind === 'tag' && mayCover(each, context))
  return colors && !isCovered ? [both ? 'style' : 'className', colors] : undefined
}

/** Finds texts whose own color is hard to read on the page, in one of its modes. */
export function checkTextColors(check: PageCheck): void {
  const judge = judgeOf(check)
  for (const found of nodesOf(check.page).tags) {
    const own = colorsOf(found, check.context)
    const on = own && judge(own[1])
    if (!on) continue
    const at = attributeLocation(check.page, found, own[0]) ?? locationOfTag(check.page, found)
    tell(check, at, own[1], on)
  }
  checkModules(check, judge)
}

/** Judges the classes in a page's own components, which are drawn where the page names them. */
function checkModules(check: PageCheck, judge: ReturnType<typeof judgeOf>): void {
  check.page.blocks.forEach((block, index) => {
    for (const node of block.nodes) {
      if (node.kind !== 'module' || COVERING.test(node.source)) continue
      const place = firstLineOf(check.page, locationIn(check.page, index, node.range))
      for (const [, classes = ''] of node.source.matchAll(/\bclass(?:Name)?="([^"]*)"/g)) {
        const colors = textColorsOf(classes)
        const on = colors && judge(colors)
        if (on) tell(check, place, colors, on)
      }
    }
  })
}
