import { Shapes } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findIcon, iconName } from '../../../shared/site/base/icons.ts'
import { Button } from '../../kit/Button.tsx'
import { ComboBox } from '../../kit/ComboBox.tsx'
import { Popover } from '../../kit/Popover.tsx'
import styles from './IconInput.module.css'
import { IconPicker } from './IconPicker.tsx'
import { findIcons, useIcons } from './library.ts'
import { SiteIcon } from './SiteIcon.tsx'

/** How many suggestions are listed during typing. */
const OFFERED = 30

interface IconInputProps {
  /** The typed text: a name, an address or a path. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** The purpose of the icon, as the accessible name of the picker. */
  readonly label: string
  readonly labels?: { readonly 'aria-label': string; readonly 'aria-describedby'?: string }
  readonly weight?: string | undefined
  readonly placeholder?: string | undefined
  readonly isReadOnly?: boolean
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

/** The name of an icon: shown, typed with suggestions or chosen in a picker; warns if another icon replaces it. */
export function IconInput(props: IconInputProps) {
  const { value, onChange, label, labels, weight, placeholder, isReadOnly = false, onFocus, onBlur } = props
  const { t } = useTranslation('icons')
  const library = useIcons()
  const choices = useMemo(
    () =>
      (library ? findIcons(library, value) : []).slice(0, OFFERED).map(id => ({
        id,
        label: id,
        icon: <SiteIcon name={id} weight={weight} />,
      })),
    [library, value, weight],
  )
  const isName = !/[/:.]/.test(value)
  return (
    <div className={styles.input}>
      <div className={styles.text}>
        <ComboBox
          {...(labels ?? { 'aria-label': label })}
          {...(onFocus && { onFocus })}
          {...(onBlur && { onBlur })}
          before={
            <span className={styles.preview}>
              {isName && <SiteIcon name={value || (placeholder ?? '')} weight={weight} />}
            </span>
          }
          choices={choices}
          value={value}
          onChange={onChange}
          placeholder={placeholder}
          isReadOnly={isReadOnly}
        />
        {isName && <StandIn value={value} weight={weight} />}
      </div>
      <Popover
        label={t('choose', { what: label })}
        placement="bottom end"
        trigger={
          <Button icon={<Shapes />} isDisabled={isReadOnly}>
            {t('open')}
          </Button>
        }
      >
        {close => (
          <IconPicker
            chosen={value}
            weight={weight}
            onChoose={name => {
              close()
              onChange(name)
            }}
          />
        )}
      </Popover>
    </div>
  )
}

/** What readers see if the icon of this name is not free or does not exist. */
function StandIn({ value, weight }: { readonly value: string; readonly weight: string | undefined }) {
  const { t } = useTranslation('icons')
  const library = useIcons()
  if (!library || value.trim() === '') return null
  const found = findIcon(library.icons, value, weight)
  if (!found) return <p className={styles.note}>{t('unknown', { name: value })}</p>
  if (found.name === iconName(value)) return null
  return (
    <p className={styles.note}>
      <SiteIcon name={found.name} weight={weight} />
      {t('replacedBy', { name: value, other: found.name })}
    </p>
  )
}
