import { type Message, message } from '../../messages/message.ts'
import type { ContainerKey } from '../navigation/containers.ts'
import type { EntryKind, LevelKind } from './kinds.ts'

/** Returns “a tab”. */
export const oneOf = (kind: LevelKind | EntryKind): Message => message(ONE[kind])

/** Returns “tabs”. */
export const several = (kind: EntryKind): Message => message(SEVERAL[kind])

/** Returns “tabs” for the list of that name. */
export const inList = (key: ContainerKey): Message => message(LISTED[key])

const ONE = {
  root: 'tree:one.root',
  global: 'tree:one.global',
  language: 'tree:one.language',
  version: 'tree:one.version',
  product: 'tree:one.product',
  dropdown: 'tree:one.dropdown',
  tab: 'tree:one.tab',
  item: 'tree:one.item',
  anchor: 'tree:one.anchor',
  group: 'tree:one.group',
  page: 'tree:one.page',
  operation: 'tree:one.operation',
  unknown: 'tree:one.unknown',
} as const

const SEVERAL = {
  language: 'tree:several.languages',
  version: 'tree:several.versions',
  product: 'tree:several.products',
  dropdown: 'tree:several.dropdowns',
  tab: 'tree:several.tabs',
  item: 'tree:several.items',
  anchor: 'tree:several.anchors',
  group: 'tree:several.groups',
  page: 'tree:several.pages',
  operation: 'tree:several.operations',
  unknown: 'tree:several.unknown',
} as const

const LISTED = {
  languages: 'tree:several.languages',
  versions: 'tree:several.versions',
  products: 'tree:several.products',
  dropdowns: 'tree:several.dropdowns',
  tabs: 'tree:several.tabs',
  menu: 'tree:several.items',
  anchors: 'tree:several.anchors',
  groups: 'tree:several.groups',
  pages: 'tree:several.pages',
} as const
