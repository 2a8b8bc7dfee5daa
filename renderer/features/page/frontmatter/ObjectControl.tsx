import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../../shared/config/json/pointer.ts'
import { setInside } from '../../../../shared/page/frontmatter/edit-inside.ts'
import type { Literal } from '../../../../shared/page/tree/tree.ts'
import { documentsOf, editFile } from '../../../host/documents/documents.ts'
import { useSite } from '../../../host/scope/site.ts'
import { reveal } from '../../../host/session/reveal.ts'
import { usePage } from '../../../host/site/pages.ts'
import { Button } from '../../../kit/Button.tsx'
import { Switch } from '../../../kit/Switch.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import styles from './Frontmatter.module.css'
import { fieldLocation } from './fieldLocation.ts'
import { type FormField, itemsOf, numberIn } from './fields.ts'

/** Values that the form shows; a page with more is edited in the text. */
const MOST = 100

interface ObjectControlProps {
  readonly file: string
  readonly field: FormField
  readonly label: string
}

const countOf = (value: Literal | undefined): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + countOf(each), 0)
    : 1

/** An object, or a list of objects: a control for each value in it. What it has is added and removed in the text. */
export function ObjectControl({ file, field, label }: ObjectControlProps) {
  const site = useSite()
  const { t } = useTranslation('frontmatter')
  const { name, value } = field
  return (
    <fieldset className={styles.object}>
      <legend className={styles.label}>{label}</legend>
      {value !== undefined && countOf(value) <= MOST && (
        <Inside file={file} path={[name]} label={label} value={value} />
      )}
      <Button size="small" onPress={() => reveal(site, { file, ...fieldLocation(site, file, name) })}>
        {t('editInText')}
      </Button>
    </fieldset>
  )
}

interface InsideProps {
  readonly file: string
  readonly path: JsonPath
  readonly label: string
  readonly value: Literal
}

function Inside({ file, path, label, value }: InsideProps) {
  const { t } = useTranslation('frontmatter')
  if (typeof value !== 'object' || value === null)
    return <Value file={file} path={path} label={label} value={value} />
  const isList = Array.isArray(value)
  return Object.entries(value).map(([key, each]) => {
    const own = isList ? t('item', { number: Number(key) + 1 }) : key
    const inside = (
      <Inside file={file} path={[...path, isList ? Number(key) : key]} label={own} value={each} />
    )
    if (typeof each !== 'object' || each === null) return <div key={key}>{inside}</div>
    return (
      <fieldset key={key} className={styles.inside}>
        <legend className={styles.help}>{own}</legend>
        {inside}
      </fieldset>
    )
  })
}

/** A text, a number or a truth value. A number stays one as long as a number is typed. */
function Value({ file, path, label, value }: InsideProps) {
  const site = useSite()
  const { t } = useTranslation('frontmatter')
  const page = usePage(file)
  const set = (next: string | number | boolean) => {
    const text = documentsOf(site).known(file)?.text
    const edits = text === undefined ? undefined : setInside(text, path, next)
    if (!edits) return
    editFile(site, file, edits, {
      label: t('step', { field: label, page: page?.title ?? file }),
      merge: `${file}#${formatPointer(path)}`,
      focus: { file, pointer: formatPointer(path.slice(0, 1)) },
    })
  }
  if (typeof value === 'boolean')
    return (
      <Switch isSelected={value} onChange={set}>
        {label}
      </Switch>
    )
  const type = (typed: string) => {
    const number = typeof value === 'number' ? numberIn(typed) : undefined
    set(typeof number === 'number' ? number : typed)
  }
  return <TextField label={label} value={itemsOf(value)} onChange={type} />
}
