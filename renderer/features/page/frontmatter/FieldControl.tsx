import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../../shared/config/json/pointer.ts'
import { fieldPlace } from '../../../../shared/page/field-descriptions.ts'
import type { FieldValue } from '../../../../shared/page/frontmatter/write.ts'
import { HelpButton } from '../../../fields/base/HelpButton.tsx'
import { ProblemList } from '../../../fields/base/ProblemList.tsx'
import { problemsInside } from '../../../fields/base/problems.ts'
import { useSite } from '../../../host/scope/site.ts'
import { makeFix } from '../../../host/site/fixes.ts'
import { useProblems } from '../../../host/site/problems.ts'
import { cx } from '../../../kit/base/cx.ts'
import { IconButton } from '../../../kit/IconButton.tsx'
import { Control } from './Control.tsx'
import styles from './Frontmatter.module.css'
import type { FormField } from './fields.ts'
import { useFieldNames } from './useFieldNames.ts'
import { useWrite } from './useWrite.ts'

interface FieldControlProps {
  readonly file: string
  readonly field: FormField
  /** The line is removed but the control stays, so that the person can continue typing. */
  readonly onEmptied: (name: string) => void
  readonly onRemoved: (name: string) => void
}

/** One field of the frontmatter: its label, its control, and its remove button. */
export function FieldControl({ file, field, onEmptied, onRemoved }: FieldControlProps) {
  const site = useSite()
  const { t } = useTranslation('frontmatter')
  const { name, isCommon: isUsual } = field
  const label = useFieldNames()(name)
  const place = fieldPlace(name)
  const write = useWrite(file)
  const change = (next: FieldValue) => {
    const isEmpty = next === '' || (typeof next === 'object' && next.length === 0)
    if (isEmpty && !isUsual) onEmptied(name)
    write(name, isEmpty ? undefined : next, typeof next === 'string' || typeof next === 'number')
  }
  const remove = () => {
    write(name, undefined)
    onRemoved(name)
    document.querySelector<HTMLElement>('[data-adds-field] button')?.focus()
  }
  const problems = problemsInside(useProblems(file), formatPointer([name]))
  const isWide = name === 'title' || name === 'description'
  return (
    <div
      className={cx(styles.field, isWide && styles.wide)}
      data-field={formatPointer([name])}
      data-help={place}
    >
      <Control {...{ file, field, label }} onChange={change} />
      <ProblemList problems={problems} onFix={value => makeFix(site, value)} />
      <span className={styles.corner}>
        <HelpButton place={place} what={label} />
        {!isUsual && (
          <IconButton
            size="small"
            faint
            label={t('remove', { field: label })}
            icon={<X />}
            onPress={remove}
          />
        )}
      </span>
    </div>
  )
}
