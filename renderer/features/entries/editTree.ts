import i18next from 'i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { TreeEdit } from '../../../shared/config/tree/tree-edit.ts'
import type { FileEdits } from '../../../shared/text/edit.ts'
import { notify } from '../../host/base/notices.ts'
import { tellLost } from '../../host/names/names.ts'
import type { Site } from '../../host/scope/site.ts'
import {
  type ConfigStep,
  changeConfig,
  configEdits,
  useConfig,
  writtenConfig,
} from '../../host/site/config.ts'
import { localize } from '../../messages/localize.ts'
import { rowAtPath } from './rowLocations.ts'

/** An edit of the navigation, made of the current configuration. */
export type MakeTreeEdit = (config: unknown) => TreeEdit

const configOf = (site: Site): unknown => writtenConfig(useConfig.of(site).getState())

/** The edit; a refusal is shown with its reason. */
function made(site: Site, label: string, make: MakeTreeEdit) {
  const edit = make(configOf(site))
  if (edit.kind === 'refused') {
    const message = i18next.t('shell:refused.title', { step: label })
    notify(site.app, { kind: 'warning', message, hint: localize(edit.reason) })
  }
  return edit.kind === 'edit' ? edit : undefined
}

/**
 * Makes an edit of the navigation as one step; a refusal is shown with its reason. Returns whether anything
 * changed.
 */
export function editTree(site: Site, label: string, make: MakeTreeEdit, options: ConfigStep = {}): boolean {
  return editedRow(site, label, make, options) !== undefined
}

/** Like {@link editTree}; returns the ID of the row it was about, if anything changed; empty if there is none. */
export function editedRow(
  site: Site,
  label: string,
  make: MakeTreeEdit,
  options: ConfigStep = {},
): string | undefined {
  if (useConfig.of(site).getState().broken) {
    changeConfig(site, label, [])
    return undefined
  }
  const edit = made(site, label, make)
  if (!edit) return undefined
  const [at] = edit.at
  const focus = at && { file: CONFIG_FILE, pointer: formatPointer(at) }
  const before = configOf(site)
  if (!changeConfig(site, label, edit.changes, { ...(focus && { focus }), ...options })) return undefined
  if (edit.changes.some(({ kind }) => kind === 'remove')) tellLost(site, before, configOf(site))
  for (const note of edit.notes) notify(site.app, { kind: 'info', message: localize(note) })
  return (at && rowAtPath(configOf(site), at)) ?? ''
}

/** The edits of files for a step that does more than edit the navigation; none while docs.json is invalid. */
export function treeEdits(site: Site, label: string, make: MakeTreeEdit): readonly FileEdits[] {
  if (useConfig.of(site).getState().broken) return []
  const edit = made(site, label, make)
  return edit ? configEdits(site, edit.changes) : []
}
