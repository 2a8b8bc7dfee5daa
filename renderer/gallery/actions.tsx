import { Copy, Pencil, Save, Trash2, Undo2 } from 'lucide-react'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu, type MenuBlock } from '../kit/Menu.tsx'
import { OwnButtons } from '../kit/OwnButtons.tsx'
import { Popover } from '../kit/Popover.tsx'
import { Tooltip } from '../kit/Tooltip.tsx'
import { LONG } from './longText.ts'
import { OpenCard, OpenContextMenu, OpenDialog, OpenPicker } from './Opening.tsx'
import type { Specimen } from './specimen.ts'

const nothing = () => undefined

const blocks: readonly MenuBlock[] = [
  {
    title: 'Page',
    actions: [
      { id: 'rename', label: 'Rename', icon: <Pencil />, keys: 'F2', onAction: nothing },
      { id: 'copy', label: 'Duplicate', icon: <Copy />, isDisabled: true, onAction: nothing },
    ],
  },
  { actions: [{ id: 'delete', label: 'Delete file', icon: <Trash2 />, danger: true, onAction: nothing }] },
]

const button: Specimen = {
  name: 'Button',
  use: 'An action with a text. One primary button for the one thing to do here.',
  states: [
    ['plain', <Button key="1">Open folder</Button>],
    [
      'primary',
      <Button key="2" variant="primary" icon={<Save />}>
        Save
      </Button>,
    ],
    [
      'quiet',
      <Button key="3" variant="quiet">
        Show more
      </Button>,
    ],
    [
      'danger',
      <Button key="4" variant="danger">
        Delete file
      </Button>,
    ],
    [
      'small',
      <Button key="5" size="small">
        Fix
      </Button>,
    ],
    [
      'disabled',
      <Button key="6" isDisabled>
        Save
      </Button>,
    ],
    ['long text', <Button key="7">{LONG}</Button>],
  ],
}

const iconButton: Specimen = {
  name: 'IconButton',
  use: 'An action without room for its text: the tooltip says it.',
  states: [
    ['plain', <IconButton key="1" label="Undo" icon={<Undo2 />} keys="Mod+Z" />],
    ['small', <IconButton key="2" label="Undo" icon={<Undo2 />} size="small" />],
    ['faint', <IconButton key="3" label="Undo" icon={<Undo2 />} faint />],
    ['danger', <IconButton key="4" label="Delete" icon={<Trash2 />} danger />],
    ['pressed', <IconButton key="5" label="Write" icon={<Pencil />} isPressed />],
    ['word', <IconButton key="8" label="Write on the page" word="Write" icon={<Pencil />} isPressed />],
    ['menu', <IconButton key="9" label="Width: Phone" word="Phone" icon={<Pencil />} hasMenu />],
    ['lit', <IconButton key="6" label="Write" icon={<Pencil />} isLit />],
    ['disabled', <IconButton key="7" label="Undo" icon={<Undo2 />} isDisabled />],
  ],
}

/** Components that people press. */
export const actions: readonly Specimen[] = [
  button,
  iconButton,
  {
    name: 'Menu',
    use: 'Several actions behind one button.',
    states: [['closed', <Menu key="1" label="Actions" trigger={<Button>Actions</Button>} blocks={blocks} />]],
  },
  {
    name: 'ContextMenu',
    use: 'The actions of what is under the pointer. The same actions are offered by a button.',
    states: [['closed', <OpenContextMenu key="1" blocks={blocks} />]],
  },
  {
    name: 'OwnButtons',
    use: 'Buttons in a row of a tree, apart from what the tree says to its buttons.',
    states: [
      [
        'in a row',
        <OwnButtons key="1">
          <IconButton label="Rename" icon={<Pencil />} size="small" />
        </OwnButtons>,
      ],
    ],
  },
  {
    name: 'Popover',
    use: 'A small panel beside the button that opens it.',
    states: [
      [
        'closed',
        <Popover key="1" label="About" trigger={<Button>About</Button>}>
          {close => <Button onPress={close}>Done</Button>}
        </Popover>,
      ],
    ],
  },
  {
    name: 'FloatingCard',
    use: 'A form beside something on the screen, while everything else stays usable.',
    states: [['closed', <OpenCard key="1" />]],
  },
  {
    name: 'Picker',
    use: 'A long list that is searched, where it was asked for.',
    states: [['closed', <OpenPicker key="1" />]],
  },
  {
    name: 'Tooltip',
    use: 'Says more about what has the focus or the pointer.',
    states: [
      [
        'closed',
        <Tooltip key="1" text="Writes all changed files" keys="Mod+S">
          <Button>Save</Button>
        </Tooltip>,
      ],
    ],
  },
  {
    name: 'Dialog',
    use: 'Something to decide or to fill in before going on.',
    states: [
      ['normal', <OpenDialog key="1" size="normal" />],
      ['small', <OpenDialog key="2" size="small" />],
      ['large', <OpenDialog key="3" size="large" />],
      ['large, of a fixed height', <OpenDialog key="4" size="large" height="fixed" />],
    ],
  },
]
