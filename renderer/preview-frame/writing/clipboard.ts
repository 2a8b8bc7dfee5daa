/** Puts the selection on the clipboard, as Markdown and as HTML; returns whether it did. */
export function copySelection(event: ClipboardEvent, markdown: string): boolean {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || !event.clipboardData || markdown === '') return false
  const box = document.createElement('div')
  box.append(selection.getRangeAt(0).cloneContents())
  for (const extra of box.querySelectorAll('.anchor, [data-galley-own]')) extra.remove()
  event.clipboardData.setData('text/plain', markdown)
  event.clipboardData.setData('text/html', new XMLSerializer().serializeToString(box))
  event.preventDefault()
  return true
}
