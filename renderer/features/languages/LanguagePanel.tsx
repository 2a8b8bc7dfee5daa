import { CircleCheck, Languages } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageMatrix } from '../../../shared/project/plan/language-matrix.ts'
import { divisionName } from '../../../shared/site/shell/division-name.ts'
import { useSite } from '../../host/scope/site.ts'
import { hideBelow } from '../../host/view/view.ts'
import { BelowPanel } from '../../kit/BelowPanel.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { Select } from '../../kit/Select.tsx'
import styles from './LanguagePanel.module.css'
import { MatrixGrid } from './MatrixGrid.tsx'
import { type MatrixChoice, type MatrixFilter, type MatrixView, viewOf } from './matrixView.ts'
import { useMatrix } from './useMatrix.ts'

const FILTERS: readonly MatrixFilter[] = ['all', 'missing', 'outdated', 'extra']
const EVERYTHING: MatrixChoice = { filter: 'all', language: '', search: '' }

/** The pages of the site by language: what is missing, extra, or older than the original. */
export function LanguagePanel() {
  const site = useSite()
  const { t } = useTranslation('languages')
  const { matrix, failure } = useMatrix()
  const [choice, setChoice] = useState(EVERYTHING)
  const hasLanguages = matrix !== undefined && matrix.languages.length > 1
  const view = useMemo(() => matrix && viewOf(matrix, choice), [matrix, choice])
  return (
    <BelowPanel
      title={t('title')}
      onClose={() => hideBelow(site)}
      tools={hasLanguages && view && <Tools {...{ matrix, view, choice }} onChange={setChoice} />}
    >
      {failure ? (
        <div className={styles.message}>
          <Notice kind="error" title={t('failed')}>
            {failure.message}
          </Notice>
        </div>
      ) : !matrix || !view ? (
        <div className={styles.message}>
          <ProgressBar label={t('comparing')} />
        </div>
      ) : !hasLanguages ? (
        <EmptyState icon={<Languages />} title={t('oneLanguage')}>
          {t('oneLanguageText')}
        </EmptyState>
      ) : view.rows.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={t('nothing')}>
          {t('nothingText')}
        </EmptyState>
      ) : (
        <MatrixGrid matrix={matrix} view={view} />
      )}
    </BelowPanel>
  )
}

interface ToolsProps {
  readonly matrix: LanguageMatrix
  readonly view: MatrixView
  readonly choice: MatrixChoice
  readonly onChange: (choice: MatrixChoice) => void
}

/** Chooses which pages and languages are shown. */
function Tools({ matrix, view, choice, onChange }: ToolsProps) {
  const { t } = useTranslation('languages')
  const [, ...translated] = matrix.languages
  return (
    <>
      <SegmentedChoice
        label={t('filter.label')}
        size="small"
        segments={FILTERS.map(id => ({ id, label: t(`filter.${id}`, { count: view.counts[id] }) }))}
        value={choice.filter}
        onChange={filter => onChange({ ...choice, filter })}
      />
      {translated.length > 1 && (
        <div className={styles.language}>
          <Select
            aria-label={t('language')}
            choices={[
              { id: '', label: t('allLanguages') },
              ...translated.map(id => ({
                id,
                label: divisionName({ kind: 'language', name: id }),
                note: id,
              })),
            ]}
            value={choice.language}
            onChange={language => onChange({ ...choice, language })}
          />
        </div>
      )}
      <div className={styles.search}>
        <SearchField
          label={t('search')}
          value={choice.search}
          onChange={search => onChange({ ...choice, search })}
        />
      </div>
    </>
  )
}
