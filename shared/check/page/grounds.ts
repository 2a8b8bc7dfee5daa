import type { TagNode } from '../../page/tree/tree.ts'
import { safeStyle } from '../../site/base/style.ts'
import { colorOn, readColor } from '../../site/theme/color.ts'
import { textOfAttribute } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { classColorsOf, type ModeColors, NO_COLORS } from './class-colors.ts'

/** The modes of a page. */
export type Mode = keyof ModeColors

/** Returns the classes of a tag. */
export const classesOf = (tag: TagNode): string =>
  textOfAttribute(tag, 'className') ?? textOfAttribute(tag, 'class') ?? ''

/** Returns the color that a property of a tag's own style has in both modes. */
export function styleColors({ attributes }: TagNode, property: RegExp): ModeColors | undefined {
  const declarations = (safeStyle(attributes.style) ?? '').split(';').map(each => each.split(':'))
  const [, written] = declarations.findLast(([name = '']) => property.test(name)) ?? []
  const color = written && { color: written, written }
  return color ? { light: color, dark: color } : undefined
}

/** Utility classes that put a color or a picture behind a text. */
const COVERING = /(?:^|:|-)(?:bg|from|via|to)-/

/** The backgrounds of a tag itself; undefined if they are not certain: the site's own style sheets may do anything. */
function ownGrounds(tag: TagNode, { site }: PageCheck['context']): ModeColors | undefined {
  const classes = classesOf(tag)
    .split(/\s+/)
    .filter(name => name !== '')
  if (classes.some(name => site.sheetClasses.has(name))) return undefined
  const understood = (name: string) => {
    const { light, dark } = classColorsOf(name, 'bg')
    return light.color !== undefined || dark.color !== undefined
  }
  if (classes.some(name => COVERING.test(name) && !understood(name))) return undefined
  return styleColors(tag, /^background(?:-color)?$/) ?? classColorsOf(classes.join(' '), 'bg')
}

/** Whether a tag has a background of its own. */
export function hasGround(tag: TagNode, context: PageCheck['context']): boolean {
  const { light, dark } = ownGrounds(tag, context) ?? NO_COLORS
  return light.color !== undefined || dark.color !== undefined
}

/** Returns the color behind the innermost of nested tags, outermost first, as `#rrggbb`; undefined if it is not certain. */
export function groundOf(
  tags: readonly TagNode[],
  mode: Mode,
  page: string,
  context: PageCheck['context'],
): string | undefined {
  let ground: string | undefined = page
  for (const tag of tags) {
    const own = ownGrounds(tag, context)
    const color = own?.[mode].color
    if (own === undefined) ground = undefined
    else if (color !== undefined) ground = ground === undefined ? readColor(color) : colorOn(color, ground)
  }
  return ground
}
