import { Glasses } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../kit/IconButton.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { useVisions } from './PreviewMenus.tsx'
import { useTrial } from './trial.ts'

/** Shows the preview as people with another color vision see it. */
export function VisionMenu() {
  const { t } = useTranslation('preview')
  const vision = useTrial(state => state.vision)
  const visions = useVisions()
  const name = vision === 'full' ? t('vision') : t(`visions.${vision}`)
  return (
    <Menu
      label={t('vision')}
      placement="bottom end"
      trigger={
        <IconButton
          size="small"
          label={name}
          word={name}
          icon={<Glasses />}
          hasMenu
          isLit={vision !== 'full'}
        />
      }
      blocks={[visions]}
    />
  )
}
