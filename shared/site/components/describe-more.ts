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
