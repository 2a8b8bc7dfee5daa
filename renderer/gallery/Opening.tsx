import { type MouseEvent, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { ContextMenu } from '../kit/ContextMenu.tsx'
import { Dialog, type DialogProps } from '../kit/Dialog.tsx'
import type { MenuBlock } from '../kit/Menu.tsx'
import { TextField } from '../kit/TextField.tsx'

/** A button that opens a dialog of one size. */
export function OpenDialog({ size }: { readonly size: NonNullable<DialogProps['size']> }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button onPress={() => open(true)}>New page …</Button>
      <Dialog
        title="New page"
        size={size}
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
