import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../shared/config/json/pointer.ts'
import { Disclosure } from '../kit/Disclosure.tsx'
import { type Target, useForm } from './base/model.ts'
import type { FieldSchema } from './base/schema.ts'
import { valueAt } from './base/values.ts'
import styles from './Rows.module.css'

interface RowsProps {
  readonly path: JsonPath
  readonly schema: FieldSchema
  readonly properties: readonly { readonly name: string; readonly content: ReactNode }[]
}

/** The rows of an object. Rarely needed settings are collapsed until they are used or searched for. */
export function Rows({ path, schema, properties }: RowsProps) {
  const { t } = useTranslation('fields')
  const { config, target } = useForm()
  const [isOpen, setOpen] = useState(false)
  const [handledTarget, setHandledTarget] = useState<Target>()
  const isRare = (name: string) =>
    (schema.properties?.[name]?.['x-rare'] === true ||
      (schema['x-beyond-spec'] !== true && schema.properties?.[name]?.['x-beyond-spec'] === true)) &&
    valueAt(config, [...path, name]) === undefined
  const rare = properties.filter(({ name }) => isRare(name))
  if (target !== handledTarget) {
    setHandledTarget(target)
    if (rare.some(({ name }) => target?.pointer.startsWith(formatPointer([...path, name])))) setOpen(true)
  }
  return (
    <>
      {properties.filter(({ name }) => !isRare(name)).map(({ content }) => content)}
      {rare.length > 0 && (
        <div className={styles.more}>
          <Disclosure title={t('more')} level={4} isExpanded={isOpen} onExpandedChange={setOpen}>
            {rare.map(({ content }) => content)}
          </Disclosure>
        </div>
      )}
    </>
  )
}
