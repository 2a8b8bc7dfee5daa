import { Eraser, RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatKey, formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { settingPlace } from '../../../shared/config/settings-reference.ts'
import { Badge } from '../../kit/Badge.tsx'
import { cx } from '../../kit/base/cx.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import styles from './FieldRow.module.css'
import { HelpButton } from './HelpButton.tsx'
import { lowerFirst } from './labels.ts'
import { useForm } from './model.ts'
import { ProblemList } from './ProblemList.tsx'
import { problemsAt } from './problems.ts'
import { valueAt } from './values.ts'

/** The accessible name of a control and the id of its help: spread it on the control. */
export interface RowLabels {
  readonly 'aria-label': string
  readonly 'aria-describedby'?: string
}

interface FieldRowProps {
  readonly path: JsonPath
  readonly label: string
  readonly help?: string | undefined
  /** The key is absent, so readers get the default. */
  readonly isDefault?: boolean
  readonly isRequired?: boolean
  /** Nested keys have rows of their own, which show their problems. */
  readonly hasRowsInside?: boolean
  /** Takes the whole width, with the label above. */
  readonly isWide?: boolean
  readonly children: (labels: RowLabels) => ReactNode
}

/** One setting: its label, help, control, problems and reset button. */
export function FieldRow(props: FieldRowProps) {
  const { path, label, help, isDefault, isRequired, hasRowsInside, isWide, children } = props
  const { t } = useTranslation('fields')
  const form = useForm()
  const id = useId()
  const pointer = formatPointer(path)
  const place = settingPlace(path, form.form)
  const isThere = valueAt(form.config, path) !== undefined
  const isMissing = isRequired && !isThere && valueAt(form.config, path.slice(0, -1)) !== undefined
  const problems = problemsAt(form.problems, pointer, hasRowsInside ?? false)
  const described = [help && `${id}-help`, problems.length > 0 && `${id}-problems`].filter(Boolean).join(' ')
  return (
    <div className={cx(styles.row, isWide && styles.wide)} data-pointer={pointer} data-help={place}>
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.named}>
            <span className={styles.label}>{label}</span>
            <HelpButton place={place} what={label} />
          </span>
          {isMissing && <Badge tone="warning">{t('required')}</Badge>}
          {isDefault && !isThere && <Badge>{t('default')}</Badge>}
        </div>
        {help && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
        <code className={styles.key}>{formatKey(path)}</code>
      </div>
      <div className={styles.control}>
        {children({ 'aria-label': label, ...(described && { 'aria-describedby': described }) })}
        <ProblemList
          id={`${id}-problems`}
          problems={problems}
          onFix={form.isReadOnly ? undefined : form.fix}
        />
      </div>
      <div className={styles.reset}>
        {isThere && !isRequired && typeof path.at(-1) === 'string' && (
          <ResetButton path={path} label={label} hasDefault={isDefault ?? false} />
        )}
      </div>
    </div>
  )
}

interface ResetButtonProps {
  readonly path: JsonPath
  readonly label: string
  readonly hasDefault?: boolean
  /** The reset removes so much that a notice offers Undo. */
  readonly isMuch?: boolean
}

/** Removes the key, which restores the default if there is one. */
export function ResetButton({ path, label, hasDefault = false, isMuch = false }: ResetButtonProps) {
  const { t } = useTranslation('fields')
  const form = useForm()
  if (form.isReadOnly) return null
  const action = hasDefault ? 'reset' : 'clear'
  return (
    <IconButton
      label={t(action, { what: label })}
      icon={hasDefault ? <RotateCcw /> : <Eraser />}
      size="small"
      faint
      placement="left"
      onPress={() =>
        form.change(path, undefined, {
          label: t(`undo.${action}`, { what: lowerFirst(label) }),
          offersUndo: isMuch,
        })
      }
    />
  )
}
