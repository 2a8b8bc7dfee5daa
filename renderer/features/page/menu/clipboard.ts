import type { OpenPage } from '../editor/openPage.ts'

/** What the clipboard holds, as a paste event brings it. */
async function readClipboard(): Promise<DataTransfer> {
  const data = new DataTransfer()
  for (const item of await navigator.clipboard.read()) {
    for (const type of item.types) {
      const blob = await item.getType(type)
      if (type.startsWith('image/')) data.items.add(new File([blob], 'image', { type }))
      else data.setData(type, await blob.text())
    }
  }
  return data
}

/** Pastes the clipboard at the cursor, like the keys do. Rejects if the browser does not allow it to be read. */
export async function pasteClipboard({ editor }: OpenPage): Promise<void> {
  const clipboardData = await readClipboard()
  editor.focus()
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

/** Cuts or copies the selection. */
export function takeSelection({ editor }: OpenPage, how: 'Cut' | 'Copy'): void {
  editor.focus()
  editor.trigger('galley', `editor.action.clipboard${how}Action`, {})
}
