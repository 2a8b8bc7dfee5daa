import { onPress } from '../base/press.ts'

/** Goes to the first page of a group that a reader opens, if docs.json asks for it and the reader is elsewhere. */
export function startDrilldown(): void {
  onPress('[data-drilldown] .sidebar details:not(.more)>summary', summary => {
    const group = summary.closest('details')
    // A group whose name is a link has a button of its own for opening.
    if (!group || group.open || group.parentElement?.classList.contains('rooted')) return
    if (group.querySelector('[aria-current=page]')) return
    group.querySelector<HTMLElement>('a[href]:not([rel])')?.click()
  })
}
