import './site.css'
import { startCopy } from './copy.ts'
import { startDrawer } from './drawer.ts'
import { startHash } from './hash.ts'
import { startMode } from './mode.ts'
import { startRest } from './rest.ts'
import { startSearch } from './search-button.ts'
import { startSidebar } from './sidebar.ts'
import { startSpy } from './spy.ts'
import { startTabs } from './tabs.ts'
import { startTooltips } from './tooltip.ts'
import { startVersions } from './versions.ts'
import { startZoom } from './zoom.ts'

// Every listener sits on the document, so that it holds for whatever the preview puts there later.
for (const start of [
  startMode,
  startVersions,
  startDrawer,
  startSidebar,
  startRest,
  startSpy,
  startCopy,
  startTabs,
  startTooltips,
  startSearch,
  startZoom,
  startHash,
])
  start()
