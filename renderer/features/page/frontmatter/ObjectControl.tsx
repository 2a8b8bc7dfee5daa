import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../../shared/config/json/pointer.ts'
import { canSetInside, setInside } from '../../../../shared/page/frontmatter/edit-inside.ts'
import type { Literal } from '../../../../shared/page/tree/tree.ts'
import { documentsOf, editFile } from '../../../host/documents/documents.ts'
import { useSite } from '../../../host/scope/site.ts'
import { reveal } from '../../../host/session/reveal.ts'
import { usePage } from '../../../host/site/pages.ts'
import { Button } from '../../../kit/Button.tsx'
import { Switch } from '../../../kit/Switch.tsx'
import { TextArea } from '../../../kit/TextArea.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import styles from './Frontmatter.module.css'
import { fieldLocation } from './fieldLocation.ts'
import type { FormField } from './fields.ts'
import { useTyping } from './useTyping.ts'

/** The most values that the form shows; an object with more is edited in the text. */
const MOST_VALUES = 100

interface ObjectControlProps {
  readonly file: string
  readonly field: FormField
  readonly label: string
}

const countOf = (value: Literal | undefined): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + countOf(each), 0)
    : 1

/**
 * An object, or a list of objects, with a control for each value in it. Values are added and removed in the text; an
 * object with YAML anchors or aliases is edited there alone.
 */
export function ObjectControl({ file, field, label }: ObjectControlProps) {
  const site = useSite()
  const { t } = useTranslation('frontmatter')
  const { name, value } = field
  const text = documentsOf(site).known(file)?.text
  const canSet = text !== undefined && canSetInside(text, name)
  return (
    <fieldset className={styles.object}>
      <legend className={styles.label}>{label}</legend>
      {canSet && value !== undefined && countOf(value) <= MOST_VALUES && (
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
        <legend>{own}</legend>
        {inside}
      </fieldset>
    )
  })
}

/** A text, a number, or a truth value. A text of several lines is edited in the text of the page. */
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
  const { text, onType } = useTyping(value, typeof value === 'number', set)
  if (typeof value === 'boolean')
    return (
      <Switch isSelected={value} onChange={set}>
        {label}
      </Switch>
    )
  if (text.includes('\n')) return <TextArea label={label} value={text} isReadOnly />
  return <TextField label={label} value={text} onChange={onType} />
}
