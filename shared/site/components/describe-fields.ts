import { attribute, type DescribedAttribute, type DescribedComponent, iconAttributes } from './described.ts'

const { text, flag, number, list, choice, link, color } = attribute

const id = { id: text('Where links to it lead, in place of the title') }

const field: Readonly<Record<string, DescribedAttribute>> = {
  type: {
    kind: 'text',
    about: 'The type, in any words',
    values: ['string', 'integer', 'number', 'boolean', 'object', 'array'],
  },
  required: flag('It cannot be left out'),
  optional: flag('It can be left out'),
  default: text('What holds when it is left out'),
  deprecated: flag('It still works, and will go'),
  enum: list('What it can be'),
  placeholder: text('An example'),
  pre: list('Small boxes before the name'),
  post: list('Small boxes after the name'),
  hidden: flag('The field is not drawn'),
}

const example = (what: string, name: string): readonly [string, DescribedComponent] => [
  name,
  {
    about: `The sample of a ${what}, beside the text on wide screens`,
    attributes: {},
    template: `<${name}>\n\`\`\`«1|bash,json,python,javascript» «2:Title»\n«0:code»\n\`\`\`\n</${name}>`,
    around: `<${name}>\n«0:code»\n</${name}>`,
  },
]

/** Code, images, fields of an API, trees and inline components. */
export const fieldDescriptions: readonly (readonly [string, DescribedComponent])[] = [
  [
    'CodeGroup',
    {
      about: 'Several code blocks behind tabs',
      attributes: { dropdown: flag('The titles stand in a list that opens, not side by side') },
      template:
        '<CodeGroup>\n```«1|bash,javascript,python,json» «2:First»\n«3:code»\n```\n\n```«4|bash,javascript,python,json» «5:Second»\n«0:code»\n```\n</CodeGroup>',
      around: '<CodeGroup>\n«0:code»\n</CodeGroup>',
    },
  ],
  example('request', 'RequestExample'),
  example('response', 'ResponseExample'),
  [
    'Frame',
    {
      about: 'A mount for an image or a film, with a caption',
      attributes: {
        caption: text('A line below, with Markdown'),
        hint: text('A line above, with Markdown'),
      },
      template:
        '<Frame caption="«1:Caption»">\n  <img src="«2:/images/»" alt="«0:What it shows»" />\n</Frame>',
      around: '<Frame caption="«1:Caption»">\n  «0:Image»\n</Frame>',
    },
  ],
  [
    'ParamField',
    {
      about: 'A parameter of a request',
      attributes: {
        query: text('Its name, where it is sent in the query'),
        path: text('Its name, where it is sent in the path'),
        body: text('Its name, where it is sent in the body'),
        header: text('Its name, where it is sent as a header'),
        name: text('Its name, wherever it is sent'),
        ...field,
      },
      template:
        '<ParamField «1|query,path,body,header»="«2:name»" type="«3:string»">\n  «0:What it is»\n</ParamField>',
    },
  ],
  [
    'ResponseField',
    {
      about: 'A field of a response',
      attributes: { name: text('The name of the field'), ...field },
      template: '<ResponseField name="«1:name»" type="«2:string»">\n  «0:What it is»\n</ResponseField>',
    },
  ],
  [
    'Expandable',
    {
      about: 'The fields of a field, folded away',
      attributes: {
        title: text('What it opens; without one, “child attributes”'),
        defaultOpen: flag('Open from the start'),
        ...id,
      },
      template: '<Expandable title="«1:properties»">\n  «0:Fields»\n</Expandable>',
    },
  ],
  [
    'Tree',
    {
      about: 'Folders and files as they lie on a disk',
      attributes: {},
      template:
        '<Tree>\n  <Tree.Folder name="«1:docs»" defaultOpen>\n    <Tree.File name="«0:docs.json»" />\n  </Tree.Folder>\n</Tree>',
    },
  ],
  [
    'Tree.Folder',
    {
      about: 'A folder of a tree',
      within: ['Tree', 'Tree.Folder'],
      attributes: {
        name: text('The name of the folder'),
        defaultOpen: flag('Open from the start'),
        openable: flag('Written as {false}: it stays open'),
      },
      template: '<Tree.Folder name="«1:folder»">\n  <Tree.File name="«0:file»" />\n</Tree.Folder>',
    },
  ],
  [
    'Tree.File',
    {
      about: 'A file of a tree',
      within: ['Tree', 'Tree.Folder'],
      attributes: { name: text('The name of the file') },
      template: '<Tree.File name="«0:file»" />',
    },
  ],
  [
    'Update',
    {
      about: 'An entry of a change log',
      attributes: {
        label: text('The date or version at the side'),
        description: text('A line below the label'),
        tags: list('Words in small boxes'),
      },
      template: '<Update label="«1:Date or version»">\n  «0:What changed»\n</Update>',
    },
  ],
  [
    'Panel',
    {
      about: 'What stands beside the text on wide screens',
      attributes: {},
      template: '<Panel>\n  «0:Text»\n</Panel>',
    },
  ],
  [
    'Icon',
    {
      about: 'An icon in a line of text',
      inline: true,
      attributes: {
        ...iconAttributes('The icon'),
        color: color('The color of the icon'),
        size: number('Its height in pixels, from 8 to 128', '16', '24', '32'),
      },
      template: '<Icon icon="«0:star»" />',
    },
  ],
  [
    'Tooltip',
    {
      about: 'A word with an explanation that shows on hover, focus and touch',
      inline: true,
      attributes: {
        tip: text('The explanation'),
        content: text('The explanation, as older pages call it'),
        headline: text('A bold word before the explanation'),
        cta: text('Words of a link behind the explanation'),
        href: link('Where the link leads'),
      },
      template: '<Tooltip tip="«1:Explanation»">«0:word»</Tooltip>',
    },
  ],
  [
    'Badge',
    {
      about: 'A short label in a line of text',
      inline: true,
      attributes: {
        color: choice('Its color', 'gray', 'blue', 'green', 'yellow', 'orange', 'red', 'purple'),
        size: choice('How large it is', 'xs', 'sm', 'md', 'lg'),
        shape: choice('The shape of its corners', 'rounded', 'pill'),
        stroke: flag('An outline in place of a ground'),
        disabled: flag('Drawn as if it did not count'),
        ...iconAttributes('An icon before the words'),
      },
      template: '<Badge color="«1|gray,blue,green,yellow,orange,red,purple»">«0:New»</Badge>',
    },
  ],
  [
    'Latex',
    {
      about: 'A formula in TeX',
      inline: true,
      attributes: { inline: flag('Written as {false}: a formula on lines of its own') },
      template: '<Latex>«0:e^{i\\pi} = -1»</Latex>',
    },
  ],
]
