import { Pipette } from 'lucide-react'
import { Fragment, memo, type ReactNode, useState } from 'react'
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

/** Named group of colors. */
interface Palette {
  readonly name: string
  readonly colors: readonly string[]
}

interface ColorPickerProps {
  /** `#rrggbb`. */
  readonly value: string
  /** Returns colors to choose from; called when the picker opens. */
  readonly palettes: () => readonly Palette[]
  /** Called on every move of a drag; `gesture` identifies the drag. */
  readonly onChange: (hex: string, gesture: string) => void
  /** Content below the palettes, such as the contrast of the color. */
  readonly rating?: ReactNode
}

const nextGesture = (): string => crypto.randomUUID()

const hsb = (hex: string): Color => parseColor(hex).toFormat('hsb')

/** Color area, hue slider, the site's own colors and an eyedropper. */
export function ColorPicker({ value, palettes, onChange, rating }: ColorPickerProps) {
  const { t } = useTranslation('fields')
  // The palettes are read once, so that the color being picked is not among them.
  const [offered] = useState(() => palettes().filter(({ colors }) => colors.length > 0))
  // The picker keeps its own color, because hex loses hue and saturation of black and gray.
  const [picked, setPicked] = useState(() => hsb(value))
  const [gesture, setGesture] = useState(nextGesture)
  const color = picked.toString('hex').toLowerCase() === value.toLowerCase() ? picked : hsb(value)
  const report = (next: Color) => {
    setPicked(next.toFormat('hsb'))
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
      {rating}
      {hasEyeDropper() && (
        <Button size="small" icon={<Pipette />} onPress={pick}>
          {t('color.pick')}
        </Button>
      )}
    </div>
  )
}

/** While a color is dragged, only the mark of the chosen color renders again. */
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
