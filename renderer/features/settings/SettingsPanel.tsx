import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parsePointer } from '../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { type SectionId, sections } from '../../../shared/config/schema/sections.ts'
import type { Target } from '../../fields/base/model.ts'
import { ConfigForm } from '../../fields/ConfigForm.tsx'
import { ThemeCard } from '../../fields/colors/ThemeCard.tsx'
import { useSite } from '../../host/scope/site.ts'
import { useReveal } from '../../host/session/reveal.ts'
import { useConfig } from '../../host/site/config.ts'
import { localize } from '../../messages/localize.ts'
import { ApiSection } from '../api/ApiSection.tsx'
import { useRows } from '../entries/useRows.ts'
import { DivideDialog } from '../navigation/divide/DivideDialog.tsx'
import type { DivisionAsk } from '../navigation/divide/useDivision.ts'
import { tryTheme } from '../preview/trial.ts'
import { BrokenNotice } from './BrokenNotice.tsx'
import { DivisionBoard } from './divisions/DivisionBoard.tsx'
import { FindSetting } from './FindSetting.tsx'
import { KeptKeys } from './KeptKeys.tsx'
import { OwnStylesCard } from './OwnStylesCard.tsx'
import { ReaderCard } from './ReaderCard.tsx'
import { RulesSection } from './RulesSection.tsx'
import styles from './SettingsPanel.module.css'
import { useConfigModel } from './useConfigModel.ts'
import { useFocusTarget } from './useFocusTarget.ts'
import { useReportedSetting } from './useHoveredSetting.ts'
import { VersionCard } from './versions/VersionCard.tsx'

const TAB: DivisionAsk = { kinds: ['tab'], rows: [] }
const ANCHOR: DivisionAsk = { kinds: ['anchor'], rows: [] }

/** One section of the settings: its description and its form. Not for `json`, which is a text editor. */
export function SettingsPanel({ section: id }: { readonly section: Exclude<SectionId, 'json'> }) {
  const site = useSite()
  useTranslation() // Another language changes the texts below.
  const root = useRef<HTMLElement>(null)
  const [target, setTarget] = useState<Target>()
  const broken = useConfig(state => state.broken)
  const form = useConfig(({ reading }) => reading.form)
  const section = sections[form].find(one => one.id === id)
  const [asked, setAsked] = useState<DivisionAsk>()
  const adders = useMemo(
    () => ({
      tabs: () => setAsked(TAB),
      anchors: () => setAsked(ANCHOR),
    }),
    [],
  )
  const model = useConfigModel(target, adders)
  const pointing = useReportedSetting()
  // Another function would end the trial.
  const onTry = useCallback((theme: string | undefined) => tryTheme(site, theme), [site])
  useFocusTarget(root, target)
  useReveal(({ file, pointer }) => {
    const key = pointer === undefined ? undefined : parsePointer(pointer)?.[0]
    const isHere = file === CONFIG_FILE && section?.properties.includes(String(key)) === true
    if (isHere && pointer !== undefined) setTarget({ pointer })
    return isHere
  })
  if (!section) return null
  return (
    <section ref={root} className={styles.panel} aria-labelledby="settings-title" {...pointing}>
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.words}>
            <h2 id="settings-title" className={styles.title}>
              {localize(section.title)}
            </h2>
            <p className={styles.description}>{localize(section.description)}</p>
          </div>
          <div className={styles.find}>
            <FindSetting />
          </div>
        </header>
        {broken && id !== 'rules' && <BrokenNotice problem={broken} />}
        {id === 'look' && <ThemeCard model={model} onTry={onTry} />}
        {id === 'look' && <OwnStylesCard />}
        {id === 'divisions' && <DivisionBoard marks={model.marks} />}
        {id === 'api' && form === 'older' && <ApiSection model={model} />}
        {id === 'rules' ? (
          <RulesSection />
        ) : (
          <ConfigForm key={`${form}/${id}`} section={section} model={model} />
        )}
        {id === 'basics' && <KeptKeys model={model} />}
        {id === 'versions' && <VersionCard model={model} />}
        {(id === 'divisions' || id === 'versions') && <ReaderCard />}
        {asked && <NewDivision ask={asked} onClose={() => setAsked(undefined)} />}
      </div>
    </section>
  )
}

/** Asks which pages a new tab or anchor gets. */
function NewDivision(props: { readonly ask: DivisionAsk; readonly onClose: () => void }) {
  return <DivideDialog tree={useRows()} {...props} />
}
