import { onPress } from './base/press.ts'
import { store, stored } from './base/storage.ts'

/** Starts the switch between light and dark; without a choice the page follows the system. */
export function startMode(): void {
  const { dataset } = document.documentElement
  onPress('.mode-switch', () => {
    dataset.mode = dataset.mode === 'dark' ? 'light' : 'dark'
    store('mode', dataset.mode)
  })
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', event => {
    if (dataset.default === undefined && stored('mode') === undefined)
      dataset.mode = event.matches ? 'dark' : 'light'
  })
}
