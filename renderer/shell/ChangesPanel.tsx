import { Changes } from '../features/changes/Changes.tsx'
import { ReviewDialog } from '../features/sharing/ReviewDialog.tsx'

/** The list of changes, from which they can be sent for review. */
export const ChangesPanel = () => <Changes ReviewDialog={ReviewDialog} />
