import { lazyScript } from '../base/lazy-script.ts'

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined
const load = lazyScript(
  own?.dataset.try,
  'The form could not be loaded. Close this and open it again, or reload the page.',
)

/** Loads what the opened form works with, and says in its place where it is not there. */
async function complete(box: HTMLDetailsElement): Promise<void> {
  const told = () => box.querySelector(':scope > .try-error')
  told()?.remove()
  try {
    await load()
  } catch (error) {
    if (!(error instanceof Error) || told()) return
    const message = document.createElement('p')
    message.className = 'try-error'
    message.setAttribute('role', 'alert')
    message.textContent = error.message
    box.querySelector(':scope > summary')?.after(message)
  }
}

/** Makes the forms that send requests work when a reader comes near one: their script is there before the press is over. */
export function startTrying(): void {
  const comes = ({ target, relatedTarget }: FocusEvent | PointerEvent) => {
    const box = target instanceof Element ? target.closest('.try') : null
    const isWithin = relatedTarget instanceof Node && box?.contains(relatedTarget)
    // Whether it came is told to whoever opens the form.
    if (box && !isWithin) load().catch(() => undefined)
  }
  document.addEventListener('pointerover', comes)
  document.addEventListener('focusin', comes)
  const opened = (target: EventTarget | null) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches('.try')) void complete(target)
  }
  document.addEventListener('toggle', ({ target }) => opened(target), { capture: true })
  for (const box of document.querySelectorAll('.try[open]')) opened(box)
}
