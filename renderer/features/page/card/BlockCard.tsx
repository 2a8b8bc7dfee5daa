import { X } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParsedPage } from '../../../../shared/page/parse/parsed-page.ts'
import { componentPlace } from '../../../../shared/site/components/component-place.ts'
import { attributeNames } from '../../../../shared/site/components/describe-names.ts'
import { descriptions } from '../../../../shared/site/components/descriptions.ts'
import { type BlockCard, blockCardAt, type CardField } from '../../../../shared/site/writing/block-card.ts'
import { setCardField } from '../../../../shared/site/writing/block-card-edit.ts'
import { HelpButton } from '../../../fields/base/HelpButton.tsx'
import { documentsOf, editFile, useText } from '../../../host/documents/documents.ts'
import { type Site, useSite } from '../../../host/scope/site.ts'
import { closeCard, type OpenCard, useOpenCard } from '../../../host/session/open-card.ts'
import { FloatingCard } from '../../../kit/FloatingCard.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { localize } from '../../../messages/localize.ts'
import styles from './BlockCard.module.css'
import { FieldControl } from './FieldControl.tsx'
import type { ControlProps } from './fieldProps.ts'
import { readPage } from './readPage.ts'

/** The card of the block that was opened, over everything else. */
export function OpenBlockCard() {
  const opened = useOpenCard()
  return opened && <CardAt key={opened.serial} opened={opened} />
}

/** What the interface calls a block. */
function useBlockName(card: BlockCard | undefined): string {
  const { t } = useTranslation('card')
  if (card?.subject.kind === 'code') return t('code')
  return card?.name === 'img' ? t('image') : (card?.name ?? '')
}

function CardAt({ opened }: { readonly opened: OpenCard }) {
  const site = useSite()
  const { t } = useTranslation('card')
  const { file, offset, at, returnFocus } = opened
  const text = useText(file)
  const page = useMemo(
    () => (text === undefined ? undefined : readPage(site, file, text)),
    [site, file, text],
  )
  const card = useMemo(() => page && blockCardAt(page, offset), [page, offset])
  const isThere = card?.from === offset
  const name = useBlockName(card)
  // While the text is loaded again, the card waits for it.
  const isGone = page !== undefined && !isThere
  useEffect(() => {
    if (isGone) closeCard(site)
  }, [isGone, site])
  if (!card || !isThere) return null
  const leave = () => {
    closeCard(site)
    returnFocus()
  }
  const about = descriptions.get(card.name)?.about
  const place = componentPlace(card.subject.kind === 'code' ? 'code' : card.name)
  return (
    <FloatingCard
      label={t('label', { name })}
      at={at}
      onClose={by => (by === 'Escape' ? leave() : closeCard(site))}
      help={place}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <span className={styles.corner}>
          <HelpButton place={place} what={name} />
          <IconButton size="small" faint label={t('close')} icon={<X />} onPress={leave} />
        </span>
      </div>
      {about && <p className={styles.about}>{localize(about)}</p>}
      <div className={styles.fields}>
        {card.fields.map(field => (
          <Field key={field.name} file={file} field={field} name={name} offset={offset} />
        ))}
        {card.fields.length === 0 && <p className={styles.help}>{t('nothing')}</p>}
      </div>
      {card.kept.length > 0 && <Kept card={card} />}
    </FloatingCard>
  )
}

/** Attributes that only the text can change. */
function Kept({ card }: { readonly card: BlockCard }) {
  const { t } = useTranslation('card')
  return (
    <section className={styles.kept} aria-label={t('kept')}>
      <h3 className={styles.label}>{t('kept')}</h3>
      <p className={styles.help}>{t('keptAbout')}</p>
      <ul>
        {card.kept.map(({ source }) => (
          <li key={source}>
            <code>{source}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FieldProps {
  readonly file: string
  readonly field: CardField
  /** What the interface calls the block. */
  readonly name: string
  readonly offset: number
}

function Field({ file, field, name, offset }: FieldProps) {
  const site = useSite()
  const { t } = useTranslation('card')
  const key = attributeNames.get(field.name)
  const label = key ? localize(key) : field.name
  const set: ControlProps['set'] = (value, { visit, create, label: step } = {}) => {
    const found = currentField(site, { file, offset }, field.name)
    const edits = found && setCardField(found.page, found.card, found.field, value)
    if (!edits) return false
    editFile(site, file, edits, {
      label: step ?? t('step', { field: label, name }),
      focus: { file, offset },
      ...(visit !== undefined && { merge: `${file} ${field.name} ${visit}` }),
      ...(create && { create }),
    })
    return true
  }
  const about = localize(field.described.about)
  return <FieldControl file={file} field={field} label={label} about={about} set={set} />
}

/** The field as the text is now: a change can come before the card is drawn again. */
function currentField(
  site: Site,
  { file, offset }: { readonly file: string; readonly offset: number },
  name: string,
): { readonly page: ParsedPage; readonly card: BlockCard; readonly field: CardField } | undefined {
  const text = documentsOf(site).known(file)?.text
  if (text === undefined) return undefined
  const page = readPage(site, file, text)
  const card = blockCardAt(page, offset)
  const field = card?.from === offset ? card.fields.find(one => one.name === name) : undefined
  return card && field && { page, card, field }
}
