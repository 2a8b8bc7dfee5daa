import { RotateCcw } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { comparePlaceholders } from '../../../shared/site/texts/placeholders.ts'
import type { Word } from '../../../shared/site/texts/word-list.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useDraft } from '../base/useDraft.ts'
import type { ShownWord } from './shownWords.ts'
import type { ChangeWord } from './useWordChange.ts'
import styles from './Words.module.css'

interface WordFieldProps extends ShownWord {
  readonly path: JsonPath
  /** The language of the text. */
  readonly language: string
  readonly isReadOnly: boolean
  readonly onChange: ChangeWord
}

/** Texts that are longer get a box with several lines. */
const LONG = 60
/** As many counts tell what a plural form is for. */
const SHOWN_COUNTS = 4

const inBraces = (names: readonly string[]): readonly string[] => names.map(name => `{{${name}}}`)

/** A word: what it says, its name, and the text that readers see in its place. */
export const WordField = memo(function WordField(props: WordFieldProps) {
  const { path, word, own, meaning, language, isReadOnly, onChange } = props
  const { name, text, counts } = word
  const { t } = useTranslation('words')
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const pointer = formatPointer([...path, name])
  const draft = useDraft(own ?? '', (typed, session) => {
    const line = typed.replace(/\s*[\r\n]+\s*/g, ' ')
    onChange(word, line === '' ? undefined : line, `${pointer} ${language} ${session}`)
  })
  const Box = text.length > LONG ? TextArea : TextField
  const error = useWrong(word, own)
  const labels = [`${id}-what`, ...(counts ? [`${id}-counts`] : []), `${id}-name`].join(' ')
  return (
    <div ref={row} className={styles.word} data-pointer={pointer}>
      <div className={styles.what}>
        <span id={`${id}-what`} className={styles.meaning}>
          {meaning.trim()}
        </span>
        {counts && <Counts id={`${id}-counts`} counts={counts} />}
        <code id={`${id}-name`} className={styles.name}>
          {name}
        </code>
      </div>
      <div className={styles.box}>
        <Box
          {...draft}
          aria-labelledby={labels}
          placeholder={text.trim()}
          isReadOnly={isReadOnly}
          {...(own !== undefined &&
            meaning !== text && { description: t('standard', { text: text.trim() }) })}
          {...(error !== undefined && { error })}
        />
      </div>
      {own !== undefined && !isReadOnly && (
        <IconButton
          label={t('reset', { name })}
          icon={<RotateCcw />}
          size="small"
          faint
          placement="left"
          onPress={() => {
            row.current?.querySelector<HTMLElement>('input, textarea')?.focus()
            onChange(word, undefined)
          }}
        />
      )}
    </div>
  )
})

/** Says what a plural form is for: the first counts that have it. */
function Counts({ id, counts }: { readonly id: string; readonly counts: readonly number[] }) {
  const { t, i18n } = useTranslation('words')
  const number = new Intl.NumberFormat(i18n.language)
  const shown = counts.slice(0, SHOWN_COUNTS).map(count => number.format(count))
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(shown)
  return (
    <span id={id} className={styles.counts}>
      {t(counts.length > SHOWN_COUNTS ? 'countsAndMore' : 'counts', { counts: list })}
    </span>
  )
}

/** What is wrong with the placeholders of the text in docs.json, if anything. */
function useWrong({ name, placeholders }: Word, own: string | undefined): string | undefined {
  const { t } = useTranslation('words')
  if (own === undefined) return undefined
  const { lost, unknown } = comparePlaceholders(name, placeholders, own)
  if (lost.length > 0) return t('lost', { count: lost.length, placeholders: inBraces(lost) })
  if (unknown.length > 0) return t('unknown', { count: unknown.length, placeholders: inBraces(unknown) })
  return undefined
}
