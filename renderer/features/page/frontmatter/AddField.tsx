import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Menu, type MenuAction } from '../../../kit/Menu.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import styles from './Frontmatter.module.css'
import type { FormField } from './fields.ts'
import { useFieldNames } from './useFieldNames.ts'

interface AddFieldProps {
  readonly offered: readonly string[]
  /** Fields of other pages that Galley gives no meaning. */
  readonly others: readonly string[]
  readonly taken: readonly Pick<FormField, 'name'>[]
  readonly onAdd: (name: string) => void
}

/** Offers the known fields, those that other pages have, and any other name. */
export function AddField({ offered, others, taken, onAdd }: AddFieldProps) {
  const { t } = useTranslation('frontmatter')
  const nameOf = useFieldNames()
  const [isNaming, setNaming] = useState(false)
  const actionOf = (name: string): MenuAction => ({
    id: name,
    label: nameOf(name),
    onAction: () => onAdd(name),
  })
  const other: MenuAction = { id: ' other', label: t('other'), onAction: () => setNaming(true) }
  return (
    <div className={styles.add} data-adds-field>
      <Menu
        label={t('add')}
        blocks={[{ actions: others.map(actionOf) }, { actions: offered.map(actionOf) }, { actions: [other] }]}
        trigger={
          <Button size="small" variant="quiet" icon={<Plus />}>
            {t('add')}
          </Button>
        }
      />
      {isNaming && (
        <NameDialog
          taken={taken.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onAdd={name => {
            setNaming(false)
            onAdd(name)
          }}
        />
      )}
    </div>
  )
}

interface NameDialogProps {
  readonly taken: readonly string[]
  readonly onClose: () => void
  readonly onAdd: (name: string) => void
}

function NameDialog({ taken, onClose, onAdd }: NameDialogProps) {
  const { t } = useTranslation('frontmatter')
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isTaken = taken.includes(name)
  const isReady = name !== '' && !isTaken
  const add = () => isReady && onAdd(name)
  return (
    <Dialog
      title={t('other')}
      isOpen
      size="small"
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <Button variant="primary" isDisabled={!isReady} onPress={add}>
          {t('addThis')}
        </Button>
      }
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          add()
        }}
      >
        <TextField
          label={t('otherName')}
          description={t('otherHelp')}
          value={typed}
          onChange={setTyped}
          code
          autoFocus
          {...(isTaken && { error: t('exists') })}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
