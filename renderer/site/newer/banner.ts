import { onPress } from '../base/press.ts'
import { store, stored } from '../base/storage.ts'

const KEY = 'banner'

/** Keeps a banner away that the reader has closed, until its text changes. */
export function startBanner(): void {
  const { dataset } = document.documentElement
  const closed = stored(KEY)
  if (closed !== undefined) dataset.closedBanner = closed
  onPress('.banner-close', button => {
    const { banner = '' } = button.dataset
    store(KEY, banner)
    dataset.closedBanner = banner
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
