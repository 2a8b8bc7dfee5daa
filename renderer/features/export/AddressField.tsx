import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { TextField } from '../../kit/TextField.tsx'
import { isNoAddress, useSiteAddress, writeSiteAddress } from './address.ts'

/** Where readers find the site. */
export function AddressField({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const site = useSite()
  const { t } = useTranslation('export')
  const address = useSiteAddress(state => state.address)
  return (
    <TextField
      label={t('address')}
      description={t('addressHelp')}
      placeholder={t('addressExample')}
      code
      value={address}
      onChange={text => writeSiteAddress(site, text)}
      isDisabled={isDisabled}
      {...(isNoAddress(address) && { error: t('noAddress') })}
    />
  )
}
