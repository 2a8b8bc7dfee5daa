import { onPress } from './base/press.ts'
import { pageMarkdown } from './markdown.ts'

function plain(code: Element): string {
  const copy = code.cloneNode(true)
  if (copy instanceof Element) for (const line of copy.querySelectorAll('.removed')) line.remove()
  return (copy.textContent ?? '').replace(/\n$/, '')
}

// Pages opened from a folder or without https have no clipboard API.
function copyByHand(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.className = 'skip'
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

function showDone(button: HTMLElement): void {
  button.dataset.done = ''
  setTimeout(() => delete button.dataset.done, 1800)
}

/** Starts the buttons that expand long code, copy code and copy the page. */
export function startCopy(): void {
  onPress('button.code-more', button => {
    const isOpen = button.parentElement?.classList.toggle('tall') === false
    button.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) button.scrollIntoView({ block: 'nearest' })
  })
  onPress('button.copy', async button => {
    const beside = button.parentElement
    const code = beside?.querySelector(':scope > .panel.on pre code') ?? beside?.querySelector('code')
    if (code && (await copy(plain(code)))) showDone(button)
  })
  onPress('button.copy-page', async button => {
    if (await copy(pageMarkdown())) showDone(button)
  })
}
