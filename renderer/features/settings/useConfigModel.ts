import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '../../../shared/config/edit/changes.ts'
import { moveKey } from '../../../shared/config/edit/edit.ts'
import { valueCached } from '../../../shared/config/json/cached-parse.ts'
import { sameValue } from '../../../shared/config/json/equal.ts'
import { nodeAt } from '../../../shared/config/json/parse.ts'
import { formatPointer, type JsonPath, parsePointer } from '../../../shared/config/json/pointer.ts'
import { isObject } from '../../../shared/config/json/value.ts'
import { nameAt } from '../../../shared/config/names/names.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { assign } from '../../fields/base/assign.ts'
import { type Both, drawnColors } from '../../fields/base/colorRoles.ts'
import { nameOf } from '../../fields/base/labels.ts'
import type { ChangeOptions, FormModel, Target } from '../../fields/base/model.ts'
import { prune } from '../../fields/base/prune.ts'
import { valueAt } from '../../fields/base/values.ts'
import { type DivisionMarks, divisionMarks } from '../../fields/divisions/divisionMarks.ts'
import { imageFolder } from '../../fields/images/assetPaths.ts'
import { readImage } from '../../fields/images/readImage.ts'
import { pagesNaming, renameEverywhere, tellLost } from '../../host/names/names.ts'
import { describeUses, isUsed, usesOf } from '../../host/names/uses.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import { reportStep } from '../../host/session/steps.ts'
import { useAssetUrl } from '../../host/session/use-asset-url.ts'
import { useAssets } from '../../host/site/assets.ts'
import {
  type ConfigState,
  changeConfig,
  editConfig,
  useConfig,
  writtenConfig,
} from '../../host/site/config.ts'
import { divisionsOf } from '../../host/site/divisions.ts'
import { makeFix } from '../../host/site/fixes.ts'
import { operationsOf, useGeneratedEntries } from '../../host/site/generated-entries.ts'
import { pagesNow, usePages } from '../../host/site/pages.ts'
import { useConfigProblems } from '../../host/site/problems.ts'
import { folderAfterRename } from './divisions/folderAfterRename.ts'
import { useLogoColors } from './useLogoColors.ts'

/** The parsed docs.json, without the interpretation for readers. */
function configOf({ reading }: ConfigState): FormModel['config'] {
  const value = reading.root ? valueCached(reading.root) : undefined
  return isObject(value) ? value : {}
}

/** Shows a value of docs.json as text; without a pointer, because that would lead to its form. */
function showJson(site: Site, pointer: string): void {
  const { root } = useConfig.of(site).getState().reading
  const node = root && nodeAt(root, parsePointer(pointer) ?? [])
  reveal(site, { file: CONFIG_FILE, ...(node && { offset: node.offset, length: node.length }) })
}

/** Moves a key; `to` is its index in the result. */
function moveKeyTo(site: Site, path: JsonPath, to: number, label: string): void {
  const { root } = useConfig.of(site).getState().reading
  const object = root && nodeAt(root, path.slice(0, -1))
  const from = object?.children?.findIndex(({ children }) => children?.[0]?.value === path.at(-1)) ?? -1
  editConfig(site, label, text => moveKey(text, path, to > from ? to + 1 : to), {
    focus: { file: CONFIG_FILE, pointer: formatPointer(path) },
  })
}

/** What refers to a value by its text, in words; pages that only their texts tell are left out. */
function usesInWords(site: Site, path: JsonPath): string | undefined {
  const config = writtenConfig(useConfig.of(site).getState())
  const name = nameAt(config, path)
  const uses = name && usesOf(config, name, pagesNaming(site, config, name))
  return uses && isUsed(uses) ? describeUses(uses) : undefined
}

/** The pages of tabs and anchors; the same object again until one of them changes. */
function useMarks({ reading }: ConfigState): DivisionMarks {
  const last = useRef<DivisionMarks>(new Map())
  const made = useGeneratedEntries()
  return useMemo(() => {
    const { tabs = [], anchors = [] } = reading.value
    const written = { tabs: tabs.length, anchors: anchors.length }
    const paths = operationsOf(made).flatMap(({ page }) => page ?? [])
    const marks = divisionMarks(divisionsOf(reading), written, paths)
    if (!sameValue(Object.fromEntries(marks), Object.fromEntries(last.current))) last.current = marks
    return last.current
  }, [reading, made])
}

/** The paths of pages that are generated from API descriptions. */
function useGeneratedPaths(): ReadonlySet<string> {
  const made = useGeneratedEntries()
  return useMemo(() => new Set(operationsOf(made).flatMap(({ page }) => page ?? [])), [made])
}

/** The page backgrounds; the same object again until one of their colors changes. */
function useBackgrounds(config: FormModel['config']): Both {
  const { light, dark } = useMemo(() => drawnColors(config).background, [config])
  return useMemo(() => ({ light, dark }), [light, dark])
}

/** Changes one value of docs.json, as one step. */
function useChange(site: Site): FormModel['change'] {
  const { t } = useTranslation('fields')
  return useCallback(
    (
      path: JsonPath,
      value: unknown,
      { label, merge, offersUndo, create, focus = path }: ChangeOptions = {},
    ) => {
      const before = configOf(useConfig.of(site).getState())
      const folder = folderAfterRename(before, { path, value }, pagesNow(site).keys())
      const changed = assign(before, path, value)
      const after = prune(before, folder ? assign(changed, folder.path, folder.value) : changed)
      const changes = changesBetween(before, after)
      if (changes.length === 0) return
      const key = valueAt(after, path) === undefined ? 'undo.clear' : 'undo.change'
      const step = label ?? t(key, { what: nameOf(path, useConfig.of(site).getState().reading.form) })
      const isDone = changeConfig(site, step, changes, {
        ...(merge !== undefined && { merge }),
        ...(create && { create }),
        focus: { file: CONFIG_FILE, pointer: formatPointer(focus) },
      })
      if (isDone && offersUndo) reportStep(site, step)
      if (isDone && changes.some(({ kind }) => kind === 'remove')) tellLost(site, before, after)
    },
    [t, site],
  )
}

/** The settings of the open site, for the forms to work with. */
export function useConfigModel(target: Target | undefined, adders: FormModel['adders']): FormModel {
  const site = useSite()
  const state = useConfig(state => state)
  const config = useMemo(() => configOf(state), [state])
  const marks = useMarks(state)
  const logoColors = useLogoColors(config.logo)
  const backgrounds = useBackgrounds(config)
  const problems = useConfigProblems()
  const pages = usePages()
  const generated = useGeneratedPaths()
  const assets = useAssets()
  const assetUrl = useAssetUrl()
  const change = useChange(site)
  return useMemo(
    () => ({
      form: state.reading.form,
      config,
      problems,
      pages,
      generated,
      assets,
      target,
      adders,
      change,
      rename: (path, to) => renameEverywhere(site, path, to),
      usesAt: path => usesInWords(site, path),
      moveKey: (path, to, label) => moveKeyTo(site, path, to, label),
      assetUrl,
      marks,
      logoColors,
      backgrounds,
      isReadOnly: state.broken !== undefined,
      fix: value => makeFix(site, value),
      showJson: pointer => showJson(site, pointer),
      importImage: file => readImage(site, file, imageFolder([...assets.keys()])),
    }),
    [
      config,
      problems,
      pages,
      generated,
      assets,
      assetUrl,
      marks,
      logoColors,
      backgrounds,
      target,
      adders,
      change,
      state.broken,
      state.reading.form,
      site,
    ],
  )
}
