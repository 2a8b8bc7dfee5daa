import { memo, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer, parsePointer } from '../../../../shared/config/json/pointer.ts'
import { fieldDescriptions } from '../../../../shared/page/field-descriptions.ts'
import { type Frontmatter, readFrontmatter } from '../../../../shared/page/frontmatter/read.ts'
import type { Literal } from '../../../../shared/page/tree/tree.ts'
import { useSite } from '../../../host/scope/site.ts'
import { type Location, reveal, useReveal } from '../../../host/session/reveal.ts'
import { usePages } from '../../../host/site/pages.ts'
import { useView } from '../../../host/view/view.ts'
import { Button } from '../../../kit/Button.tsx'
import { Disclosure } from '../../../kit/Disclosure.tsx'
import { Notice } from '../../../kit/Notice.tsx'
import { localize } from '../../../messages/localize.ts'
import { AddField } from './AddField.tsx'
import { FieldControl } from './FieldControl.tsx'
import styles from './Frontmatter.module.css'
import { addable, formFields, siteFields } from './fields.ts'
import { focusField } from './focusField.ts'
import { GroupField } from './GroupField.tsx'
import { SharedAppearance } from './SharedAppearance.tsx'
import { usePageHead } from './usePageHead.ts'
import { useWrite } from './useWrite.ts'

interface FrontmatterFormProps {
  readonly file: string
  /** Called with whether the fields are shown; they no longer are when another page is. */
  readonly onShown?: (isShown: boolean) => void
}

interface HeadProps extends FrontmatterFormProps {
  /** The page’s text up to the end of the frontmatter. */
  readonly head: string
}

/** The frontmatter of a page as a form that changes only the field’s own line. */
export function FrontmatterForm(props: FrontmatterFormProps) {
  const head = usePageHead(props.file)
  return head === undefined ? null : <HeadForm {...props} head={head} />
}

const filled = (value: Literal | undefined): string => (typeof value === 'string' ? value.trim() : '')

/** Whether a page has what every page should have, so that its form need not be in the way. */
const isComplete = ({ data, state }: Frontmatter): boolean =>
  state !== 'broken' && filled(data.title) !== '' && filled(data.description) !== ''

/** Memoized: typing below the frontmatter does not draw it again. */
const HeadForm = memo(function HeadForm({ file, head, onShown }: HeadProps) {
  const { t } = useTranslation('frontmatter')
  const reading = readFrontmatter(head, file)
  const { isOpen, setOpen, show } = useOpen(isComplete(reading))
  useEffect(() => {
    onShown?.(isOpen && reading.state !== 'broken')
    return () => onShown?.(false)
  }, [onShown, isOpen, reading.state])
  useReveal(({ file: of, pointer }: Location) => {
    const name = of === file && pointer !== undefined ? parsePointer(pointer)?.[0] : undefined
    if (name === undefined || reading.state === 'broken') return false
    show()
    focusField(formatPointer([name]))
    return true
  })
  return (
    <Disclosure
      title={t('title')}
      badge={!isOpen && <Summary reading={reading} />}
      level={2}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      {reading.state === 'broken' ? (
        <Broken file={file} reading={reading} />
      ) : (
        isOpen && <Fields file={file} reading={reading} />
      )}
    </Disclosure>
  )
})

/** The title and the description in one line, in place of the form. */
function Summary({ reading: { data } }: { readonly reading: Frontmatter }) {
  const parts = [filled(data.title), filled(data.description)].filter(part => part !== '')
  return (
    <span dir="auto" className={styles.summary} title={parts.join(' – ')} aria-hidden>
      {parts.join(' – ')}
    </span>
  )
}

/**
 * Whether the form is expanded. Until the person chooses, that of a complete page is folded when the page is opened;
 * in split panes it is folded at first, since the texts need the room.
 */
function useOpen(isComplete: boolean) {
  const site = useSite()
  const isSplit = useView(({ beside }) => beside !== undefined)
  const chosen = useView(view => view.pageSettings)
  const [wasComplete] = useState(isComplete)
  const [own, setOwn] = useState<boolean>()
  const [isOpenInSplit, setOpenInSplit] = useState(false)
  if (isSplit) return { isOpen: isOpenInSplit, setOpen: setOpenInSplit, show: () => setOpenInSplit(true) }
  return {
    isOpen: own ?? chosen ?? !wasComplete,
    setOpen: (pageSettings: boolean) => {
      setOwn(undefined)
      useView.of(site).setState({ pageSettings })
    },
    show: () => setOwn(true),
  }
}

function Broken({ file, reading }: { readonly file: string; readonly reading: Frontmatter }) {
  const site = useSite()
  const { t } = useTranslation('frontmatter')
  const [problem] = reading.problems
  if (!problem) return null
  return (
    <Notice
      kind="warning"
      title={t('broken')}
      actions={
        <Button
          size="small"
          onPress={() => reveal(site, { file, offset: problem.offset, length: problem.length })}
        >
          {t('goToLine', { line: problem.line })}
        </Button>
      }
    >
      {localize(problem.message)} {t('brokenText')}
    </Notice>
  )
}

/** As many fields of other pages are offered; those that most pages have come first. */
const MOST_OTHERS = 12

interface FieldsProps {
  readonly file: string
  readonly reading: Frontmatter
}

function Fields({ file, reading }: FieldsProps) {
  const [added, setAdded] = useState<readonly string[]>([])
  const write = useWrite(file)
  const pages = usePages()
  const others = useMemo(() => siteFields(pages.values()), [pages])
  const fields = formFields(reading, added, others)
  const keep = (name: string) => setAdded(before => (before.includes(name) ? before : [...before, name]))
  const add = (name: string) => {
    keep(name)
    const kind = fieldDescriptions.get(name)?.kind ?? others.get(name)
    if (kind === 'flag') write(name, true)
    focusField(formatPointer([name]))
  }
  const drop = (name: string) => setAdded(before => before.filter(other => other !== name))
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        {fields.map(field => (
          <FieldControl key={field.name} {...{ file, field }} onEmptied={keep} onRemoved={drop} />
        ))}
        <GroupField file={file} />
      </div>
      <AddField
        offered={addable(fieldDescriptions.keys(), fields)}
        others={addable(others.keys(), fields).slice(0, MOST_OTHERS)}
        taken={fields}
        onAdd={add}
      />
      <SharedAppearance file={file} data={reading.data} />
    </div>
  )
}
