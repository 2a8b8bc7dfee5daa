const BODY = ':scope > .expandable-body'

/** A copy of the contents of a rendered schema: closed, and without ids. */
function copyOf(drawn: Element): readonly Node[] {
  const [only, other] = drawn.children
  const inner = only?.matches('details.expandable') && !other ? (only.querySelector(BODY) ?? drawn) : drawn
  const copy = inner.cloneNode(true)
  if (!(copy instanceof Element)) return []
  for (const each of copy.querySelectorAll('[id]')) each.removeAttribute('id')
  for (const each of copy.querySelectorAll('.field-head > a')) each.removeAttribute('href')
  for (const each of copy.querySelectorAll<HTMLDetailsElement>('details.expandable')) {
    each.open = false
    each.removeAttribute('data-filled')
    if (each.dataset.again !== undefined) each.querySelector(BODY)?.replaceChildren()
  }
  return [...copy.childNodes]
}

/** Fills recursive schemas when a reader opens them, one level at a time. */
export function startRecursiveSchemas(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || 'filled' in target.dataset) return
      const { again } = target.dataset
      const drawn =
        again === undefined ? null : document.querySelector(`[data-schema="${CSS.escape(again)}"]`)
      const body = target.querySelector(BODY)
      if (!drawn || !body) return
      target.dataset.filled = ''
      body.replaceChildren(...copyOf(drawn))
    },
    { capture: true },
  )
}
