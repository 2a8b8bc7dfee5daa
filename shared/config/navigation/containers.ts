/** What readers switch between. */
export type DivisionKind = 'language' | 'version' | 'product' | 'dropdown' | 'tab' | 'item' | 'anchor'

/** The key of a list in a navigation object of the newer form. */
export type ContainerKey =
  | 'products'
  | 'languages'
  | 'versions'
  | 'tabs'
  | 'dropdowns'
  | 'anchors'
  | 'menu'
  | 'groups'
  | 'pages'

/** The content of a container: divisions of one kind, listed under one key. */
export interface DivisionContainer {
  readonly key: ContainerKey
  readonly kind: DivisionKind
  /** The key with the name of each member. */
  readonly nameKey: string
}

/** The containers of divisions, in the order of precedence in the newer form. */
export const divisionContainers: readonly DivisionContainer[] = [
  { key: 'products', kind: 'product', nameKey: 'product' },
  { key: 'languages', kind: 'language', nameKey: 'language' },
  { key: 'versions', kind: 'version', nameKey: 'version' },
  { key: 'tabs', kind: 'tab', nameKey: 'tab' },
  { key: 'menu', kind: 'item', nameKey: 'item' },
  { key: 'dropdowns', kind: 'dropdown', nameKey: 'dropdown' },
  { key: 'anchors', kind: 'anchor', nameKey: 'anchor' },
]

const HOLDS: Readonly<Record<DivisionKind | 'root' | 'group', readonly ContainerKey[]>> = {
  root: ['products', 'languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'groups', 'pages'],
  language: ['versions', 'tabs', 'dropdowns', 'anchors', 'products', 'groups', 'pages'],
  version: ['languages', 'tabs', 'dropdowns', 'anchors', 'products', 'groups', 'pages'],
  product: ['languages', 'versions', 'tabs', 'anchors', 'dropdowns', 'groups', 'pages', 'menu'],
  dropdown: ['languages', 'versions', 'tabs', 'anchors', 'products', 'groups', 'pages'],
  tab: ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'groups', 'pages', 'menu'],
  item: ['languages', 'versions', 'dropdowns', 'anchors', 'products', 'tabs', 'groups', 'pages'],
  anchor: ['languages', 'versions', 'dropdowns', 'tabs', 'products', 'groups', 'pages'],
  group: ['pages'],
}

/** Returns the containers that a level of the newer form may have; a level has only one at a time. */
export const containersOf = (kind: DivisionKind | 'root' | 'group'): readonly ContainerKey[] => HOLDS[kind]

/**
 * Returns the content of lists with this key; `undefined` for `groups` and `pages`, which contain no
 * divisions.
 */
export const divisionContainer = (key: string): DivisionContainer | undefined =>
  divisionContainers.find(container => container.key === key)
