import { FileText, Inbox } from 'lucide-react'
import { Badge } from '../kit/Badge.tsx'
import { BelowPanel } from '../kit/BelowPanel.tsx'
import { Button } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { ChoiceList } from '../kit/ChoiceList.tsx'
import { Disclosure } from '../kit/Disclosure.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Kbd } from '../kit/Kbd.tsx'
import { Method } from '../kit/Method.tsx'
import { Notice } from '../kit/Notice.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { LONG } from './longText.ts'
import { SampleCard, SampleList, SampleTabs } from './Samples.tsx'
import type { Specimen, State } from './specimen.ts'

const nothing = () => undefined

const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const
const kinds = ['info', 'success', 'warning', 'error'] as const
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'WEBHOOK']

const small: readonly Specimen[] = [
  {
    name: 'Badge',
    use: 'A word or a number.',
    states: tones.map(
      (tone): State => [
        tone,
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>,
      ],
    ),
  },
  {
    name: 'Method',
    use: 'The method of an operation.',
    states: methods.map((method): State => [method, <Method key={method} method={method} />]),
  },
  {
    name: 'Kbd',
    use: 'Keys, as this keyboard names them.',
    states: ['Mod+S', 'Alt+Up', 'Mod+Shift+Enter'].map(
      (keys): State => [keys, <Kbd key={keys} keys={keys} />],
    ),
  },
  {
    name: 'VisuallyHidden',
    use: 'Text for screen readers alone.',
    states: [
      [
        'nothing to see',
        <span key="1">
          Between<VisuallyHidden> the words</VisuallyHidden> them
        </span>,
      ],
    ],
  },
  {
    name: 'ProgressBar',
    use: 'Work that takes a while.',
    states: [
      ['known end', <ProgressBar key="1" label="Reading pages" value={0.4} valueLabel="120 of 300 pages" />],
      ['unknown end', <ProgressBar key="2" label="Fetching" />],
    ],
  },
]

const notices: Specimen = {
  name: 'Notice',
  use: 'Something to know, in place.',
  states: [
    ...kinds.map(
      (kind): State => [
        kind,
        <Notice key={kind} kind={kind} title="The file changed on disk">
          Both versions are kept.
        </Notice>,
      ],
    ),
    [
      'actions',
      <Notice key="5" title={LONG} onDismiss={nothing} actions={<Button size="small">Show both</Button>}>
        {LONG}
      </Notice>,
    ],
  ],
}

/** Components that contain and show others. */
export const surfaces: readonly Specimen[] = [
  ...small,
  notices,
  {
    name: 'Card',
    use: 'A part of a section that is more than a form.',
    states: [
      [
        'filled',
        <SampleCard
          key="1"
          show={id => (
            <Card id={id} title="Fonts" text="What readers see.">
              Inter
            </Card>
          )}
        />,
      ],
    ],
  },
  {
    name: 'EmptyState',
    use: 'Says what belongs here, and how it gets here.',
    states: [
      [
        'all parts',
        <EmptyState key="1" icon={<Inbox />} title="No problems" actions={<Button>Check again</Button>}>
          All pages are fine.
        </EmptyState>,
      ],
      ['title alone', <EmptyState key="2" title="Nothing found" />],
    ],
  },
  {
    name: 'Disclosure',
    use: 'A heading that folds what is below it.',
    states: [
      [
        'folded',
        <Disclosure key="1" title="Advanced" badge={<Badge>2</Badge>}>
          Inside
        </Disclosure>,
      ],
      [
        'open',
        <Disclosure key="2" title={LONG} defaultExpanded>
          Inside
        </Disclosure>,
      ],
    ],
  },
  {
    name: 'BelowPanel',
    use: 'A region below the panes.',
    states: [
      [
        'filled',
        <BelowPanel
          key="1"
          title="Problems"
          tools={<Button size="small">Check all</Button>}
          onClose={nothing}
        >
          Two problems
        </BelowPanel>,
      ],
    ],
  },
  {
    name: 'TabBar',
    use: 'Panels of which one is shown.',
    states: [['three', <SampleTabs key="1" />]],
  },
  {
    name: 'ChoiceList',
    use: 'A list to choose one thing from at once.',
    states: [
      [
        'filled',
        <ChoiceList
          key="1"
          label="Pages"
          empty=""
          onChoose={nothing}
          choices={[
            {
              id: '1',
              label: 'Introduction',
              detail: 'guides/intro',
              icon: <FileText />,
              badge: <Badge>open</Badge>,
            },
            { id: '2', label: LONG, detail: 'guides/authentication' },
          ]}
        />,
      ],
      ['empty', <ChoiceList key="2" label="Pages" empty="No page fits." onChoose={nothing} choices={[]} />],
    ],
  },
  {
    name: 'SortableList',
    use: 'A list that is put in order by hand, by keys or by menu.',
    states: [
      ['filled', <SampleList key="1" texts={['Guides', 'API reference', LONG]} />],
      ['empty', <SampleList key="2" texts={[]} />],
    ],
  },
]
