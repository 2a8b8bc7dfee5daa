import { useEffect, useMemo, useState } from 'react'
import { changeRule, newSettings } from '../../../../shared/check/settings/edit.ts'
import { readSettings } from '../../../../shared/check/settings/file.ts'
import type { CheckSettings, RuleSetting } from '../../../../shared/check/settings/read.ts'
import { switchesOf } from '../../../../shared/check/settings/rules-file.ts'
import { SETTINGS_FILE } from '../../../../shared/check/settings/settings-file.ts'
import { documentsOf, editFile, makeStep, useDocument } from '../../../host/documents/documents.ts'
import type { Site } from '../../../host/scope/site.ts'
import { useSite } from '../../../host/scope/site.ts'
import { useAssets } from '../../../host/site/assets.ts'
import { usePages } from '../../../host/site/pages.ts'
import { localize } from '../../../messages/localize.ts'
import { rulesFilesOf } from './rulesFiles.ts'

/** The current settings of the rules, and a function to change them. */
export interface SettingsModel {
  readonly settings: CheckSettings
  /** Why the file cannot be changed. */
  readonly broken?: string
  /** Changes the settings of a rule in the file, as one step with this name. */
  readonly change: (rule: string, setting: RuleSetting, label: string) => void
}

/** The settings of the checks including unsaved changes: the same that the checks read. */
export function useCheckSettings(): SettingsModel {
  const site = useSite()
  const text = useDocument(SETTINGS_FILE)?.text
  const switches = useSwitches()
  return useMemo(() => {
    const { rules, terms, problems } = readSettings(text ?? '{}')
    const unreadable = problems.find(({ code }) => code === 'check/unreadable')
    return {
      settings: { rules, terms, switches },
      ...(unreadable && text !== undefined && text.trim() !== '' && { broken: localize(unreadable.message) }),
      change: (rule, setting, label) => write(site, text, { rule, setting, label }),
    }
  }, [text, switches, site])
}

interface RuleChange {
  readonly rule: string
  readonly setting: RuleSetting
  readonly label: string
}

function write(site: Site, text: string | undefined, { rule, setting, label }: RuleChange): void {
  const focus = { file: SETTINGS_FILE }
  if (text === undefined)
    makeStep(site, { label, create: [{ file: SETTINGS_FILE, text: newSettings(rule, setting) }], focus })
  else if (text.trim() === '') {
    const edits = [{ offset: 0, length: text.length, text: newSettings(rule, setting) }]
    editFile(site, SETTINGS_FILE, edits, { label, focus })
  } else editFile(site, SETTINGS_FILE, changeRule(text, rule, setting), { label, focus })
}

const NONE: ReadonlyMap<string, boolean> = new Map()

/** What the files of writing rules turn on and off. */
function useSwitches(): ReadonlyMap<string, boolean> {
  const site = useSite()
  const assets = useAssets()
  const pages = usePages()
  const [switches, setSwitches] = useState(NONE)
  const names = rulesFilesOf([...assets.keys(), ...[...pages.values()].map(({ file }) => file)]).join('\n')
  useEffect(() => {
    const files = names === '' ? [] : names.split('\n')
    const read = () => setSwitches(switchesOf(files.map(file => documentsOf(site).known(file)?.text ?? '')))
    const ends = files.map(file => documentsOf(site).subscribe(file, read))
    // A file that cannot be read turns nothing on or off, here as in the checks.
    void Promise.allSettled(files.map(file => documentsOf(site).load(file))).then(read)
    return () => {
      for (const end of ends) end()
    }
  }, [names, site])
  return switches
}
