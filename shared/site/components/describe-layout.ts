import { attribute, type DescribedComponent, iconAttributes } from './described.ts'

const { text, flag, number, choice, link, image, color } = attribute

const id = { id: text('Where links to it lead, in place of the title') }

const callout = (about: string, name: string): readonly [string, DescribedComponent] => [
  name,
  {
    about,
    attributes: {
      title: text('A bold line above the text'),
      ...iconAttributes('Replaces the drawing at the left'),
    },
    template: `<${name}>\n  «0:Text»\n</${name}>`,
  },
]

const card: DescribedComponent = {
  about: 'A box with a title and an icon; with an address, the whole of it is one link',
  attributes: {
    title: text('The heading of the card'),
    ...iconAttributes('An icon above the title'),
    color: color('The color of the icon'),
    href: link('Makes the whole card a link'),
    horizontal: flag('Sets the icon beside the text'),
    img: image('A picture across the top'),
    cta: text('Words for the link at the end of the card'),
    arrow: flag('An arrow, also on links within the site'),
    disabled: flag('No link, whatever the address says'),
    ...id,
  },
  template: '<Card title="«1:Title»" icon="«2:star»" href="«3:/»">\n  «0:Text»\n</Card>',
}

const grid = (name: string, about: string): DescribedComponent => ({
  about,
  attributes: { cols: number('How many stand in a row, from one to four', '1', '2', '3', '4') },
  template: `<${name} cols={«1:2»}>\n  <Card title="«2:Title»" icon="«3:star»" href="«4:/»">\n    «5:Text»\n  </Card>\n  <Card title="«6:Title»" icon="«7:star»" href="«8:/»">\n    «0:Text»\n  </Card>\n</${name}>`,
  around: `<${name} cols={«1:2»}>\n  «0:Text»\n</${name}>`,
})

const heading = choice('Makes the title a heading', 'p', 'h2', 'h3', 'h4')

/** Boxes, steps, tabs, accordions and cards, in the order of the completion list. */
export const layoutDescriptions: readonly (readonly [string, DescribedComponent])[] = [
  callout('Adds something worth knowing', 'Note'),
  callout('Shows a shorter or better way', 'Tip'),
  callout('Gives background that a reader may skip', 'Info'),
  callout('Keeps readers from losing time or data', 'Warning'),
  callout('Comes before what cannot be undone', 'Danger'),
  callout('Says what readers see when they did it right', 'Check'),
  callout('A remark with an icon of your own', 'Callout'),
  [
    'Banner',
    {
      about: 'News for every reader of the page, across its whole width',
      attributes: iconAttributes('An icon before the text'),
      template: '<Banner>\n  «0:Text»\n</Banner>',
    },
  ],
  [
    'Steps',
    {
      about: 'What to do one after another',
      attributes: { titleSize: heading },
      template:
        '<Steps>\n  <Step title="«1:First»">\n    «2:What to do»\n  </Step>\n  <Step title="«3:Then»">\n    «0:What to do»\n  </Step>\n</Steps>',
      around: '<Steps>\n  <Step title="«1:First»">\n    «0:What to do»\n  </Step>\n</Steps>',
    },
  ],
  [
    'Step',
    {
      about: 'One thing to do',
      within: ['Steps'],
      attributes: {
        title: text('The name of the step; it can be left out'),
        ...iconAttributes('Replaces the number'),
        stepNumber: number('Begins to count here'),
        titleSize: heading,
        ...id,
      },
      template: '<Step title="«1:Title»">\n  «0:What to do»\n</Step>',
    },
  ],
  [
    'Tabs',
    {
      about: 'Alternatives of which a reader needs one',
      attributes: {
        defaultTabIndex: number('Which tab is open at first, from 0', '0', '1', '2'),
        sync: flag('Written as {false}: these tabs stay when others of the same titles change'),
      },
      template:
        '<Tabs>\n  <Tab title="«1:First»">\n    «2:Text»\n  </Tab>\n  <Tab title="«3:Second»">\n    «0:Text»\n  </Tab>\n</Tabs>',
      around: '<Tabs>\n  <Tab title="«1:First»">\n    «0:Text»\n  </Tab>\n</Tabs>',
    },
  ],
  [
    'Tab',
    {
      about: 'One of several alternatives',
      within: ['Tabs'],
      attributes: {
        title: text('What the tab says, and where links to it lead'),
        ...iconAttributes('An icon before the title'),
        ...id,
      },
      template: '<Tab title="«1:Title»">\n  «0:Text»\n</Tab>',
    },
  ],
  [
    'Accordion',
    {
      about: 'Text that opens on demand',
      attributes: {
        title: text('The line that opens it'),
        description: text('A second, smaller line'),
        ...iconAttributes('An icon before the title'),
        defaultOpen: flag('Open from the start'),
        ...id,
      },
      template: '<Accordion title="«1:Question»">\n  «0:Answer»\n</Accordion>',
    },
  ],
  [
    'AccordionGroup',
    {
      about: 'Accordions joined to one list',
      attributes: {},
      template:
        '<AccordionGroup>\n  <Accordion title="«1:Question»">\n    «2:Answer»\n  </Accordion>\n  <Accordion title="«3:Question»">\n    «0:Answer»\n  </Accordion>\n</AccordionGroup>',
      around: '<AccordionGroup>\n  «0:Text»\n</AccordionGroup>',
    },
  ],
  ['Card', card],
  ['CardGroup', grid('CardGroup', 'A grid of cards')],
  [
    'Columns',
    {
      ...grid('Columns', 'A grid of whatever you put into it'),
      template:
        '<Columns cols={«1:2»}>\n  <Column>\n    «2:Text»\n  </Column>\n  <Column>\n    «0:Text»\n  </Column>\n</Columns>',
      around: '<Columns cols={«1:2»}>\n  <Column>\n    «0:Text»\n  </Column>\n</Columns>',
    },
  ],
  [
    'Column',
    {
      about: 'One of the columns of a grid',
      within: ['Columns', 'CardGroup'],
      attributes: {},
      template: '<Column>\n  «0:Text»\n</Column>',
    },
  ],
  ['Tile', { ...card, template: '<Tile title="«1:Title»" href="«2:/»">\n  «0:Text»\n</Tile>' }],
]
