import { attribute, type DescribedComponent, iconAttributes } from './described.ts'

const { text, choice, color } = attribute

/** Views, prompts, colors and content for some readers, in the order of the completion list. */
export const moreDescriptions: readonly (readonly [string, DescribedComponent])[] = [
  [
    'View',
    {
      about: 'What is for one language or product only, under its name',
      attributes: { title: text('The name above it'), ...iconAttributes('An icon before the title') },
      template: '<View title="«1:Python»">\n  «0:Text»\n</View>',
    },
  ],
  [
    'Prompt',
    {
      about: 'Words for an assistant, which readers open',
      attributes: {
        description: text('What the words are for'),
        ...iconAttributes('An icon before the description'),
      },
      template: '<Prompt description="«1:What it is for»">\n  «0:Words»\n</Prompt>',
    },
  ],
  [
    'Visibility',
    {
      about: 'Text for everybody, or for programs alone: these read the source, and readers do not see it',
      attributes: {
        for: choice(
          'Who it is for: what is for humans is shown as any text, what is for agents stands in the source only',
          'humans',
          'agents',
        ),
      },
      template: '<Visibility for="«1|agents,humans»">\n  «0:Text»\n</Visibility>',
    },
  ],
  [
    'Link',
    {
      about: 'A link, for text that is written as tags',
      inline: true,
      attributes: { href: attribute.link('Where it leads') },
      template: '<Link href="«1:/page»">«0:text»</Link>',
    },
  ],
  [
    'FileTree',
    {
      about: 'Folders and files, written as a Markdown list',
      attributes: {},
      template: '<FileTree>\n\n- docs/\n  - «0:docs.json»\n\n</FileTree>',
    },
  ],
  [
    'CodeBlock',
    {
      about: 'A block of code whose options are attributes',
      attributes: {
        language: text('The language of the code'),
        filename: text('The file name above the code'),
        icon: { kind: 'icon', about: 'An icon before the file name' },
        lines: attribute.flag('Numbers the lines'),
        wrap: attribute.flag('Wraps long lines'),
        expandable: attribute.flag('Shortens the block until readers open it'),
      },
      template: '<CodeBlock language="«1:js»">\n  «0:code»\n</CodeBlock>',
    },
  ],
  [
    'GitHub.Repo',
    {
      about: 'A card that leads to a repository on GitHub',
      attributes: {
        repo: text('Its owner and its name, such as “owner/name”'),
        variant: choice('How much stands out', 'inset', 'flat'),
      },
      template: '<GitHub.Repo repo="«0:owner/name»" />',
    },
  ],
  [
    'Github.Repo',
    {
      about: 'Another spelling of “GitHub.Repo”',
      attributes: {
        repo: text('Its owner and its name, such as “owner/name”'),
        variant: choice('How much stands out', 'inset', 'flat'),
      },
      template: '<Github.Repo repo="«0:owner/name»" />',
    },
  ],
  [
    'Color',
    {
      about: 'Colors with their names',
      attributes: {},
      template: '<Color>\n  <Color.Item name="«1:Accent»" value="«0:#16a34a»" />\n</Color>',
    },
  ],
  [
    'Color.Row',
    {
      about: 'Colors that belong together',
      within: ['Color'],
      attributes: { title: text('The name of the row') },
      template:
        '<Color.Row title="«1:Brand»">\n  <Color.Item name="«2:Accent»" value="«0:#16a34a»" />\n</Color.Row>',
    },
  ],
  [
    'Color.Item',
    {
      about: 'One color',
      within: ['Color', 'Color.Row'],
      attributes: {
        name: text('What the color is called'),
        value: color('The color; `{{ light: "…", dark: "…" }}` where light and dark pages have their own'),
      },
      template: '<Color.Item name="«1:Accent»" value="«0:#16a34a»" />',
    },
  ],
]
