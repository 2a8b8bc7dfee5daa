import type { Component } from '../base/scope.ts'
import { accordion, accordionGroup, prompt } from './accordion.ts'
import { badge, panel } from './badge.ts'
import { banner } from './banner.ts'
import { callouts } from './callout.ts'
import { card } from './card.ts'
import { codeGroup, example } from './code-group.ts'
import { codeTag } from './code-tag.ts'
import { color, colorItem, colorRow } from './color.ts'
import { column, columns } from './columns.ts'
import { expandable } from './expandable.ts'
import { paramField, responseField } from './field.ts'
import { frame } from './frame.ts'
import { heading } from './heading.ts'
import { icon } from './icon.ts'
import { latex } from './latex.ts'
import { link } from './link.ts'
import { mdx } from './mdx.ts'
import { popup, popupPart } from './popup.ts'
import { repository } from './repository.ts'
import { step, steps } from './steps.ts'
import { tab, tabs } from './tabs.ts'
import { tooltip } from './tooltip.ts'
import { tree, treeFile, treeFolder } from './tree.ts'
import { update } from './update.ts'
import { view } from './view.ts'
import { visibility } from './visibility.ts'

const components: ReadonlyMap<string, Component> = new Map<string, Component>([
  ...callouts,
  ['Accordion', accordion],
  ['AccordionGroup', accordionGroup],
  ['Badge', badge],
  ['Banner', banner],
  ['Card', card],
  ['CardGroup', columns],
  ['CodeBlock', codeTag],
  ['CodeGroup', codeGroup],
  ['Color', color],
  ['Color.Item', colorItem],
  ['Color.Row', colorRow],
  ['Column', column],
  ['Columns', columns],
  ['Expandable', expandable],
  ['FileTree', tree],
  ['Frame', frame],
  ['GitHub.Repo', repository],
  ['Github.Repo', repository],
  ['Heading', heading],
  ['Icon', icon],
  ['Latex', latex],
  ['Link', link],
  ['MDX', mdx],
  ['Panel', panel],
  ['ParamField', paramField],
  ['Popup', popup],
  ['PopupContent', popupPart],
  ['PopupTrigger', popupPart],
  ['Prompt', prompt],
  ['RequestExample', example('Request')],
  ['ResponseExample', example('Response')],
  ['ResponseField', responseField],
  ['Step', step],
  ['Steps', steps],
  ['Tab', tab],
  ['Tabs', tabs],
  ['Tooltip', tooltip],
  ['Tile', card],
  ['Tree', tree],
  ['Tree.File', treeFile],
  ['Tree.Folder', treeFolder],
  ['Update', update],
  ['View', view],
  ['Visibility', visibility],
])

/** The component with exactly that name. */
export const componentNamed = (name: string): Component | undefined => components.get(name)

/** Every name that a page can use. */
export const componentNames: readonly string[] = [...components.keys()]
