import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { turnTargets } from '../../../shared/site/writing/turn-into.ts'
import { useSite } from '../../host/scope/site.ts'
import { Picker } from '../../kit/Picker.tsx'
import { moveSelected, selectedBlocks, turnSelected } from './blockActions.ts'
import { InsertMenu } from './InsertMenu.tsx'
import { placeChoices } from './placeNames.ts'
import { type BlockSurface, type Point, useBlockMenu } from './surface.ts'
import { turnName } from './turnName.ts'
import { turnPicture } from './turnPicture.tsx'

interface MenuProps {
  readonly surface: BlockSurface
  readonly at: Point
  readonly onClose: () => void
}

function TurnMenu({ surface, at, onClose }: MenuProps) {
  const site = useSite()
  const { t } = useTranslation('block-tools')
  const choices = turnTargets.map(target => ({
    id: target,
    label: turnName(target),
    picture: turnPicture(target),
    target,
  }))
  return (
    <Picker
      label={t('turn.title')}
      at={at}
      sections={[{ id: 'kinds', title: '', choices }]}
      onClose={onClose}
      onChoose={({ target }) => turnSelected(site, surface, target)}
    />
  )
}

function MoveMenu({ surface, at, onClose }: MenuProps) {
  const site = useSite()
  const { t } = useTranslation('block-tools')
  const choices = useMemo(() => {
    const found = selectedBlocks(site, surface)
    return found ? placeChoices(found) : []
  }, [site, surface])
  return (
    <Picker
      label={t('move.title')}
      at={at}
      sections={[{ id: 'places', title: '', choices }]}
      onClose={onClose}
      onChoose={({ place }) => moveSelected(site, surface, place)}
    />
  )
}

/** The menus for the blocks of a surface. */
export function BlockMenus({ surface }: { readonly surface: BlockSurface | undefined }) {
  const site = useSite()
  const open = useBlockMenu(menu => menu.open)
  if (!open || open.surface !== surface) return null
  const onClose = () => {
    useBlockMenu.of(site).setState({ open: undefined })
    surface.resume()
  }
  const { kind, at, typed } = open
  if (kind === 'insert') return <InsertMenu surface={surface} at={at} typed={typed} onClose={onClose} />
  const Menu = kind === 'turn' ? TurnMenu : MoveMenu
  return <Menu surface={surface} at={at} onClose={onClose} />
}
