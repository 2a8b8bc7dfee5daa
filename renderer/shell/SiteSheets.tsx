import { useTour } from '../features/tour/tour.ts'
import { later } from '../kit/later.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { Palette } from './palette/Palette.tsx'
import type { Sheet } from './sheets.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useSiteCommands } from './useSiteCommands.ts'

const ConvertDialog = later(
  async () => (await import('../features/conversion/ConvertDialog.tsx')).ConvertDialog,
)
const MovedDialog = later(async () => (await import('../features/moved/MovedDialog.tsx')).MovedDialog)
const TourCard = later(async () => (await import('../features/tour/TourCard.tsx')).TourCard)

export interface SiteSheetsProps {
  readonly sheet: Sheet | undefined
  readonly onSheet: (sheet: Sheet | undefined) => void
}

/** The dialogs over an open site, and the commands that open them. */
export function SiteSheets({ sheet, onSheet }: SiteSheetsProps) {
  const isTourOpen = useTour(tour => tour.isOpen)
  useSiteCommands(onSheet)
  useLeaveGuard()
  const sheetProps = { onClose: () => onSheet(undefined) }
  return (
    <>
      <Palette isOpen={sheet === 'goto'} {...sheetProps} />
      <Palette isOpen={sheet === 'edited'} isForEdited {...sheetProps} />
      <LeaveDialog isOpen={sheet === 'leave'} {...sheetProps} />
      {isTourOpen && <TourCard />}
      {sheet === 'convert' && <ConvertDialog {...sheetProps} />}
      {sheet === 'moved' && <MovedDialog {...sheetProps} />}
    </>
  )
}
