import i18next from 'i18next'
import type { StoreApi } from 'zustand'
import { type ConfigReading, readConfig } from '../../../shared/config/read/read.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { notify } from '../base/notices.ts'
import { documentsOf, editFile, type StepOptions } from '../documents/documents.ts'
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
    const known = documents.known(CONFIG_FILE)
    if (known) follow(store, known.text)
    documents.subscribe(CONFIG_FILE, ({ text }) => follow(store, text))
  },
)

/** Takes over the current text of docs.json; an invalid text leaves the last valid reading in place. */
function follow(store: StoreApi<ConfigState>, text: string | undefined): void {
  if (text === undefined) {
    store.setState(NOTHING, true)
    return
  }
  const reading = readConfig(text)
  const broken = reading.state === 'good' ? undefined : reading.problems[0]
  const last = store.getState().reading
  store.setState(
    { reading: reading.state === 'broken' ? last : reading, text, ...(broken && { broken }) },
    true,
  )
}

/**
 * Applies one step to docs.json; `change` gets its current text and returns edits. While the file is invalid,
 * it only notifies the person why: a text that could not be read is never overwritten.
 * Returns whether anything changed.
 */
export function editConfig(
  site: Site,
  label: string,
  change: (text: string) => TextEdits,
  options: StepOptions = {},
): boolean {
  const { text, broken } = useConfig.of(site).getState()
  if (broken) {
    const t = i18next.getFixedT(null, 'shell', 'refused')
    notify(site.app, {
      kind: 'warning',
      message: t('title', { step: label }),
      hint: t('broken'),
    })
    return false
  }
  const edits = change(text)
  editFile(site, CONFIG_FILE, edits, { label, ...options })
  return edits.length > 0
}
