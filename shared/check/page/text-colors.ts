import { type Message, message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { safeStyle } from '../../site/base/style.ts'
import { themeInput } from '../../site/plan/site-theme.ts'
import { colorOn, mix, readable, TEXT_CONTRAST } from '../../site/theme/color.ts'
import { pageBackgrounds, pageColors } from '../../site/theme/theme.ts'
import {
  attributeLocation,
  type FoundNode,
  firstLineOf,
  locationIn,
  locationOfTag,
  nodesOf,
} from '../base/nodes.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'
import { classColorsOf, type ModeColors, NO_COLORS } from './class-colors.ts'
import { classesOf, groundOf, hasGround, type Mode, styleColors } from './grounds.ts'

/** Text of this size needs less contrast, and is not judged. */
const LARGE = /(?:^|\s)text-(?:2xl|[3-9]xl)(?:\s|$)/
const LARGE_STYLE =
  /(?:^|;)font-size:(?:(?:2[4-9]|[3-9]\d|\d{3})(?:\.\d+)?px|(?:1\.[5-9]\d*|[2-9](?:\.\d+)?)r?em)/

const isLarge = (tag: TagNode): boolean =>
  LARGE.test(classesOf(tag)) || LARGE_STYLE.test(safeStyle(tag.attributes.style) ?? '')

/** The colors that a tag itself gives its text. */
const ownColors = (tag: TagNode): ModeColors =>
  styleColors(tag, /^color$/) ?? classColorsOf(classesOf(tag), 'text')

/** What the colors of a page are judged by. */
interface Judge {
  readonly modes: readonly Mode[]
  readonly grounds: Readonly<Record<Mode, string>>
  readonly textIn: (mode: Mode) => string
}

function judgeOf({ context }: PageCheck): Judge {
  const { config } = context.site
  const input = themeInput(config)
  const only = config.modeToggle?.isHidden === true ? config.modeToggle.default : undefined
  return {
    modes: (['light', 'dark'] as const).filter(mode => (only ?? mode) === mode),
    grounds: pageBackgrounds(input),
    textIn: mode => pageColors(input)[mode].body ?? '',
  }
}

function isHard(written: string, ground: string): boolean {
  const color = colorOn(written, ground)
  return color !== undefined && readable(color, [ground], TEXT_CONTRAST) !== color
}

/** Whether some text in nodes certainly has the color of what is around it. */
const hasOwnText = (nodes: readonly PageNode[], context: PageCheck['context']): boolean =>
  nodes.some(node => {
    if (node.kind === 'text') return node.value.trim() !== ''
    if (node.kind === 'element')
      return /^(?:p|li|ul|ol)$/.test(node.name) && hasOwnText(node.children, context)
    if (node.kind !== 'tag' || !/^(?:div|p|span|center|section|ul|ol|li)$/.test(node.name)) return false
    const { light, dark } = ownColors(node)
    const isPlain = !light.color && !dark.color && !hasGround(node, context) && !isLarge(node)
    return isPlain && hasOwnText(node.children, context)
  })

const COLOR_SAID: Readonly<Record<Mode, (color: string) => Message>> = {
  light: color => message('checks:access.textColorOnLight', { color }),
  dark: color => message('checks:access.textColorOnDark', { color }),
}

const GROUND_SAID: Readonly<Record<Mode, Message>> = {
  light: message('checks:access.groundOnLight'),
  dark: message('checks:access.groundOnDark'),
}

function tell(check: PageCheck, at: PageLocation, said: Message): void {
  check.add('accessibility/text-color', at, { message: said, hint: message('checks:access.textColorHint') })
}

/** A class that lets what is behind a text through. */
const FAINT = /(?:^|\s)(opacity-(\d{1,2}))(?:\s|$)/

/** The problem of a tag's colors with what is behind its text in a mode, if there is one for certain. */
function problemIn(mode: Mode, { node, parents }: FoundNode<TagNode>, judge: Judge, check: PageCheck) {
  const around = parents.filter(parent => parent.kind === 'tag')
  const ground = groundOf([...around, node], mode, judge.grounds[mode], check.context)
  if (ground === undefined) return undefined
  const { color, written } = ownColors(node)[mode]
  if (color !== undefined && isHard(color, ground)) return COLOR_SAID[mode](written)
  if (!hasOwnText(node.children, check.context)) return undefined
  const inherited = around.map(parent => ownColors(parent)[mode].color).findLast(Boolean)
  const shown = color ?? inherited ?? judge.textIn(mode)
  if (hasGround(node, check.context))
    return color === undefined && isHard(shown, ground) ? GROUND_SAID[mode] : undefined
  const [, faint, percent] = FAINT.exec(classesOf(node)) ?? []
  if (faint === undefined) return undefined
  const faded = mix(ground, colorOn(shown, ground) ?? ground, Number(percent) / 100)
  return isHard(faded, ground) ? COLOR_SAID[mode](faint) : undefined
}

/** The first problem of a tag's colors in the modes of the page. */
function problemOf(found: FoundNode<TagNode>, judge: Judge, check: PageCheck): Message | undefined {
  const { node } = found
  const { light, dark } = ownColors(node)
  const isColored = light.color !== undefined || dark.color !== undefined
  if (!isColored && !FAINT.test(classesOf(node)) && !hasGround(node, check.context)) return undefined
  if (plainText(node.children).trim() === '' || isLarge(node)) return undefined
  for (const mode of judge.modes) {
    const said = problemIn(mode, found, judge, check)
    if (said) return said
  }
  return undefined
}

/** Finds texts whose colors are hard to read on what is behind them, in one of the modes of the page. */
export function checkTextColors(check: PageCheck): void {
  const judge = judgeOf(check)
  for (const found of nodesOf(check.page).tags) {
    const said = problemOf(found, judge, check)
    if (!said) continue
    const places = ['style', 'className', 'class'].filter(name => Object.hasOwn(found.node.attributes, name))
    const at = places.length === 1 ? attributeLocation(check.page, found, places[0] ?? '') : undefined
    tell(check, at ?? locationOfTag(check.page, found), said)
  }
  checkModules(check, judge)
}

/** Judges the classes in a page's own components, which are drawn where the page names them. */
function checkModules(check: PageCheck, { modes, grounds }: Judge): void {
  check.page.blocks.forEach((block, index) => {
    for (const node of block.nodes) {
      if (node.kind !== 'module' || /(?:^|[\s:"'`])-?(?:bg|from|via|to)-/.test(node.source)) continue
      const place = firstLineOf(check.page, locationIn(check.page, index, node.range))
      for (const [, classes = ''] of node.source.matchAll(/\bclass(?:Name)?="([^"]*)"/g)) {
        const colors = LARGE.test(classes) ? NO_COLORS : classColorsOf(classes, 'text')
        const on = modes.find(mode => isHard(colors[mode].color ?? '', grounds[mode]))
        if (on) tell(check, place, COLOR_SAID[on](colors[on].written))
      }
    }
  })
}
