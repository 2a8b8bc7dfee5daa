import { Check, Glasses } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { useTrial, VISIONS } from './trial.ts'

/** Shows the preview as people with another color vision see it. */
export function VisionMenu() {
  const site = useSite()
  const { t } = useTranslation('preview')
  const chosen = useTrial(({ vision }) => vision)
  return (
    <Menu
      label={t('vision')}
      placement="bottom end"
      trigger={
        <IconButton
          size="small"
          label={chosen === 'full' ? t('vision') : t(`visions.${chosen}`)}
          icon={<Glasses />}
          isLit={chosen !== 'full'}
        />
      }
      blocks={[
        {
          actions: VISIONS.map(vision => ({
            id: vision,
            label: t(`visions.${vision}`),
            icon: <Check aria-hidden style={{ visibility: vision === chosen ? 'visible' : 'hidden' }} />,
            onAction: () => useTrial.of(site).setState({ vision }),
          })),
        },
      ]}
    />
  )
}
