import i18next from 'i18next'
import type { StoreApi } from 'zustand'
import { onlyConfigFile, type ReadText } from '../../../shared/config/document/config-document.ts'
import { documentEdits } from '../../../shared/config/document/document-edits.ts'
import type { Change } from '../../../shared/config/edit/changes.ts'
import { valueCached } from '../../../shared/config/json/cached-parse.ts'
import { refusedConfig } from '../../../shared/config/read/bounded.ts'
import { type ConfigReading, readConfig } from '../../../shared/config/read/read.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { FileEdits, TextEdits } from '../../../shared/text/edit.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { notify } from '../base/notices.ts'
import { documentsOf, editFile, makeStep, type StepOptions } from '../documents/documents.ts'
import { canRead, canReadTogether } from '../documents/reading.ts'
import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

/** docs.json as the forms see it. */
export interface ConfigState {
  /** The last valid reading. */
  readonly reading: ConfigReading
  /** The current text, valid or not. */
  readonly text: string
  /** The current text is invalid: forms are read-only and show this problem. */
  readonly broken?: Problem
}

const NOTHING: ConfigState = { reading: readConfig('{}'), text: '' }

/** The current configuration; with a selector, one part of it. */
export const useConfig = siteStore<ConfigState>(
  () => NOTHING,
  (site, store) => {
    const documents = documentsOf(site)
    const followed = new Set<string>()
    const read = () => {
      follow(store, file => documents.known(file)?.text)
      for (const file of store.getState().reading.sources.files) {
        if (followed.has(file)) continue
        followed.add(file)
        documents.subscribe(file, read)
        // A file that cannot be read is among the problems.
        if (file !== CONFIG_FILE && !documents.known(file)) void documents.load(file).catch(() => undefined)
      }
    }
    read()
  },
)

/** Takes over the current texts; an invalid docs.json leaves the last valid reading in place. */
function follow(store: StoreApi<ConfigState>, read: ReadText): void {
  const text = read(CONFIG_FILE)
  if (text === undefined) {
    store.setState(NOTHING, true)
    return
  }
  const reading = settingsIn(text, read)
  const broken = reading.state === 'good' ? undefined : reading.problems[0]
  const last = store.getState().reading
  store.setState(
    { reading: reading.state === 'broken' ? last : reading, text, ...(broken && { broken }) },
    true,
  )
}

/** Reads the settings; those that take more than a moment are broken, as for the host. */
function settingsIn(text: string, read: ReadText): ConfigReading {
  const isLong = (file: string, known: string | undefined) => known !== undefined && !canRead(file, known)
  const refused = () => refusedConfig({ text, sources: onlyConfigFile(text) }, 'time')
  if (isLong(CONFIG_FILE, text)) return refused()
  const parts = new Map<string, string>()
  let isTogether = true
  const reading = readConfig(text, file => {
    const known = read(file)
    if (known === undefined || isLong(file, known) || !isTogether) return undefined
    isTogether = parts.has(file) || canReadTogether(text, [...parts.values(), known])
    parts.set(file, known)
    return isTogether ? known : undefined
  })
  return isTogether ? reading : refused()
}

/** The whole configuration as it is written, unlike the reading’s value, which is what it means. */
export const writtenConfig = ({ reading }: ConfigState): unknown =>
  reading.root ? valueCached(reading.root) : {}

/** Whether docs.json cannot be edited; if so, says why `label` was not done. A text that could not be read is never overwritten. */
function isClosed(site: Site, label: string): boolean {
  if (!useConfig.of(site).getState().broken) return false
  const t = i18next.getFixedT(null, 'shell', 'refused')
  notify(site.app, { kind: 'warning', message: t('title', { step: label }), hint: t('broken') })
  return true
}

/** The edits of docs.json, and of the files that it refers to, that make changes. */
export const configEdits = (site: Site, changes: readonly Change[]): readonly FileEdits[] =>
  documentEdits(changes, file => documentsOf(site).known(file)?.text)

/** A step of the configuration; `edits` are those of other files. */
export interface ConfigStep extends StepOptions {
  readonly edits?: readonly FileEdits[]
}

/**
 * Makes changes of the configuration as one step, each in the file in which the value is written. Returns whether
 * anything changed.
 */
export function changeConfig(
  site: Site,
  label: string,
  changes: readonly Change[],
  options: ConfigStep = {},
): boolean {
  if (isClosed(site, label)) return false
  const edits = [...configEdits(site, changes), ...(options.edits ?? [])]
  if (edits.length === 0) return false
  makeStep(site, { label, ...options, edits })
  return true
}

/** Applies one step to the text of docs.json itself; `change` gets it and returns edits. Returns whether anything changed. */
export function editConfig(
  site: Site,
  label: string,
  change: (text: string) => TextEdits,
  options: StepOptions = {},
): boolean {
  if (isClosed(site, label)) return false
  const edits = change(useConfig.of(site).getState().text)
  editFile(site, CONFIG_FILE, edits, { label, ...options })
  return edits.length > 0
}
