import { type Message, message } from '../../messages/message.ts'
import { attribute, type DescribedComponent, iconAttributes } from './described.ts'

const { text, flag, number, choice, link, image, color } = attribute

const id = { id: text(message('components:id.id')) }

const callout = (about: Message, name: string): readonly [string, DescribedComponent] => [
  name,
  {
    about,
    attributes: {
      title: text(message('components:callout.title')),
      ...iconAttributes(message('components:callout.icon')),
    },
    template: `<${name}>\n  «0:Text»\n</${name}>`,
  },
]

const card: DescribedComponent = {
  about: message('components:card.about'),
  attributes: {
    title: text(message('components:card.title')),
    ...iconAttributes(message('components:card.icon')),
    color: color(message('components:card.color')),
    href: link(message('components:card.href')),
    horizontal: flag(message('components:card.horizontal')),
    img: image(message('components:card.img')),
    cta: text(message('components:card.cta')),
    arrow: flag(message('components:card.arrow')),
    disabled: flag(message('components:card.disabled')),
    ...id,
  },
  template: '<Card title="«1:Title»" icon="«2:star»" href="«3:/»">\n  «0:Text»\n</Card>',
}

const grid = (name: string, about: Message): DescribedComponent => ({
  about,
  attributes: { cols: number(message('components:grid.cols'), '1', '2', '3', '4') },
  template: `<${name} cols={«1:2»}>\n  <Card title="«2:Title»" icon="«3:star»" href="«4:/»">\n    «5:Text»\n  </Card>\n  <Card title="«6:Title»" icon="«7:star»" href="«8:/»">\n    «0:Text»\n  </Card>\n</${name}>`,
  around: `<${name} cols={«1:2»}>\n  «0:Text»\n</${name}>`,
})

const heading = choice(message('components:step.titleSize'), 'p', 'h2', 'h3', 'h4')

/** Boxes, steps, tabs, accordions and cards, in the order of the completion list. */
export const layoutDescriptions: readonly (readonly [string, DescribedComponent])[] = [
  callout(message('components:callout.note'), 'Note'),
  callout(message('components:callout.tip'), 'Tip'),
  callout(message('components:callout.info'), 'Info'),
  callout(message('components:callout.warning'), 'Warning'),
  callout(message('components:callout.danger'), 'Danger'),
  callout(message('components:callout.check'), 'Check'),
  callout(message('components:callout.callout'), 'Callout'),
  [
    'Banner',
    {
      about: message('components:banner.about'),
      attributes: iconAttributes(message('components:banner.icon')),
      template: '<Banner>\n  «0:Text»\n</Banner>',
    },
  ],
  [
    'Steps',
    {
      about: message('components:steps.about'),
      attributes: { titleSize: heading },
      template:
        '<Steps>\n  <Step title="«1:First»">\n    «2:What to do»\n  </Step>\n  <Step title="«3:Then»">\n    «0:What to do»\n  </Step>\n</Steps>',
      around: '<Steps>\n  <Step title="«1:First»">\n    «0:What to do»\n  </Step>\n</Steps>',
    },
  ],
  [
    'Step',
    {
      about: message('components:step.about'),
      within: ['Steps'],
      attributes: {
        title: text(message('components:step.title')),
        ...iconAttributes(message('components:step.icon')),
        stepNumber: number(message('components:step.stepNumber')),
        titleSize: heading,
        ...id,
      },
      template: '<Step title="«1:Title»">\n  «0:What to do»\n</Step>',
    },
  ],
  [
    'Tabs',
    {
      about: message('components:tabs.about'),
      attributes: {
        defaultTabIndex: number(message('components:tabs.defaultTabIndex'), '0', '1', '2'),
        sync: attribute.onFlag(message('components:tabs.sync')),
      },
      template:
        '<Tabs>\n  <Tab title="«1:First»">\n    «2:Text»\n  </Tab>\n  <Tab title="«3:Second»">\n    «0:Text»\n  </Tab>\n</Tabs>',
      around: '<Tabs>\n  <Tab title="«1:First»">\n    «0:Text»\n  </Tab>\n</Tabs>',
    },
  ],
  [
    'Tab',
    {
      about: message('components:tab.about'),
      within: ['Tabs'],
      attributes: {
        title: text(message('components:tab.title')),
        ...iconAttributes(message('components:tab.icon')),
        ...id,
      },
      template: '<Tab title="«1:Title»">\n  «0:Text»\n</Tab>',
    },
  ],
  [
    'Accordion',
    {
      about: message('components:accordion.about'),
      attributes: {
        title: text(message('components:accordion.title')),
        description: text(message('components:accordion.description')),
        ...iconAttributes(message('components:tab.icon')),
        defaultOpen: flag(message('components:accordion.defaultOpen')),
        ...id,
      },
      template: '<Accordion title="«1:Question»">\n  «0:Answer»\n</Accordion>',
    },
  ],
  [
    'AccordionGroup',
    {
      about: message('components:accordionGroup.about'),
      attributes: {},
      template:
        '<AccordionGroup>\n  <Accordion title="«1:Question»">\n    «2:Answer»\n  </Accordion>\n  <Accordion title="«3:Question»">\n    «0:Answer»\n  </Accordion>\n</AccordionGroup>',
      around: '<AccordionGroup>\n  «0:Text»\n</AccordionGroup>',
    },
  ],
  ['Card', card],
  ['CardGroup', grid('CardGroup', message('components:cardGroup.about'))],
  [
    'Columns',
    {
      ...grid('Columns', message('components:columns.about')),
      template:
        '<Columns cols={«1:2»}>\n  <Column>\n    «2:Text»\n  </Column>\n  <Column>\n    «0:Text»\n  </Column>\n</Columns>',
      around: '<Columns cols={«1:2»}>\n  <Column>\n    «0:Text»\n  </Column>\n</Columns>',
    },
  ],
  [
    'Column',
    {
      about: message('components:column.about'),
      within: ['Columns', 'CardGroup'],
      attributes: {},
      template: '<Column>\n  «0:Text»\n</Column>',
    },
  ],
  ['Tile', { ...card, template: '<Tile title="«1:Title»" href="«2:/»">\n  «0:Text»\n</Tile>' }],
]
