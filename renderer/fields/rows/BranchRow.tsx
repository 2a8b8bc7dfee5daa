import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { FieldRow } from '../base/FieldRow.tsx'
import pair from '../base/Pair.module.css'
import type { RowProps } from '../base/row.ts'
import { type FieldSchema, fits } from '../base/schema.ts'
import styles from './BranchRow.module.css'
import { inputOf } from './inputs.tsx'

const NONE: readonly FieldSchema[] = []

/**
 * A value that can be written in several forms, such as a text or an object: a choice of the form, and the
 * fields of the chosen one. Choosing another form keeps the value of each for choosing it again.
 */
export function BranchRow(props: RowProps) {
  const { path, schema, value, label, isReadOnly, set, inside } = props
  const { t } = useTranslation('fields')
  const branches: readonly FieldSchema[] = schema.oneOf ?? NONE
  const written = branches.findIndex(branch => value !== undefined && fits(branch, value))
  const [choice, setChoice] = useState(0)
  const [earlier, setEarlier] = useState<ReadonlyMap<number, unknown>>(new Map())
  const current = written < 0 ? choice : written
  const branch = branches[current]
  const choose = (index: number) => {
    setChoice(index)
    if (value === undefined) return
    setEarlier(new Map(earlier).set(current, value))
    set(earlier.has(index) ? earlier.get(index) : emptyOf(branches[index], path))
  }
  const properties = Object.entries(branch?.properties ?? {})
  const Input = branch && inputOf(branch)
  return (
    <div className={styles.whole} data-pointer={formatPointer(path)}>
      <FieldRow
        path={path}
        label={label}
        help={schema.description}
        isWide={branch?.type === 'array'}
        hasRowsInside={properties.length > 0 || branch?.type === 'array'}
      >
        {labels => (
          <div className={pair.stack}>
            <SegmentedChoice
              label={t('branch.form', { what: label })}
              size="small"
              segments={branches.map((one, index) => ({
                id: String(index),
                label: one.title ?? String(index),
              }))}
              value={String(current)}
              onChange={id => choose(Number(id))}
              isDisabled={isReadOnly}
            />
            {Input && <Input {...props} schema={branch} labels={labels} />}
          </div>
        )}
      </FieldRow>
      {properties.map(([key, property]) => inside(key, property))}
    </div>
  )
}

/** What a newly chosen form starts with: an item of a list stays there, any other value is absent until it is entered. */
function emptyOf(branch: FieldSchema | undefined, path: RowProps['path']): unknown {
  if (typeof path.at(-1) !== 'number') return undefined
  return branch?.type === 'object' ? {} : branch?.type === 'array' ? [] : (branch?.enum?.[0] ?? '')
}
