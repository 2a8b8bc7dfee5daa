import { type Message, message } from '../../messages/message.ts'
import { ALT_PLACEHOLDER } from '../../page/writing/alt-placeholder.ts'
import { attribute, type DescribedAttribute, type DescribedComponent, iconAttributes } from './described.ts'

const { text, flag, number, list, choice, link, color } = attribute

const id = { id: text(message('components:id.id')) }

const field: Readonly<Record<string, DescribedAttribute>> = {
  type: {
    kind: 'text',
    about: message('components:field.type'),
    values: ['string', 'integer', 'number', 'boolean', 'object', 'array'],
  },
  required: flag(message('components:field.required')),
  optional: flag(message('components:field.optional')),
  default: text(message('components:field.default')),
  deprecated: flag(message('components:field.deprecated')),
  enum: list(message('components:field.enum')),
  placeholder: text(message('components:field.placeholder')),
  pre: list(message('components:field.pre')),
  post: list(message('components:field.post')),
  hidden: flag(message('components:field.hidden')),
}

const example = (about: Message, name: string): readonly [string, DescribedComponent] => [
  name,
  {
    about,
    attributes: { dropdown: flag(message('components:codeGroup.dropdown')) },
    template: `<${name}>\n\`\`\`«1|bash,json,python,javascript» «2:Title»\n«0:code»\n\`\`\`\n</${name}>`,
    around: `<${name}>\n«0:code»\n</${name}>`,
  },
]

/** Code, images, fields of an API, trees and inline components. */
export const fieldDescriptions: readonly (readonly [string, DescribedComponent])[] = [
  [
    'CodeGroup',
    {
      about: message('components:codeGroup.about'),
      attributes: { dropdown: flag(message('components:codeGroup.dropdown')) },
      template:
        '<CodeGroup>\n```«1|bash,javascript,python,json» «2:First»\n«3:code»\n```\n\n```«4|bash,javascript,python,json» «5:Second»\n«0:code»\n```\n</CodeGroup>',
      around: '<CodeGroup>\n«0:code»\n</CodeGroup>',
    },
  ],
  example(message('components:requestExample.about'), 'RequestExample'),
  example(message('components:responseExample.about'), 'ResponseExample'),
  [
    'Frame',
    {
      about: message('components:frame.about'),
      attributes: {
        caption: text(message('components:frame.caption')),
        hint: text(message('components:frame.hint')),
      },
      template: `<Frame caption="«1:Caption»">\n  <img src="«2:/images/»" alt="«0:${ALT_PLACEHOLDER}»" />\n</Frame>`,
      around: '<Frame caption="«1:Caption»">\n  «0:Image»\n</Frame>',
    },
  ],
  [
    'ParamField',
    {
      about: message('components:paramField.about'),
      attributes: {
        query: text(message('components:paramField.query')),
        path: text(message('components:paramField.path')),
        body: text(message('components:paramField.body')),
        header: text(message('components:paramField.header')),
        name: text(message('components:paramField.name')),
        ...field,
      },
      template:
        '<ParamField «1|query,path,body,header»="«2:name»" type="«3:string»">\n  «0:What it is»\n</ParamField>',
    },
  ],
  [
    'ResponseField',
    {
      about: message('components:responseField.about'),
      attributes: { name: text(message('components:responseField.name')), ...field },
      template: '<ResponseField name="«1:name»" type="«2:string»">\n  «0:What it is»\n</ResponseField>',
    },
  ],
  [
    'Expandable',
    {
      about: message('components:expandable.about'),
      attributes: {
        title: text(message('components:expandable.title')),
        defaultOpen: flag(message('components:accordion.defaultOpen')),
        ...id,
      },
      template: '<Expandable title="«1:properties»">\n  «0:Fields»\n</Expandable>',
    },
  ],
  [
    'Tree',
    {
      about: message('components:tree.about'),
      attributes: {},
      template:
        '<Tree>\n  <Tree.Folder name="«1:docs»" defaultOpen>\n    <Tree.File name="«0:docs.json»" />\n  </Tree.Folder>\n</Tree>',
    },
  ],
  [
    'Tree.Folder',
    {
      about: message('components:treeFolder.about'),
      within: ['Tree', 'Tree.Folder'],
      attributes: {
        name: text(message('components:treeFolder.name')),
        defaultOpen: flag(message('components:accordion.defaultOpen')),
        openable: attribute.onFlag(message('components:treeFolder.openable')),
      },
      template: '<Tree.Folder name="«1:folder»">\n  <Tree.File name="«0:file»" />\n</Tree.Folder>',
    },
  ],
  [
    'Tree.File',
    {
      about: message('components:treeFile.about'),
      within: ['Tree', 'Tree.Folder'],
      attributes: { name: text(message('components:treeFile.name')) },
      template: '<Tree.File name="«0:file»" />',
    },
  ],
  [
    'Update',
    {
      about: message('components:update.about'),
      attributes: {
        label: text(message('components:update.label')),
        description: text(message('components:update.description')),
        tags: list(message('components:update.tags')),
      },
      template: '<Update label="«1:Date or version»">\n  «0:What changed»\n</Update>',
    },
  ],
  [
    'Panel',
    {
      about: message('components:panel.about'),
      attributes: {},
      template: '<Panel>\n  «0:Text»\n</Panel>',
    },
  ],
  [
    'Icon',
    {
      about: message('components:icon.about'),
      inline: true,
      attributes: {
        ...iconAttributes(message('components:icon.icon')),
        color: color(message('components:card.color')),
        size: number(message('components:icon.size'), '16', '24', '32'),
      },
      template: '<Icon icon="«0:star»" />',
    },
  ],
  [
    'Tooltip',
    {
      about: message('components:tooltip.about'),
      inline: true,
      attributes: {
        tip: text(message('components:tooltip.tip')),
        content: text(message('components:tooltip.content')),
        headline: text(message('components:tooltip.headline')),
        cta: text(message('components:tooltip.cta')),
        href: link(message('components:tooltip.href')),
      },
      template: '<Tooltip tip="«1:Explanation»">«0:word»</Tooltip>',
    },
  ],
  [
    'Badge',
    {
      about: message('components:badge.about'),
      inline: true,
      attributes: {
        color: choice(
          message('components:badge.color'),
          'gray',
          'blue',
          'green',
          'yellow',
          'orange',
          'red',
          'purple',
        ),
        size: choice(message('components:badge.size'), 'xs', 'sm', 'md', 'lg'),
        shape: choice(message('components:badge.shape'), 'rounded', 'pill'),
        stroke: flag(message('components:badge.stroke')),
        disabled: flag(message('components:badge.disabled')),
        ...iconAttributes(message('components:banner.icon')),
      },
      template: '<Badge color="«1|gray,blue,green,yellow,orange,red,purple»">«0:New»</Badge>',
    },
  ],
  [
    'Latex',
    {
      about: message('components:latex.about'),
      inline: true,
      attributes: { inline: flag(message('components:latex.inline')) },
      template: '<Latex>«0:e^{i\\pi} = -1»</Latex>',
    },
  ],
]
