import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { isApiAddress } from './importRules.ts'

interface AddressDialogProps {
  readonly onAdd: (address: string) => void
  readonly onClose: () => void
}

/** Asks for the URL of an API description. It is only listed; nothing is fetched until someone asks for it. */
export function AddressDialog({ onAdd, onClose }: AddressDialogProps) {
  const { t } = useTranslation(['api', 'kit'])
  const form = useId()
  const [address, setAddress] = useState('')
  const [isTried, setTried] = useState(false)
  const trimmed = address.trim()
  const submit = () => {
    setTried(true)
    if (!isApiAddress(trimmed)) return
    onAdd(trimmed)
    onClose()
  }
  return (
    <Dialog
      title={t('address.title')}
      isOpen
      onOpenChange={onClose}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>{t('kit:cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('address.add')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={t('address.label')}
          description={t('address.help')}
          placeholder="https://api.example.com/openapi.yaml"
          code
          autoFocus
          value={address}
          onChange={setAddress}
          error={isTried && !isApiAddress(trimmed) ? t('address.wrong') : undefined}
        />
      </form>
    </Dialog>
  )
}
