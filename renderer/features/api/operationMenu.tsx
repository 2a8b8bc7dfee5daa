import type { TFunction } from 'i18next'
import { Check, Eye, FileCode, FileText, FolderInput } from 'lucide-react'
import type { OperationState, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { isAddress } from '../../fields/images/assetPaths.ts'
import type { MenuAction, MenuBlock } from '../../kit/Menu.tsx'
import type { OperationActions } from './useOperationActions.ts'

/** The actions that a menu of operations uses. */
interface OperationMenuContext {
  readonly actions: OperationActions
  readonly t: TFunction<'api'>
  /** Asks for a location in the navigation. */
  readonly place: (operations: readonly OutlinedOperation[]) => void
}

type Operations = readonly OutlinedOperation[]

const hasPage = ({ page }: OutlinedOperation): boolean => page !== undefined
const isKeptOut = ({ state }: OutlinedOperation): boolean => state === 'kept-out'

/** The three states that operations can have; the current one is checked. */
export function listingActions(all: Operations, { actions, t }: OperationMenuContext): readonly MenuAction[] {
  const every = (...states: readonly OperationState[]) => all.every(({ state }) => states.includes(state))
  const any = (state: OperationState) => all.some(one => one.state === state)
  const canMark = all.every(one => !isAddress(one.file) && (!isKeptOut(one) || one.isMarked))
  const choice = (id: string, isNow: boolean, act: () => void, isPossible = true): MenuAction => ({
    id,
    label: t(`becomes.${id}`),
    icon: <Check style={isNow ? {} : { visibility: 'hidden' }} />,
    isDisabled: isNow || !isPossible,
    onAction: act,
  })
  const includeFirst = (include: (all: Operations) => void) => () => {
    const out = all.filter(isKeptOut)
    if (out.length > 0) actions.keepOut(out, false)
    else include(all)
  }
  return [
    choice(
      'made',
      every('generated', 'hidden'),
      includeFirst(actions.leave),
      any('kept-out') ? canMark : any('written'),
    ),
    choice('written', every('written'), () => actions.write(all), !any('kept-out')),
    choice(
      'described',
      false,
      () => actions.eject(all),
      every('generated', 'hidden', 'written') && all.every(({ method }) => method !== 'WEBHOOK'),
    ),
    choice(
      'out',
      every('kept-out'),
      () =>
        actions.keepOut(
          all.filter(one => !isKeptOut(one)),
          true,
        ),
      canMark && !any('written'),
    ),
  ]
}

/** The menu items for operations: the one that was pressed, or all that are selected. */
export function operationMenu(all: Operations, context: OperationMenuContext): readonly MenuBlock[] {
  const { actions, t, place } = context
  const [first] = all
  if (!first) return []
  const single: readonly MenuAction[] =
    all.length > 1
      ? []
      : [
          {
            id: 'show',
            label: t('showPage'),
            icon: <Eye />,
            isDisabled: !hasPage(first),
            onAction: () => actions.show(first),
          },
          ...(first.state === 'written'
            ? [{ id: 'open', label: t('openPage'), icon: <FileText />, onAction: () => actions.open(first) }]
            : []),
          {
            id: 'file',
            label: t('goToLine'),
            icon: <FileCode />,
            isDisabled: isAddress(first.file),
            onAction: () => actions.toFile(first),
          },
        ]
  const placing: MenuAction = {
    id: 'place',
    label: t('moveTo'),
    icon: <FolderInput />,
    isDisabled: all.some(isKeptOut),
    onAction: () => place(all),
  }
  return [
    { actions: single },
    { actions: [placing] },
    { title: t('becomes.title'), actions: listingActions(all, context) },
  ]
}
