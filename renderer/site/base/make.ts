import { requestText } from './texts.ts'

/** Creates an element with a text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}

/** A code block that can be copied. */
export function codeBlock(content: string | Node, label: string): HTMLElement {
  const box = make('div', 'code')
  const pre = make('pre', '')
  pre.tabIndex = 0
  pre.setAttribute('aria-label', label)
  const code = make('code', '')
  code.append(content)
  pre.append(code)
  const copy = make('button', 'copy', requestText('copy'))
  copy.type = 'button'
  box.append(pre, copy)
  return box
}
