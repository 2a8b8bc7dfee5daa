/** What is shown to readers of one version alone. */
const PARTS = '.versions,[data-region]>[data-version]'

/** The version whose navigation stands beside the page. */
export const versionShown = (): string | undefined =>
  document.querySelector<HTMLElement>('.versions:not([hidden])')?.dataset.version

/** The version that a reader of this page reads from here on; undefined on a page of all versions. */
export const versionRemembered = (): string | undefined =>
  document.querySelector<HTMLElement>('.versions[data-remember]')?.dataset.version

/** Shows in `within` what readers of that version see, where it has that. */
export function showVersion(within: ParentNode, version: string | undefined): void {
  const parts = [...within.querySelectorAll<HTMLElement>(PARTS)]
  if (!parts.some(({ dataset }) => dataset.version === version)) return
  for (const part of parts) part.hidden = part.dataset.version !== version
}

/** Whether the page is one of several versions, and this is one of them. */
export function hasVersion(version: string | undefined): boolean {
  const menus = [...document.querySelectorAll<HTMLElement>('.versions')]
  return menus.length > 1 && menus.some(({ dataset }) => dataset.version === version)
}
