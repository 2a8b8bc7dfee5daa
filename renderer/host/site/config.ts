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
  /** The last reading that could be understood. */
  readonly reading: ConfigReading
  /** The present text, good or not. */
  readonly text: string
  /** The present text cannot be read, or is in the newer format: forms are read-only and show this. */
  readonly broken?: Problem
}

const NOTHING: ConfigState = { reading: readConfig('{}'), text: '' }

/** The present configuration; with a selector, one part of it. */
export const useConfig = siteStore<ConfigState>(
  () => NOTHING,
  (site, store) => {
    const documents = documentsOf(site)
    const known = documents.known(CONFIG_FILE)
    if (known) follow(store, known.text)
    documents.subscribe(CONFIG_FILE, ({ text }) => follow(store, text))
  },
)

/** Takes over the present text of docs.json; a text that cannot be read leaves the last good reading in place. */
function follow(store: StoreApi<ConfigState>, text: string | undefined): void {
  if (text === undefined) {
    store.setState(NOTHING, true)
    return
  }
  const reading = readConfig(text)
  const broken = reading.state === 'good' ? undefined : closingProblem(reading)
  const last = store.getState().reading
  store.setState(
    { reading: reading.state === 'broken' ? last : reading, text, ...(broken && { broken }) },
    true,
  )
}

const closingProblem = ({ state, problems }: ConfigReading): Problem | undefined =>
  state === 'newer' ? problems.find(({ code }) => code === 'config/newer-format') : problems[0]

/**
 * Makes one step in docs.json; `change` gets its present text and returns edits. While the
 * file is broken or in the newer format it tells the person why it does nothing: what could not be read is
 * never written over. Says whether anything changed.
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
    const isNewer = broken.code === 'config/newer-format'
    notify(site.app, {
      kind: 'warning',
      message: t('title', { step: label }),
      hint: t(isNewer ? 'newer' : 'broken'),
    })
    return false
  }
  const edits = change(text)
  editFile(site, CONFIG_FILE, edits, { label, ...options })
  return edits.length > 0
}
