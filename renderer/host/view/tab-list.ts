/** An open page. `seen`: a preview tab, replaced by the next page. Pinned tabs come first. */
export interface Tab {
  readonly file: string
  readonly kind: 'seen' | 'kept' | 'pinned'
}

/** The tabs once `file` is shown: unchanged, or with it in place of the preview tab, or after `beside`. */
export function withOpened(tabs: readonly Tab[], file: string, beside?: string): readonly Tab[] {
  if (tabs.some(tab => tab.file === file)) return tabs
  const tab: Tab = { file, kind: 'seen' }
  const seen = tabs.findIndex(({ kind }) => kind === 'seen')
  if (seen >= 0) return tabs.with(seen, tab)
  const at = tabs.findIndex(other => other.file === beside)
  return inOrder(at < 0 ? [...tabs, tab] : tabs.toSpliced(at + 1, 0, tab))
}

/** The tabs with a new kind for `file`. */
export function withKind(tabs: readonly Tab[], file: string, kind: Tab['kind']): readonly Tab[] {
  const found = tabs.find(tab => tab.file === file)
  if (!found || found.kind === kind) return tabs
  return inOrder(tabs.map(tab => (tab === found ? { file, kind } : tab)))
}

/** The tabs without those of `files`. */
export const without = (tabs: readonly Tab[], files: ReadonlySet<string>): readonly Tab[] =>
  tabs.some(({ file }) => files.has(file)) ? tabs.filter(({ file }) => !files.has(file)) : tabs

/** The page that is shown once `file` is closed: the next one, or else the previous one. */
export function neighbourOf(tabs: readonly Tab[], file: string): string | undefined {
  const at = tabs.findIndex(tab => tab.file === file)
  return at < 0 ? undefined : (tabs[at + 1] ?? tabs[at - 1])?.file
}

/** The tabs with that of `file` moved to `to`, counted without it; it stays among the pinned tabs or after them. */
export function withMoved(tabs: readonly Tab[], file: string, to: number): readonly Tab[] {
  const tab = tabs.find(other => other.file === file)
  if (!tab) return tabs
  const others = tabs.filter(other => other !== tab)
  const moved = inOrder(others.toSpliced(Math.max(0, to), 0, { ...tab, kind: kept(tab) }))
  return moved.every(({ file }, index) => file === tabs[index]?.file) ? tabs : moved
}

const kept = ({ kind }: Tab): Tab['kind'] => (kind === 'seen' ? 'kept' : kind)

const inOrder = (tabs: readonly Tab[]): readonly Tab[] => [
  ...tabs.filter(({ kind }) => kind === 'pinned'),
  ...tabs.filter(({ kind }) => kind !== 'pinned'),
]

/** Reads the stored tabs; ignores values of the wrong shape and duplicates. */
export function readTabs(value: unknown): readonly Tab[] {
  if (!Array.isArray(value)) return []
  const tabs = value.filter(isTab).map(({ file, kind }): Tab => ({ file, kind }))
  return inOrder(tabs.filter(({ file }, index) => tabs.findIndex(other => other.file === file) === index))
}

const isTab = (value: unknown): value is Tab => {
  const { file, kind } = Object(value) as Partial<Tab>
  return typeof file === 'string' && (kind === 'seen' || kind === 'kept' || kind === 'pinned')
}
