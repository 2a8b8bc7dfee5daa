import { t } from 'i18next'
import type { TurnTarget } from '../../../shared/site/writing/turn-into.ts'

/** What menus call a kind of block. */
export function turnName(target: TurnTarget): string {
  switch (target) {
    case 'Steps':
    case 'Accordion':
    case 'Note':
    case 'Tip':
    case 'Info':
    case 'Warning':
    case 'Danger':
    case 'Check':
      return t(`block-tools:names.${target}`)
    default:
      return t(`block-tools:turn.${target}`)
  }
}
