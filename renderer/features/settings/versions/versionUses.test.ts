import { expect, test } from 'vitest'
import { applyChanges } from '../../../../shared/config/edit/apply-changes.ts'
import { isObject, type JsonObject } from '../../../../shared/config/json/value.ts'
import { removeVersion, renamedVersion, versionNamed } from '../../../../shared/config/tree/older-versions.ts'
import type { TreeEdit } from '../../../../shared/config/tree/tree-edit.ts'
import { usesOf } from './versionUses.ts'

function after(config: JsonObject, edit: TreeEdit): JsonObject {
  const value = edit.kind === 'edit' ? applyChanges(config, edit.changes) : config
  return isObject(value) ? value : {}
}

const withRenamed = (config: JsonObject, from: string, to: string) =>
  after(config, renamedVersion(config, versionNamed(config, from) ?? [], to))

const withoutVersion = (config: JsonObject, name: string, isFreed: boolean) =>
  after(config, removeVersion(config, versionNamed(config, name) ?? [], isFreed))

const CONFIG = {
  name: 'Docs',
  versions: ['v1', { name: 'v2', default: true }],
  anchors: [{ name: 'API', url: 'api', version: 'v2' }],
  navigation: [
    { group: 'New', version: 'v2', pages: ['a', { group: 'Deep', version: 'v2', pages: ['v2'] }] },
    { group: 'Old', version: 'v1', pages: ['b'] },
  ],
}
const PAGES = [{ file: 'a.mdx', path: 'a', title: 'A', titled: true, version: 'v2' }]

test('a version is counted where it is referred to, not where a page has the same name', () => {
  expect(usesOf(CONFIG, PAGES, 'v2')).toEqual({ groups: 2, tabs: 0, anchors: 1, pages: ['a.mdx'] })
})

test('a rename changes every reference to the version and nothing else', () => {
  const renamed = withRenamed(CONFIG, 'v2', '2.0')
  expect(usesOf(renamed, [], 'v2')).toEqual({ groups: 0, tabs: 0, anchors: 0, pages: [] })
  expect(renamed.versions).toEqual(['v1', { name: '2.0', default: true }])
  expect(withRenamed(renamed, '2.0', 'v2')).toEqual(CONFIG)
})

test('without a version its content stays as it is, or is shown to everyone', () => {
  expect(withoutVersion(CONFIG, 'v2', false)).toEqual({ ...CONFIG, versions: ['v1'] })
  const freed = withoutVersion(CONFIG, 'v2', true)
  expect(usesOf(freed, [], 'v2').groups).toBe(0)
  expect(usesOf(freed, [], 'v1').groups).toBe(1)
  expect(withoutVersion({ versions: ['v1'] }, 'v1', true)).toEqual({})
})
