import {
  Anchor,
  Languages,
  type LucideIcon,
  Milestone,
  Package,
  PanelTop,
  PanelTopOpen,
  SquareMenu,
} from 'lucide-react'
import type { DivisionKind } from '../../../shared/config/navigation/containers.ts'

const ICONS: Readonly<Record<DivisionKind, LucideIcon>> = {
  language: Languages,
  version: Milestone,
  product: Package,
  dropdown: PanelTopOpen,
  tab: PanelTop,
  item: SquareMenu,
  anchor: Anchor,
}

/** The icon of a kind of division in the tree. */
export function DivisionIcon({
  kind,
  className,
}: {
  readonly kind: DivisionKind
  readonly className?: string
}) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden className={className} />
}
