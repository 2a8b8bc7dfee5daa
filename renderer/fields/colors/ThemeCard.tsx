import { Check, WandSparkles } from 'lucide-react'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Button as Tile } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { sameValue } from '../../../shared/config/json/equal.ts'
import type { JsonObject } from '../../../shared/config/json/value.ts'
import type { SettingsForm } from '../../../shared/config/schema/schema.ts'
import { siteTheme } from '../../../shared/site/theme/theme.ts'
import { Button } from '../../kit/Button.tsx'
import { cx } from '../../kit/base/cx.ts'
import { Card } from '../../kit/Card.tsx'
import type { FormModel } from '../base/model.ts'
import { own } from '../base/values.ts'
import { readableColors } from './siteColors.ts'
import styles from './ThemeCard.module.css'
import { type StartingTheme, startingThemes, withTheme } from './themes.ts'

interface ThemeCardProps {
  readonly model: FormModel
  /** Shows the preview in these colors temporarily; `undefined`: in its own again. */
  readonly onTry: (theme: string | undefined) => void
}

/** Themes to start from, shown in the preview before they are applied, and a button for readable colors. */
export function ThemeCard({ model, onTry }: ThemeCardProps) {
  const { t } = useTranslation('colors')
  useEffect(() => () => onTry(undefined), [onTry])
  const { config, change, form } = model
  const better = useMemo(() => readableColors(config), [config])
  const latest = useRef(config)
  useLayoutEffect(() => {
    latest.current = config
  })
  const take = useCallback(
    (theme: StartingTheme) => {
      onTry(undefined)
      change(
        [],
        { ...latest.current, ...withTheme(latest.current, theme, form) },
        {
          focus: ['colors'],
          label: t('undo.theme', { name: t(`theme.${theme.id}`) }),
          offersUndo: true,
        },
      )
    },
    [change, form, onTry, t],
  )
  return (
    <Card id="themes" title={t('themes')} text={t('themesText')}>
      <ul className={styles.tiles} aria-labelledby="themes">
        {startingThemes.map(theme => (
          <li key={theme.id}>
            <ThemeTile
              theme={theme}
              isChosen={isTheme(config, theme, form)}
              isDisabled={model.isReadOnly}
              onTry={onTry}
              onTake={take}
            />
          </li>
        ))}
      </ul>
      {better && !model.isReadOnly && (
        <div className={styles.fix}>
          <span>{t('unreadable')}</span>
          <Button
            size="small"
            icon={<WandSparkles />}
            onPress={() => change(['colors'], better, { label: t('undo.readable'), offersUndo: true })}
          >
            {t('makeReadable')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Whether the site has the colors of a theme. */
const isTheme = (config: JsonObject, theme: StartingTheme, form: SettingsForm): boolean =>
  Object.entries(withTheme(config, theme, form)).every(([key, value]) => sameValue(own(config, key), value))

interface ThemeTileProps extends Pick<ThemeCardProps, 'onTry'> {
  readonly theme: StartingTheme
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly onTake: (theme: StartingTheme) => void
}

const MODES = ['light', 'dark'] as const

/** Does not render again while a color is dragged. */
const ThemeTile = memo(function ThemeTile({ theme, isChosen, isDisabled, onTry, onTake }: ThemeTileProps) {
  const { t } = useTranslation('colors')
  const look = (isOn: boolean) => onTry(isOn ? siteTheme(theme) : undefined)
  return (
    <Tile
      className={cx(styles.tile)}
      isDisabled={isDisabled}
      onHoverChange={look}
      onFocusChange={look}
      onPress={() => onTake(theme)}
      {...(isChosen && { 'aria-current': true as const })}
    >
      <span className={styles.halves} aria-hidden>
        {MODES.map(mode => (
          <span key={mode} className={styles.half} style={{ background: theme.background[mode] }}>
            <i style={{ background: mode === 'light' ? theme.primary : theme.light }} />
            <i style={{ background: mode === 'light' ? '#0003' : '#fff4' }} />
            <b style={{ background: theme.dark }} />
          </span>
        ))}
      </span>
      <span className={styles.name}>
        {t(`theme.${theme.id}`)}
        {isChosen && <Check aria-hidden />}
      </span>
    </Tile>
  )
})
