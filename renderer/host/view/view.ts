import type { SectionId } from '../../../shared/config/schema/sections.ts'
import { perSite, siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'
import { type EditedPage, readEdited } from './recent-edits.ts'
import { type Main, type Split, withShown } from './split.ts'
import { readTabs, type Tab } from './tab-list.ts'
import { DEFAULT_TEXT_VIEW, readTextView, type TextView } from './text-view.ts'

/** The panes side by side. */
export type Pane = 'navigation' | 'editor' | 'preview'
const BELOW = ['problems', 'changes', 'search', 'languages', 'sorting'] as const
/** The panels that can be open below the panes. */
export type Below = (typeof BELOW)[number]
/** Width of the preview: `fit` is that of its pane. */
export type Device = 'fit' | 'phone' | 'tablet' | 'desktop'

const AUTOSAVES = ['off', 'pause', 'leave'] as const
/** When files are saved without a command: never, after a pause in typing, or on leaving a page or the window. */
export type Autosave = (typeof AUTOSAVES)[number]

/** The view state of an open site. Remembered for each folder. */
export interface View extends Split {
  /** The open pages, from the left. */
  readonly tabs: readonly Tab[]
  /** The pages that the person edited last, the latest first. */
  readonly edited: readonly EditedPage[]
  readonly panes: Readonly<Record<Pane, boolean>>
  /** The panel that is open below the panes. */
  readonly below: Below | undefined
  /** Pane sizes in percent, by the panes that are shown together. */
  readonly layouts: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly device: Device
  /** The color modes of the preview; `mosaic`: both, and a phone. */
  readonly mode: 'light' | 'dark' | 'both' | 'mosaic'
  /** The preview follows the editor. */
  readonly follow: boolean
  /** The form above a page's text is expanded; undefined until the person chooses. */
  readonly pageSettings: boolean | undefined
  /** The text and the preview of a page scroll together. */
  readonly scrollTogether: boolean
  /** The site is shown as its navigation, or as its files. */
  readonly tree: 'navigation' | 'files'
  /** The expanded folders among the files. */
  readonly openFolders: readonly string[]
  readonly autosave: Autosave
  /** A press on the page in the preview puts the caret there. */
  readonly writing: boolean
  /** How the text of a page looks. */
  readonly text: TextView
  /** The pane shown when there is room for only one. */
  readonly single: Pane
}

const DEVICES: readonly Device[] = ['fit', 'phone', 'tablet', 'desktop']

const INITIAL_VIEW: View = {
  main: { kind: 'section', section: 'basics' },
  beside: undefined,
  side: 'first',
  tabs: [],
  edited: [],
  panes: { navigation: true, editor: true, preview: true },
  below: undefined,
  layouts: {},
  device: 'fit',
  mode: 'light',
  follow: true,
  pageSettings: undefined,
  scrollTogether: true,
  tree: 'navigation',
  openFolders: [],
  autosave: 'off',
  writing: false,
  text: DEFAULT_TEXT_VIEW,
  single: 'editor',
}

/** The current view state. */
export const useView = siteStore<View>(
  site => ({ ...INITIAL_VIEW, ...readView(Object(site.memory.read('view'))) }),
  (site, store) => {
    store.subscribe(view => site.memory.keep('view', view))
  },
)

/** Reads the stored view; ignores values of the wrong shape. */
function readView(kept: Partial<View>): Partial<View> {
  const { main, beside, side, panes, layouts, below, device, mode } = kept
  const { follow, pageSettings, scrollTogether, writing } = kept
  return {
    ...(main && isMain(main) && { main }),
    ...(beside && isMain(beside) && { beside, side: side === 'second' ? 'second' : 'first' }),
    tabs: readTabs(kept.tabs),
    text: readTextView(kept.text),
    edited: readEdited(kept.edited),
    ...(panes && typeof panes.editor === 'boolean' && { panes: { ...INITIAL_VIEW.panes, ...panes } }),
    ...(layouts && typeof layouts === 'object' && { layouts }),
    ...(below !== undefined && BELOW.includes(below) && { below }),
    ...(DEVICES.find(one => one === device) && device && { device }),
    ...((mode === 'light' || mode === 'dark' || mode === 'both' || mode === 'mosaic') && { mode }),
    ...(typeof follow === 'boolean' && { follow }),
    ...(typeof pageSettings === 'boolean' && { pageSettings }),
    ...(typeof scrollTogether === 'boolean' && { scrollTogether }),
    ...(AUTOSAVES.find(one => one === kept.autosave) && { autosave: kept.autosave }),
    ...(kept.tree === 'files' && { tree: kept.tree }),
    ...(Array.isArray(kept.openFolders) && {
      openFolders: kept.openFolders.filter(folder => typeof folder === 'string'),
    }),
    ...(typeof writing === 'boolean' && { writing }),
  }
}

const isMain = (main: Main): boolean =>
  main.kind === 'page'
    ? typeof main.file === 'string'
    : main.kind === 'section' && typeof main.section === 'string'

/** Stores the sizes of panes, in percent, under a name for the panes that are shown together. */
export const rememberLayout = (site: Site, name: string, sizes: Readonly<Record<string, number>>): void =>
  useView.of(site).setState(({ layouts }) => ({ layouts: { ...layouts, [name]: sizes } }))

/** Shows a section of the settings in the middle. */
export const showSection = (site: Site, section: SectionId): void =>
  showMain(site, { kind: 'section', section })

/** Shows a page in the middle. */
export const showPage = (site: Site, file: string): void => showMain(site, { kind: 'page', file })

/** Shows a section or a page in the middle. */
export function showMain(site: Site, main: Main): void {
  useView.of(site).setState(view => ({
    ...withShown(view, main),
    panes: { ...view.panes, editor: true },
    single: 'editor',
  }))
}

/** Switches writing in the preview; switching it on shows the preview. */
export function toggleWriting(site: Site): void {
  useView.of(site).setState(({ writing, panes }) => ({
    writing: !writing,
    panes: writing ? panes : { ...panes, preview: true },
  }))
}

/** Shows or hides a pane; the last one stays. */
export function togglePane(site: Site, pane: Pane): void {
  useView.of(site).setState(({ panes }) => {
    const next = { ...panes, [pane]: !panes[pane] }
    return next.editor || next.preview
      ? { panes: next }
      : { panes: { ...next, editor: true, preview: pane === 'editor' } }
  })
}

/** The panes that were shown before only the text was. */
const panesBefore = perSite(() => ({ panes: INITIAL_VIEW.panes }))

/** Whether the text has the window for itself. */
const isOnlyText = ({ panes }: View): boolean => panes.editor && !panes.navigation && !panes.preview

/** Hides the panes around the text, or shows those that were there before. */
export function toggleOnlyText(site: Site): void {
  const before = panesBefore(site)
  const view = useView.of(site)
  if (isOnlyText(view.getState())) view.setState({ panes: before.panes })
  else {
    before.panes = view.getState().panes
    view.setState({ panes: { navigation: false, editor: true, preview: false }, single: 'editor' })
  }
}

/** Changes how the text of a page looks. */
export const changeTextView = (site: Site, change: Partial<TextView>): void =>
  useView.of(site).setState(({ text }) => ({ text: { ...text, ...change } }))

/** Hides the panel below the panes. */
export const hideBelow = (site: Site): void => useView.of(site).setState({ below: undefined })

/** Shows a panel below the panes, or hides it if it is shown. */
export function toggleBelow(site: Site, what: Below): void {
  useView.of(site).setState(({ below }) => ({ below: below === what ? undefined : what }))
}
