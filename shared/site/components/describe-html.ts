import { message } from '../../messages/message.ts'
import { attribute, type DescribedAttribute } from './described.ts'

type Attributes = Readonly<Record<string, DescribedAttribute>>

const { text, flag, link, image } = attribute

/** The attributes of HTML that authors need most, by the name of the element. */
export const htmlDescriptions: ReadonlyMap<string, Attributes> = new Map([
  [
    'img',
    {
      src: image(message('components:html.src')),
      alt: text(message('components:html.alt')),
      width: text(message('components:html.width')),
      height: text(message('components:html.width')),
    },
  ],
  ['a', { href: link(message('components:link.href')) }],
  ['Snippet', { file: text(message('components:html.file')) }],
])

/** What the card of an image has besides the attributes: its caption is that of the frame around it. */
export const imageDescriptions = {
  caption: text(message('components:frame.caption')),
  dark: image(message('components:html.dark')),
} as const satisfies Attributes

/** The options in the first line of a code block. */
export const codeDescriptions = {
  language: {
    ...text(message('components:codeBlock.language')),
    values: [
      'bash',
      'javascript',
      'typescript',
      'python',
      'json',
      'yaml',
      'html',
      'css',
      'go',
      'java',
      'mermaid',
    ],
  },
  title: text(message('components:codeBlock.title')),
  highlight: text(message('components:codeBlock.highlight')),
  focus: text(message('components:codeBlock.focus')),
  icon: { kind: 'icon', about: message('components:codeBlock.icon') },
  lines: flag(message('components:codeBlock.lines')),
  wrap: flag(message('components:codeBlock.wrap')),
  expandable: flag(message('components:codeBlock.expandable')),
} as const satisfies Attributes
