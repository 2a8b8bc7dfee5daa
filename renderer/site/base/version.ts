/** Elements that are shown to readers of one version only. */
const PARTS = '.versions,[data-region]>[data-version]'

/** The version whose navigation is shown. */
export const versionShown = (): string | undefined =>
  document.querySelector<HTMLElement>('.versions:not([hidden])')?.dataset.version

/** The version to remember for readers of this page; undefined on a page of all versions. */
export const versionRemembered = (): string | undefined =>
  document.querySelector<HTMLElement>('.versions[data-remember]')?.dataset.version

/** Shows in `within` the elements of a version, if there are any. */
export function showVersion(within: ParentNode, version: string | undefined): void {
  const parts = [...within.querySelectorAll<HTMLElement>(PARTS)]
  if (!parts.some(({ dataset }) => dataset.version === version)) return
  for (const part of parts) part.hidden = part.dataset.version !== version
}

/** Whether the page has several versions, including this one. */
export function hasVersion(version: string | undefined): boolean {
  const menus = [...document.querySelectorAll<HTMLElement>('.versions')]
  return menus.length > 1 && menus.some(({ dataset }) => dataset.version === version)
}
