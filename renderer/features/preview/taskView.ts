import { pagesInOrder, readNavigation } from '../../../shared/config/navigation/navigation.ts'
import type { SectionId } from '../../../shared/config/schema/sections.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { goTo, usePreview } from '../../host/session/previewed-page.ts'
import { useConfig } from '../../host/site/config.ts'
import { divisionsOf } from '../../host/site/divisions.ts'
import { generatedEntries, operationsOf } from '../../host/site/generated-entries.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { isSameMain, type Main } from '../../host/view/split.ts'
import { type Device, useView } from '../../host/view/view.ts'
import type { Visibility } from '../../preview-frame/protocol.ts'
import { useDivisionFilter } from './divisionFilter.ts'
import { useHoveredSetting } from './hoveredSetting.ts'
import { pageOfSetting, pageWithAllParts } from './pageOfSetting.ts'

/** How the preview shows what the person works on. */
interface TaskView {
  /** What is edited is visible in wide windows only. */
  readonly isWide: boolean
  /** The person chose a width since this section or page was opened. */
  readonly isChosen: boolean
}

/** Sections about parts that narrow windows hide in menus. */
const WIDE: ReadonlySet<SectionId> = new Set(['header', 'divisions', 'versions'])

/** Sections about parts that some layouts of pages leave out. */
const PARTS: ReadonlySet<SectionId> = new Set([...WIDE, 'pages'])

const isIn = (sections: ReadonlySet<SectionId>, main: Main): boolean =>
  main.kind === 'section' && sections.has(main.section)

const startOf = (main: Main): TaskView => ({ isWide: isIn(WIDE, main), isChosen: false })

/** Shows a page on which a setting is visible, unless the shown one will do. */
function showPageOf(site: Site, pointer: string | undefined): void {
  const shown = usePreview.of(site).getState().page?.path
  if (pointer === undefined || shown === undefined || !useView.of(site).getState().follow) return
  const wanted = pageOfSetting(pointer, shown, {
    divisions: divisionsOf(useConfig.of(site).getState().reading),
    pages: pagesNow(site),
    generated: operationsOf(generatedEntries(site)).flatMap(({ page }) => page ?? []),
  })
  if (wanted !== undefined) goTo(site, wanted)
}

/** How the preview follows what the person works on. */
const useTaskView = siteStore<TaskView>(
  site => startOf(useView.of(site).getState().main),
  (site, store) => {
    useView.of(site).subscribe(({ main }, before) => {
      if (!isSameMain(before.main, main)) store.setState(startOf(main))
    })
    useHoveredSetting.of(site).subscribe(({ pointer }, before) => {
      if (pointer !== before.pointer) showPageOf(site, pointer)
    })
    // A tab that gets its first pages while it is edited.
    useConfig.of(site).subscribe(() => showPageOf(site, useHoveredSetting.of(site).getState().pointer))
    useDivisionFilter.of(site).subscribe(({ pinned }, before) => {
      if (pinned !== before.pinned) showPageOf(site, pinned)
    })
  },
)

/** Follows what the page says about the setting that is edited: it is visible, hidden at this width, or not on it. */
export function followVisibility(site: Site, visibility: Visibility): void {
  const { main, follow } = useView.of(site).getState()
  if (visibility === 'hidden') useTaskView.of(site).setState({ isWide: true })
  const shown = usePreview.of(site).getState().page?.path
  if (visibility !== 'absent' || !follow || shown === undefined || !isIn(PARTS, main)) return
  const { value } = useConfig.of(site).getState().reading
  const listed = pagesInOrder(readNavigation(value)).map(({ path }) => path)
  const wanted = pageWithAllParts(shown, listed, pagesNow(site))
  if (wanted !== undefined) goTo(site, wanted)
}

/** The width that the preview shows, and whether what is edited asks for it. */
interface ShownDevice {
  readonly device: Device
  readonly isForTask: boolean
}

/** The chosen width, or that of a desktop while something is edited that only wide windows show. */
export function useShownDevice(): ShownDevice {
  const isWide = useTaskView(state => state.isWide && !state.isChosen)
  const device = useView(view => view.device)
  const follow = useView(view => view.follow)
  const isForTask = device === 'fit' && follow && isWide
  return { device: isForTask ? 'desktop' : device, isForTask }
}

/** Chooses a width; what is edited no longer changes it. */
export function chooseDevice(site: Site, device: Device): void {
  useTaskView.of(site).setState({ isChosen: true })
  useView.of(site).setState({ device })
}
