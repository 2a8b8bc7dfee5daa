import { type ReactNode, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { cx } from '../../kit/base/cx.ts'
import { Popover } from '../../kit/Popover.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { RowLabels } from '../base/FieldRow.tsx'
import { useSession } from '../base/useDraft.ts'
import styles from './ColorInput.module.css'
import { ColorPicker } from './ColorPicker.tsx'
import { inCaseOf, readColor } from './color.ts'

interface Palette {
  readonly name: string
  readonly colors: readonly string[]
}

interface ColorControlProps {
  /** The purpose of the color, as the accessible name of its swatch. */
  readonly label: string
  readonly labels?: RowLabels
  /** The written value; may not be a color. */
  readonly value: string | undefined
  /** The color shown if there is no value. */
  readonly fallback: string
  /** Called when the picker opens. */
  readonly palettes: () => readonly Palette[]
  readonly isReadOnly?: boolean
  /** Changes with the same `visit` belong together. */
  readonly onChange: (hex: string | undefined, visit?: string) => void
  /** Content after the field and inside the picker, such as the contrast. */
  readonly rating?: ReactNode
}

/** A swatch that opens the picker, and a text field that accepts a color in any notation and writes hex. */
export function ColorControl(props: ColorControlProps) {
  const { label, labels, value, fallback, palettes, isReadOnly = false, onChange, rating } = props
  const { t } = useTranslation('fields')
  const [typed, setTyped] = useState<string>()
  const session = useSession()
  const drawn = (value !== undefined && readColor(value)) || fallback
  const isWrong = typed !== undefined && typed !== '' && readColor(typed) === undefined
  const isOwn = typed !== undefined && (typed === '' || isWrong || readColor(typed) === value)
  const type = (text: string) => {
    setTyped(text)
    const hex = readColor(text)
    if (hex !== undefined && hex !== value) onChange(hex, session.name())
  }
  const leave = () => {
    if (typed === '' && value !== undefined) onChange(undefined)
    if (!isWrong) setTyped(undefined)
  }
  return (
    <div className={styles.input}>
      <Popover
        label={label}
        trigger={
          <AriaButton
            className={cx(styles.swatch, value === undefined && styles.unset)}
            aria-label={t('color.open', { what: label, color: drawn })}
            isDisabled={isReadOnly}
          >
            <span style={{ background: drawn }} />
          </AriaButton>
        }
      >
        <ColorPicker
          value={fullHex(drawn)}
          palettes={palettes}
          rating={rating}
          onChange={(hex, gesture) => {
            setTyped(undefined)
            onChange(inCaseOf(value, hex), gesture)
          }}
        />
      </Popover>
      <div className={styles.text}>
        <TextField
          {...(labels ?? { 'aria-label': label })}
          value={isOwn ? typed : (value ?? '')}
          onFocus={session.begin}
          onChange={type}
          onBlur={leave}
          placeholder={fallback}
          code
          isReadOnly={isReadOnly}
          error={isWrong ? t('color.wrong') : undefined}
        />
      </div>
      {rating}
    </div>
  )
}

/** `#0d9` as `#00dd99`. */
const fullHex = (hex: string): string =>
  hex.length === 4 ? `#${[...hex.slice(1)].map(digit => digit + digit).join('')}` : hex
