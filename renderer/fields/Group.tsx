import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatKey, formatPointer, type JsonPath } from '../../shared/config/json/pointer.ts'
import { isObject } from '../../shared/config/json/value.ts'
import { settingPlace } from '../../shared/config/settings-reference.ts'
import { ResetButton } from './base/FieldRow.tsx'
import { HelpButton } from './base/HelpButton.tsx'
import { localSchema } from './base/localSchema.ts'
import { useForm } from './base/model.ts'
import { ProblemList } from './base/ProblemList.tsx'
import { type FieldSchema, fits } from './base/schema.ts'
import { valueAt } from './base/values.ts'
import styles from './Group.module.css'
import { Rows } from './Rows.tsx'
import { fromLibrary } from './rjsfSchema.ts'
import { rowFor } from './rowTypes.ts'

interface Property {
  readonly name: string
  readonly content: ReactNode
}

/** An object: the whole form as cards, a nested object as a card with a heading, a list item as bare rows. */
export function Group(props: ObjectFieldTemplateProps) {
  const { fieldPathId, schema, title, description, properties } = props
  const { path } = fieldPathId
  const own = useMemo(() => localSchema(fromLibrary(schema)), [schema])
  if (path.length === 0) return <Cards schema={own} properties={properties} />
  const rows = <Rows path={path} schema={own} properties={properties} />
  if (typeof path.at(-1) === 'number') return rows
  return (
    <Card
      path={path}
      title={own.title ?? title}
      description={own.description ?? String(description ?? '')}
      schema={own}
    >
      {rows}
    </Card>
  )
}

/** Settings without a group share a card with their neighbors. */
function Cards({
  schema,
  properties,
}: {
  readonly schema: FieldSchema
  readonly properties: readonly Property[]
}) {
  const { config } = useForm()
  const isCard = (name: string, inner: FieldSchema) =>
    !rowFor(inner, [name]) && (!Object.hasOwn(config, name) || fits(inner, config[name]))
  const runs: Property[][] = []
  for (const property of properties) {
    const inner = schema.properties?.[property.name]
    const standsAlone = inner === undefined || !rowFor(inner, [property.name]) || inner.type === 'array'
    const last = runs.at(-1)
    if (standsAlone || !last || last.length === 0) runs.push([property], ...(standsAlone ? [[]] : []))
    else last.push(property)
  }
  return (
    <div className={styles.cards}>
      {runs
        .filter(run => run.length > 0)
        .map(run => {
          const first = run[0]
          const inner = first && schema.properties?.[first.name]
          const isGroup = first !== undefined && inner !== undefined && isCard(first.name, inner)
          return isGroup ? (
            first.content
          ) : (
            <div key={first?.name} className={styles.card}>
              {run.map(({ content }) => content)}
            </div>
          )
        })}
    </div>
  )
}

interface CardProps {
  readonly path: JsonPath
  readonly title: string
  readonly description: string
  readonly schema: FieldSchema
  readonly children: ReactNode
}

function Card({ path, title, description, schema, children }: CardProps) {
  const { t } = useTranslation('fields')
  const form = useForm()
  const pointer = formatPointer(path)
  const place = settingPlace(path, form.form)
  const value = valueAt(form.config, path)
  const known = schema.properties ?? {}
  const kept = isObject(value) ? Object.keys(value).filter(key => !Object.hasOwn(known, key)) : []
  const problems = form.problems.filter(
    problem =>
      problem.pointer === pointer ||
      kept.some(key => problem.pointer?.startsWith(formatPointer([...path, key]))),
  )
  return (
    <section
      className={path.length > 1 ? styles.inner : styles.card}
      data-pointer={pointer}
      data-help={place}
    >
      <header className={styles.head}>
        <div className={styles.words}>
          <div className={styles.heading}>
            <h3 className={styles.title}>{title}</h3>
            <HelpButton place={place} what={title} />
          </div>
          <p className={styles.description}>
            {description} <code>{formatKey(path)}</code>
          </p>
        </div>
        {value !== undefined && <ResetButton path={path} label={title} isMuch />}
      </header>
      {problems.length > 0 && (
        <div className={styles.problems}>
          <ProblemList problems={problems} onFix={form.isReadOnly ? undefined : form.fix} />
        </div>
      )}
      {children}
      {kept.length > 0 && (
        <p className={styles.kept}>
          {t('kept')} <code>{kept.join(', ')}</code>
        </p>
      )}
    </section>
  )
}
