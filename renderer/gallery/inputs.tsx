import { AlignLeft, AlignRight, Braces, LayoutList } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Checkbox } from '../kit/Checkbox.tsx'
import { ComboBox } from '../kit/ComboBox.tsx'
import { FieldFrame } from '../kit/Field.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import { SegmentedChoice } from '../kit/SegmentedChoice.tsx'
import { Select } from '../kit/Select.tsx'
import { Switch } from '../kit/Switch.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Held } from './Held.tsx'
import { LONG } from './longText.ts'
import type { Specimen } from './specimen.ts'

const sides = [
  { id: 'left', label: 'Left', icon: <AlignLeft />, note: 'default' },
  { id: 'right', label: 'Right', icon: <AlignRight /> },
]
const views = [
  { id: 'form', label: 'Form', icon: <LayoutList /> },
  { id: 'json', label: 'JSON', icon: <Braces /> },
] as const

const texts: readonly Specimen[] = [
  {
    name: 'TextField',
    use: 'One line of text.',
    states: [
      ['empty', <TextField key="1" label="Name" placeholder="Handbook" />],
      ['filled', <TextField key="2" label="Name" defaultValue="Acme" description="Shown in the header." />],
      ['code', <TextField key="3" label="Path" code defaultValue="guides/setup" />],
      ['error', <TextField key="4" label="Name" error="The site needs a name." />],
      ['disabled', <TextField key="5" label="Name" isDisabled defaultValue="Acme" />],
      ['long text', <TextField key="6" label={LONG} defaultValue={LONG} />],
    ],
  },
  {
    name: 'TextArea',
    use: 'Several lines of text.',
    states: [
      ['empty', <TextArea key="1" label="Description" placeholder="What the page is about" />],
      ['filled', <TextArea key="2" label="Description" defaultValue={`${LONG}.\n${LONG}.`} />],
      ['error', <TextArea key="3" label="Description" error="At most 160 characters." />],
      ['disabled', <TextArea key="4" label="Description" isDisabled defaultValue="Setup" />],
    ],
  },
  {
    name: 'SearchField',
    use: 'Filters what is below it.',
    states: [
      ['empty', <SearchField key="1" label="Filter pages" />],
      ['filled', <SearchField key="2" label="Filter pages" defaultValue="setup" />],
      ['disabled', <SearchField key="3" label="Filter pages" isDisabled />],
    ],
  },
  {
    name: 'Field',
    use: 'The frame of every input: label, help and error.',
    states: [
      [
        'all parts',
        <TextField key="1" label="Label" description="One line of help." error="What is wrong." />,
      ],
      ['without a label', <FieldFrame key="2">The control alone</FieldFrame>],
    ],
  },
]

/** A select that holds its value, in one of its states. */
const select = (start: string | null, state: Partial<ComponentProps<typeof Select>> = {}) => (
  <Held
    key={JSON.stringify([start, state])}
    start={start}
    show={(value, set) => <Select label="Side" {...state} choices={sides} value={value} onChange={set} />}
  />
)

/** A combo box that holds its text, in one of its states. */
const comboBox = (start: string, state: Partial<ComponentProps<typeof ComboBox>>) => (
  <Held
    key={start}
    start={start}
    show={(value, set) => (
      <ComboBox label="Page" {...state} choices={sides} value={value ?? ''} onChange={set} />
    )}
  />
)

const choices: readonly Specimen[] = [
  {
    name: 'Select',
    use: 'One of several known values.',
    states: [
      ['empty', select(null, { placeholder: 'Choose' })],
      ['filled', select('left')],
      ['error', select(null, { error: 'Choose a side.' })],
      ['disabled', select('left', { isDisabled: true })],
    ],
  },
  {
    name: 'ComboBox',
    use: 'Any text, with suggestions.',
    states: [
      ['empty', comboBox('', { placeholder: 'Any page' })],
      ['filled', comboBox('guides/setup', { code: true })],
      ['error', comboBox('gone', { error: 'There is no such page.' })],
      ['disabled', comboBox('left', { isDisabled: true })],
    ],
  },
  {
    name: 'SegmentedChoice',
    use: 'A few values side by side.',
    states: [
      [
        'filled',
        <Held
          key="1"
          start="form"
          show={(value, set) => (
            <SegmentedChoice
              label="View"
              segments={views}
              value={value === 'json' ? value : 'form'}
              onChange={set}
            />
          )}
        />,
      ],
      [
        'empty',
        <SegmentedChoice
          key="2"
          label="View"
          segments={views}
          value={undefined}
          onChange={() => undefined}
        />,
      ],
      [
        'small',
        <SegmentedChoice
          key="3"
          label="View"
          size="small"
          segments={views}
          value="json"
          onChange={() => undefined}
        />,
      ],
      [
        'disabled',
        <SegmentedChoice
          key="4"
          label="View"
          isDisabled
          segments={views}
          value="form"
          onChange={() => undefined}
        />,
      ],
    ],
  },
]

const switches: readonly Specimen[] = [
  {
    name: 'Checkbox',
    use: 'One of several things that may be chosen together.',
    states: [
      [
        'off and on',
        <Held
          key="1"
          start=""
          show={(value, set) => (
            <Checkbox isSelected={value !== ''} onChange={isOn => set(isOn ? 'on' : '')}>
              Whole words
            </Checkbox>
          )}
        />,
      ],
      [
        'selected',
        <Checkbox key="2" isSelected onChange={() => undefined}>
          Whole words
        </Checkbox>,
      ],
      [
        'mixed',
        <Checkbox key="3" isSelected={false} isIndeterminate onChange={() => undefined}>
          All files
        </Checkbox>,
      ],
      [
        'disabled',
        <Checkbox key="4" isSelected isDisabled onChange={() => undefined}>
          Whole words
        </Checkbox>,
      ],
    ],
  },
  {
    name: 'Switch',
    use: 'A setting that is on or off at once.',
    states: [
      [
        'off and on',
        <Held
          key="1"
          start=""
          show={(value, set) => (
            <Switch isSelected={value !== ''} onChange={isOn => set(isOn ? 'on' : '')}>
              Feedback buttons
            </Switch>
          )}
        />,
      ],
      [
        'on',
        <Switch key="2" isSelected onChange={() => undefined}>
          Feedback buttons
        </Switch>,
      ],
      [
        'disabled',
        <Switch key="3" isSelected isDisabled onChange={() => undefined}>
          Feedback buttons
        </Switch>,
      ],
    ],
  },
]

/** Components that people fill in. */
export const inputs: readonly Specimen[] = [...texts, ...choices, ...switches]
