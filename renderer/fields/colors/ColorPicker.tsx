import { Pipette } from 'lucide-react'
import { Fragment, memo, useState } from 'react'
import {
  ColorPicker as AriaColorPicker,
  type Color,
  ColorArea,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  parseColor,
  SliderTrack,
} from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { cx } from '../../kit/base/cx.ts'
import styles from './ColorPicker.module.css'
import { hasEyeDropper, pickFromScreen } from './eyedropper.ts'

/** Colors under a name. */
export interface Palette {
  readonly name: string
  readonly colors: readonly string[]
}

export interface ColorPickerProps {
  /** `#rrggbb`. */
  readonly value: string
  /** Gives colors to choose from at once; asked when the picker opens. */
  readonly palettes: () => readonly Palette[]
  /** Called all the time while one drags; `gesture` tells one drag from the next. */
  readonly onChange: (hex: string, gesture: string) => void
}

const nextGesture = (): string => crypto.randomUUID()

const hsb = (hex: string): Color => parseColor(hex).toFormat('hsb')

/** Area, hue, the site's own colors and a pipette. */
export function ColorPicker({ value, palettes, onChange }: ColorPickerProps) {
  const { t } = useTranslation('fields')
  // The colors to choose from are those of before: the one that is being made is not a choice.
  const [offered] = useState(() => palettes().filter(({ colors }) => colors.length > 0))
  // Hue and saturation outlive black and gray, which hex cannot say: the picker keeps the color it made.
  const [made, setMade] = useState(() => hsb(value))
  const [gesture, setGesture] = useState(nextGesture)
  const color = made.toString('hex').toLowerCase() === value.toLowerCase() ? made : hsb(value)
  const report = (next: Color) => {
    setMade(next.toFormat('hsb'))
    onChange(next.toString('hex'), gesture)
  }
  const end = () => setGesture(nextGesture())
  const pick = async () => {
    const hex = await pickFromScreen()
    if (hex) onChange(hex, nextGesture())
  }
  return (
    <div className={styles.picker}>
      <AriaColorPicker value={color} onChange={report}>
        <ColorArea
          className={cx(styles.area)}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          aria-label={t('color.area')}
          onChangeEnd={end}
        >
          <ColorThumb className={cx(styles.thumb)} />
        </ColorArea>
        <ColorSlider channel="hue" colorSpace="hsb" aria-label={t('color.hue')} onChangeEnd={end}>
          <SliderTrack className={cx(styles.track)}>
            <ColorThumb className={cx(styles.thumb, styles.onTrack)} />
          </SliderTrack>
        </ColorSlider>
        <Palettes palettes={offered} />
      </AriaColorPicker>
      {hasEyeDropper() && (
        <Button size="small" icon={<Pipette />} onPress={pick}>
          {t('color.pick')}
        </Button>
      )}
    </div>
  )
}

/** Are not drawn again while a color is dragged, but for the mark of the chosen one. */
const Palettes = memo(function Palettes({ palettes }: { readonly palettes: readonly Palette[] }) {
  return palettes.map(({ name, colors }) => (
    <Fragment key={name}>
      <p className={styles.title}>{name}</p>
      <ColorSwatchPicker className={cx(styles.palette)} aria-label={name}>
        {colors.map(hex => (
          <ColorSwatchPickerItem key={hex} color={hex} className={cx(styles.item)}>
            <ColorSwatch className={cx(styles.swatch)} />
          </ColorSwatchPickerItem>
        ))}
      </ColorSwatchPicker>
    </Fragment>
  ))
})
