import { type MouseEvent, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { ContextMenu } from '../kit/ContextMenu.tsx'
import { Dialog, type DialogProps } from '../kit/Dialog.tsx'
import { FloatingCard } from '../kit/FloatingCard.tsx'
import type { MenuBlock } from '../kit/Menu.tsx'
import { Picker, type PickerSection } from '../kit/Picker.tsx'
import { TextField } from '../kit/TextField.tsx'

/** A button that opens a dialog of one size. */
export function OpenDialog(props: Pick<DialogProps, 'size' | 'height'>) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button onPress={() => open(true)}>New page …</Button>
      <Dialog
        title="New page"
        {...props}
        isOpen={isOpen}
        onOpenChange={open}
        actions={
          <Button variant="primary" onPress={() => open(false)}>
            Create
          </Button>
        }
      >
        <TextField label="Title" description="Readers see it above the page." />
      </Dialog>
    </>
  )
}

/** A surface with a menu at the pointer. */
export function OpenContextMenu({ blocks }: { readonly blocks: readonly MenuBlock[] }) {
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>()
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setAt({ x: event.clientX, y: event.clientY })
  }
  return (
    <>
      <button type="button" onContextMenu={show} onClick={show}>
        Click or right-click
      </button>
      <ContextMenu label="Actions" at={at} onClose={() => setAt(undefined)} blocks={blocks} />
    </>
  )
}

/** A button with a card beside it. */
export function OpenCard() {
  const [at, setAt] = useState<DOMRect>()
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAt(currentTarget.getBoundingClientRect())}>
        Properties
      </button>
      {at && (
        <FloatingCard label="Properties" at={at} onClose={() => setAt(undefined)}>
          <TextField label="Title" />
        </FloatingCard>
      )}
    </>
  )
}

const sections: readonly PickerSection<{ readonly id: string; readonly label: string }>[] = [
  { id: 'blocks', title: 'Blocks', choices: [{ id: 'note', label: 'Note' }] },
]

/** A button with a list to search. */
export function OpenPicker() {
  const [at, setAt] = useState<DOMRect>()
  const close = () => setAt(undefined)
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAt(currentTarget.getBoundingClientRect())}>
        Insert
      </button>
      <Picker label="Insert block" at={at} sections={sections} onChoose={close} onClose={close} />
    </>
  )
}
