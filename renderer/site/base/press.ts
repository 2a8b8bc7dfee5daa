/** Calls `act` when something inside an element that matches `selector` is pressed. */
export function onPress(selector: string, act: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', event => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (found) act(found, event)
  })
}
