import { message } from '../../messages/message.ts'
import { attribute, type DescribedComponent, iconAttributes } from './described.ts'

const { text, choice, color } = attribute

/** Views, prompts, colors and content for some readers, in the order of the completion list. */
export const moreDescriptions: readonly (readonly [string, DescribedComponent])[] = [
  [
    'View',
    {
      about: message('components:view.about'),
      attributes: {
        title: text(message('components:view.title')),
        ...iconAttributes(message('components:tab.icon')),
      },
      template: '<View title="«1:Python»">\n  «0:Text»\n</View>',
    },
  ],
  [
    'Prompt',
    {
      about: message('components:prompt.about'),
      attributes: {
        description: text(message('components:prompt.description')),
        ...iconAttributes(message('components:prompt.icon')),
      },
      template: '<Prompt description="«1:What it is for»">\n  «0:Words»\n</Prompt>',
    },
  ],
  [
    'Visibility',
    {
      about: message('components:visibility.about'),
      attributes: {
        for: choice(message('components:visibility.for'), 'humans', 'agents'),
      },
      template: '<Visibility for="«1|agents,humans»">\n  «0:Text»\n</Visibility>',
    },
  ],
  [
    'Popup',
    {
      about: message('components:popup.about'),
      inline: true,
      attributes: {},
      template:
        '<Popup><PopupTrigger>«1:word»</PopupTrigger><PopupContent>«0:Content»</PopupContent></Popup>',
    },
  ],
  [
    'PopupTrigger',
    {
      about: message('components:popupTrigger.about'),
      within: ['Popup'],
      attributes: {},
      template: '<PopupTrigger>«0:word»</PopupTrigger>',
    },
  ],
  [
    'PopupContent',
    {
      about: message('components:popupContent.about'),
      within: ['Popup'],
      attributes: {},
      template: '<PopupContent>«0:Content»</PopupContent>',
    },
  ],
  [
    'MDX',
    {
      about: message('components:mdx.about'),
      attributes: {},
      template: '<MDX>\n\n«0:Text»\n\n</MDX>',
    },
  ],
  [
    'Heading',
    {
      about: message('components:heading.about'),
      attributes: {
        level: attribute.number(message('components:heading.level'), '1', '2', '3', '4', '5', '6'),
        noAnchor: attribute.flag(message('components:heading.noAnchor')),
      },
      template: '<Heading level={«1:2»}>«0:Text»</Heading>',
    },
  ],
  [
    'Link',
    {
      about: message('components:link.about'),
      inline: true,
      attributes: { href: attribute.link(message('components:link.href')) },
      template: '<Link href="«1:/page»">«0:text»</Link>',
    },
  ],
  [
    'FileTree',
    {
      about: message('components:fileTree.about'),
      attributes: {},
      template: '<FileTree>\n\n- docs/\n  - «0:docs.json»\n\n</FileTree>',
    },
  ],
  [
    'CodeBlock',
    {
      about: message('components:codeBlock.about'),
      attributes: {
        language: text(message('components:codeBlock.language')),
        filename: text(message('components:codeBlock.filename')),
        icon: { kind: 'icon', about: message('components:codeBlock.icon') },
        lines: attribute.flag(message('components:codeBlock.lines')),
        wrap: attribute.flag(message('components:codeBlock.wrap')),
        expandable: attribute.flag(message('components:codeBlock.expandable')),
      },
      template: '<CodeBlock language="«1:js»">\n  «0:code»\n</CodeBlock>',
    },
  ],
  [
    'GitHub.Repo',
    {
      about: message('components:gitHubRepo.about'),
      attributes: {
        repo: text(message('components:gitHubRepo.repo')),
        variant: choice(message('components:gitHubRepo.variant'), 'inset', 'flat'),
      },
      template: '<GitHub.Repo repo="«0:owner/name»" />',
    },
  ],
  [
    'Github.Repo',
    {
      about: message('components:githubRepo.about'),
      attributes: {
        repo: text(message('components:gitHubRepo.repo')),
        variant: choice(message('components:gitHubRepo.variant'), 'inset', 'flat'),
      },
      template: '<Github.Repo repo="«0:owner/name»" />',
    },
  ],
  [
    'Color',
    {
      about: message('components:color.about'),
      attributes: {},
      template: '<Color>\n  <Color.Item name="«1:Accent»" value="«0:#16a34a»" />\n</Color>',
    },
  ],
  [
    'Color.Row',
    {
      about: message('components:colorRow.about'),
      within: ['Color'],
      attributes: { title: text(message('components:colorRow.title')) },
      template:
        '<Color.Row title="«1:Brand»">\n  <Color.Item name="«2:Accent»" value="«0:#16a34a»" />\n</Color.Row>',
    },
  ],
  [
    'Color.Item',
    {
      about: message('components:colorItem.about'),
      within: ['Color', 'Color.Row'],
      attributes: {
        name: text(message('components:colorItem.name')),
        value: color(message('components:colorItem.value')),
      },
      template: '<Color.Item name="«1:Accent»" value="«0:#16a34a»" />',
    },
  ],
]
