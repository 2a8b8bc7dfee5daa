import { useTranslation } from 'react-i18next'
import type { ShareState } from '../../../shared/project/share/state.ts'

/** How many names fit beside the button. */
const MOST_NAMES = 2

/** Returns the words for a state. */
export function useStateWords(): (state: ShareState) => string {
  const { t } = useTranslation('sharing')
  return state => {
    switch (state.kind) {
      case 'newer':
        if (state.by.length === 0) return t('state.newer')
        return state.by.length > MOST_NAMES
          ? t('state.newerByMany', { name: state.by[0] })
          : t('state.newerBy', { names: state.by })
      case 'unsent':
      case 'undecided':
        return t(`state.${state.kind}`, { count: state.count })
      default:
        return t(`state.${state.kind}`)
    }
  }
}
