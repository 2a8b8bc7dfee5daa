import {
  Columns2,
  LayoutPanelLeft,
  Maximize,
  Monitor,
  Moon,
  MoreHorizontal,
  Smartphone,
  Sun,
  Tablet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { type Device, useView, type View } from '../../host/view/view.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { Menu, type MenuBlock } from '../../kit/Menu.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { chooseDevice, useShownDevice } from './taskView.ts'
import { useTrial, VISIONS } from './trial.ts'
import type { Tier } from './useTier.ts'

const DEVICES: Readonly<Record<Device, ReactNode>> = {
  fit: <Maximize />,
  phone: <Smartphone />,
  tablet: <Tablet />,
  desktop: <Monitor />,
}
const DEVICE_IDS: readonly Device[] = ['fit', 'phone', 'tablet', 'desktop']

const MODES: Readonly<Record<View['mode'], ReactNode>> = {
  light: <Sun />,
  dark: <Moon />,
  both: <Columns2 />,
  mosaic: <LayoutPanelLeft />,
}
const MODE_IDS: readonly View['mode'][] = ['light', 'dark', 'both', 'mosaic']

interface TierProps {
  readonly tier: Tier
}

interface ChoiceMenuProps<T extends string> extends TierProps {
  readonly label: string
  readonly choices: readonly { readonly id: T; readonly label: string; readonly icon: ReactNode }[]
  readonly value: T
  readonly onChange: (id: T) => void
}

/** A menu with one choice, whose button shows it. */
function ChoiceMenu<T extends string>({ tier, label, choices, value, onChange }: ChoiceMenuProps<T>) {
  const chosen = choices.find(({ id }) => id === value)
  const name = chosen?.label ?? ''
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton
          size="small"
          label={`${label}: ${name}`}
          icon={chosen?.icon}
          hasMenu
          {...(tier !== 'tight' && { word: name })}
        />
      }
      blocks={[
        {
          choice: 'one',
          actions: choices.map(choice => ({
            ...choice,
            isSelected: choice.id === value,
            onAction: () => onChange(choice.id),
          })),
        },
      ]}
    />
  )
}

/** Chooses the width. */
export function DeviceChoice({ tier }: TierProps) {
  const site = useSite()
  const { t } = useTranslation('preview')
  const { device } = useShownDevice()
  const choices = DEVICE_IDS.map(id => ({ id, label: t(`devices.${id}`), icon: DEVICES[id] }))
  const choose = (chosen: Device) => chooseDevice(site, chosen)
  return tier === 'full' ? (
    <SegmentedChoice label={t('device')} size="small" segments={choices} value={device} onChange={choose} />
  ) : (
    <ChoiceMenu {...{ tier, choices }} label={t('device')} value={device} onChange={choose} />
  )
}

/** Chooses light, dark or both. */
export function ModeMenu({ tier }: TierProps) {
  const site = useSite()
  const { t } = useTranslation('preview')
  const mode = useView(view => view.mode)
  return (
    <ChoiceMenu
      tier={tier}
      label={t('mode')}
      choices={MODE_IDS.map(id => ({ id, label: t(`modes.${id}`), icon: MODES[id] }))}
      value={mode}
      onChange={chosen => useView.of(site).setState({ mode: chosen })}
    />
  )
}

/** The kinds of color vision to see the page with. */
export function useVisions(): MenuBlock {
  const site = useSite()
  const { t } = useTranslation('preview')
  const chosen = useTrial(({ vision }) => vision)
  return {
    choice: 'one',
    actions: VISIONS.map(vision => ({
      id: vision,
      label: t(`visions.${vision}`),
      isSelected: vision === chosen,
      onAction: () => useTrial.of(site).setState({ vision }),
    })),
  }
}

/** What has no button of its own for lack of room. */
export function MoreMenu() {
  const site = useSite()
  const { t } = useTranslation('preview')
  const follow = useView(view => view.follow)
  const scrollTogether = useView(view => view.scrollTogether)
  const visions = useVisions()
  const isLit = useTrial(({ vision }) => vision !== 'full')
  return (
    <Menu
      label={t('more')}
      placement="bottom end"
      trigger={<IconButton size="small" label={t('more')} icon={<MoreHorizontal />} isLit={isLit} />}
      blocks={[
        {
          choice: 'any',
          actions: [
            {
              id: 'follow',
              label: t('follow'),
              isSelected: follow,
              onAction: () => useView.of(site).setState({ follow: !follow }),
            },
            {
              id: 'scrollTogether',
              label: t('scrollTogether'),
              isSelected: scrollTogether,
              onAction: () => useView.of(site).setState({ scrollTogether: !scrollTogether }),
            },
          ],
        },
        { ...visions, title: t('vision') },
      ]}
    />
  )
}
