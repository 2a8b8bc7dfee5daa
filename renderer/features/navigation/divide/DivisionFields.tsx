import { useTranslation } from 'react-i18next'
import type { DivisionKind } from '../../../../shared/config/navigation/containers.ts'
import { Disclosure } from '../../../kit/Disclosure.tsx'
import { SegmentedChoice } from '../../../kit/SegmentedChoice.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import styles from '../files/Files.module.css'
import { FolderField } from '../files/FolderField.tsx'
import { Picker } from './Picker.tsx'
import type { Content, DivisionAsk, DivisionState } from './useDivision.ts'

interface DivisionFieldsProps {
  readonly ask: DivisionAsk
  readonly state: DivisionState
}

/** What a division needs to be told: its kind, name, content, and what becomes of everything else. */
export function DivisionFields({ ask, state }: DivisionFieldsProps) {
  const { t } = useTranslation(['divide', 'navigation'])
  const { said, say, rows, needsRest, folder } = state
  const { kind, content, ticks } = said
  const isLanguage = kind === 'language'
  const picker = <Picker rows={rows} ticks={ticks} onTicks={next => say({ ticks: next })} />
  return (
    <>
      <div className={styles.pair}>
        {ask.kinds.length > 1 && (
          <Select
            label={t('becomes')}
            description={t(`about.${kind}`)}
            choices={ask.kinds.map(id => ({ id, label: t(`navigation:kinds.${id}`) }))}
            value={kind}
            onChange={id => say({ kind: kindOf(ask.kinds, id) })}
          />
        )}
        <TextField
          label={t('name')}
          description={isLanguage ? t('code') : ask.kinds.length > 1 ? undefined : t(`about.${kind}`)}
          value={said.name}
          onChange={name => say({ name })}
          autoFocus
        />
      </div>
      {ask.rows.length === 0 && <ContentChoice state={state} />}
      {content === 'pages' &&
        (ask.rows.length === 0 ? picker : <Disclosure title={t('otherPages')}>{picker}</Disclosure>)}
      {content === 'link' && (
        <TextField
          label={t('address')}
          description={t('addressHelp')}
          value={said.href}
          onChange={href => say({ href })}
          code
        />
      )}
      {content === 'nothing' && <p className={styles.hint}>{t('nothing')}</p>}
      <div className={styles.pair}>
        {needsRest && (
          <TextField
            label={t(isLanguage ? 'restCode' : 'rest')}
            value={said.rest}
            onChange={rest => say({ rest })}
          />
        )}
        {folder !== undefined && (
          <FolderField
            value={folder}
            onChange={next => say({ folder: next })}
            description={t('folderHelp')}
          />
        )}
      </div>
    </>
  )
}

const kindOf = (kinds: readonly DivisionKind[], id: string): DivisionKind =>
  kinds.find(kind => kind === id) ?? kinds[0] ?? 'tab'

function ContentChoice({ state: { said, say, hasLink } }: { readonly state: DivisionState }) {
  const { t } = useTranslation('divide')
  const contents: readonly Content[] = hasLink ? ['pages', 'link', 'nothing'] : ['pages', 'nothing']
  return (
    <SegmentedChoice
      label={t('content')}
      segments={contents.map(id => ({ id, label: t(`contents.${id}`) }))}
      value={said.content}
      onChange={content => say({ content })}
    />
  )
}
