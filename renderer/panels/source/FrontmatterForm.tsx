import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readFrontmatter } from '../../../shared/page/frontmatter.ts'
import { removeField, setField } from '../../../shared/page/frontmatter-edit.ts'
import { documents, editFile } from '../../state/documents.ts'
import { type Place, reveal, useReveal } from '../../state/focus.ts'
import { usePage } from '../../state/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Source.module.css'

const FIELDS = ['title', 'description', 'sidebarTitle', 'icon'] as const
type FieldName = (typeof FIELDS)[number]

export interface FrontmatterFormProps {
  readonly file: string
  readonly text: string
  readonly isReadOnly: boolean
}

interface HeadProps extends Omit<FrontmatterFormProps, 'text'> {
  /** The page's text as far as its fields go. */
  readonly head: string
}

interface FieldProps extends Omit<FrontmatterFormProps, 'text'> {
  readonly name: FieldName
  readonly value: string
}

/** One field of the frontmatter; empty means that the page does not have it. */
function Field({ file, isReadOnly, name, value }: FieldProps) {
  const { t } = useTranslation('source')
  const page = usePage(file)
  const label = t('setField', { field: t(`fields.${name}`), page: page?.title ?? file })
  const shared = {
    label: t(`fields.${name}`),
    value,
    isReadOnly,
    'data-pointer': `/${name}`,
    onChange: (next: string) => {
      const text = documents.known(file)?.text
      if (text === undefined) return
      editFile(file, label, next === '' ? removeField(text, name) : setField(text, name, next), {
        merge: `${file}#/${name}`,
        focus: { file, pointer: `/${name}` },
      })
    },
  }
  if (name === 'description') {
    return (
      <div className={styles.wide}>
        <TextArea {...shared} description={value && t('count', { count: value.length })} />
      </div>
    )
  }
  const field = <TextField {...shared} placeholder={t(`placeholder.${name}`, { title: page?.title })} />
  return name === 'title' ? <div className={styles.wide}>{field}</div> : field
}

/** What stands between the dashes at the start of a page, as a form that changes only the field's own line. */
export function FrontmatterForm({ file, text, isReadOnly }: FrontmatterFormProps) {
  const { body, state } = readFrontmatter(text, file)
  return (
    <HeadForm file={file} head={state === 'broken' ? text : text.slice(0, body)} isReadOnly={isReadOnly} />
  )
}

/** Is not drawn again for what is typed below the fields. */
const HeadForm = memo(function HeadForm({ file, head, isReadOnly }: HeadProps) {
  const { t } = useTranslation('source')
  const { data, problems, state } = readFrontmatter(head, file)
  const [isOpen, setOpen] = useState(true)
  useReveal(({ file: of, pointer }: Place) => {
    const isHere = of === file && FIELDS.some(name => pointer === `/${name}`)
    if (isHere) {
      setOpen(true)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-pointer="${pointer}"] :is(input, textarea)`)?.focus(),
      )
    }
    return isHere
  })
  const problem = state === 'broken' ? problems[0] : undefined
  const valueOfField = (name: FieldName) => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return (
    <Disclosure title={t('frontmatter')} level={2} isExpanded={isOpen} onExpandedChange={setOpen}>
      {problem ? (
        <Notice
          kind="warning"
          title={t('broken')}
          actions={
            <Button
              size="small"
              onPress={() => reveal({ file, offset: problem.offset, length: problem.length })}
            >
              {t('goToLine', { line: problem.line })}
            </Button>
          }
        >
          {problem.message}
        </Notice>
      ) : (
        <div className={styles.fields}>
          {FIELDS.map(name => (
            <Field key={name} {...{ file, isReadOnly, name }} value={valueOfField(name)} />
          ))}
        </div>
      )}
    </Disclosure>
  )
})
