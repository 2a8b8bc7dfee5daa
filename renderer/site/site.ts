import './site.css'
import { startCleanLinks } from './base/clean-links.ts'
import { startCopy } from './copy.ts'
import { startDrawer } from './drawer.ts'
import { startRest } from './full-navigation.ts'
import { startMode } from './mode.ts'
import { startHash } from './reveal-target.ts'
import { startSearch } from './search-button.ts'
import { startSidebar } from './sidebar.ts'
import { startTabs } from './tabs.ts'
import { startSpy } from './toc-highlight.ts'
import { startTooltips } from './tooltip.ts'
import { startVersions } from './versions.ts'
import { startZoom } from './zoom.ts'

// Every listener is on the document, so that it also covers elements that the preview adds later.
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
  startCleanLinks,
])
  start()
