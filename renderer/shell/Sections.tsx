import {
  Blocks,
  Braces,
  CornerDownRight,
  FileText,
  Layers,
  Milestone,
  Palette,
  PanelTop,
  PenLine,
  Plug,
  Share2,
  SlidersHorizontal,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { type SectionId, sections } from '../../shared/config/schema/sections.ts'
import { useSite } from '../host/scope/site.ts'
import { useConfig } from '../host/site/config.ts'
import { showSection, useView } from '../host/view/view.ts'
import { Badge } from '../kit/Badge.tsx'
import { cx } from '../kit/base/cx.ts'
import { localize } from '../messages/localize.ts'
import styles from './Sections.module.css'
import { useSectionMarks } from './useSectionMarks.ts'

const ICONS: Readonly<Record<SectionId, ReactNode>> = {
  basics: <SlidersHorizontal />,
  look: <Palette />,
  header: <PanelTop />,
  pages: <FileText />,
  sharing: <Share2 />,
  redirects: <CornerDownRight />,
  integrations: <Blocks />,
  divisions: <Layers />,
  versions: <Milestone />,
  api: <Plug />,
  rules: <PenLine />,
  json: <Braces />,
}

/** The settings of the site by section, each with its unsaved changes and problems. */
export function Sections() {
  const site = useSite()
  const { t } = useTranslation('shell')
  const main = useView(view => view.main)
  const marks = useSectionMarks()
  const form = useConfig(({ reading }) => reading.form)
  return (
    <nav aria-label={t('sections')} className={styles.sections}>
      <ul className={styles.list}>
        {sections[form].map(({ id, title: name }) => {
          const title = localize(name)
          const isCurrent = main.kind === 'section' && main.section === id
          const problems = marks.problems.get(id) ?? 0
          const isDirty = marks.dirty.has(id)
          return (
            <li key={id}>
              <Button
                className={cx(styles.section, isCurrent && styles.current)}
                onPress={() => showSection(site, id)}
                aria-label={title}
                {...(isCurrent && { 'aria-current': 'page' as const })}
                {...((isDirty || problems > 0) && { 'aria-describedby': `section-${id}` })}
              >
                {ICONS[id]}
                <span className={styles.title}>{title}</span>
                <span id={`section-${id}`} className={styles.marks}>
                  {problems > 0 && <Badge tone="warning">{problems}</Badge>}
                  {isDirty && <span className={styles.dot} role="img" aria-label={t('unsaved')} />}
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
