import { X } from 'lucide-react'
import { useState } from 'react'
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { FieldValue } from '../../../../shared/page/frontmatter/write.ts'
import type { Literal } from '../../../../shared/page/tree/tree.ts'
import { cx } from '../../../kit/base/cx.ts'
import { TextField } from '../../../kit/TextField.tsx'
import { textsOf } from './fields.ts'
import styles from './ListControl.module.css'

interface ListControlProps {
  readonly label: string
  readonly value: Literal | undefined
  /** An empty list removes the field. */
  readonly onChange: (value: FieldValue) => void
}

type Scalar = string | number | boolean

const isScalar = (item: Literal): item is Scalar => item !== null && typeof item !== 'object'

/** A list of texts: each can be removed, and more are typed. Numbers and truth values stay what they are. */
export function ListControl({ label, value, onChange }: ListControlProps) {
  const { t } = useTranslation('frontmatter')
  const [typed, setTyped] = useState('')
  const items = Array.isArray(value) ? value.filter(isScalar) : []
  const add = () => {
    const more = typed
      .split(',')
      .map(text => text.trim())
      .filter(text => text !== '' && !textsOf(items).includes(text))
    setTyped('')
    if (more.length > 0) onChange([...items, ...new Set(more)])
  }
  return (
    <TagGroup
      className={cx(styles.group)}
      onRemove={keys => onChange(items.filter((_, index) => !keys.has(index)))}
    >
      <Label className={cx(styles.label)}>{label}</Label>
      <TagList
        className={cx(styles.list)}
        items={items.map((item, index) => ({ id: index, text: String(item) }))}
      >
        {({ text }) => (
          <Tag textValue={text} className={cx(styles.item)}>
            <span className={styles.text}>{text}</span>
            <Button slot="remove" className={cx(styles.remove)}>
              <X aria-hidden />
            </Button>
          </Tag>
        )}
      </TagList>
      <TextField
        aria-label={t('list.add', { field: label })}
        placeholder={t('list.example')}
        value={typed}
        onChange={setTyped}
        onBlur={add}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ',') return
          event.preventDefault()
          add()
        }}
      />
    </TagGroup>
  )
}
