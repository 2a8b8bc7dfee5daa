import './newer/banner.css'
import './newer/page-menu.css'
import './newer/popup.css'
import './newer/related.css'
import './newer/rooted.css'
import './newer/foot-columns.css'
import './newer/background.css'
import './newer/shells.css'
import './newer/tabs.css'
import './newer/views.css'
import { startBanner } from './newer/banner.ts'
import { startDrilldown } from './newer/drilldown.ts'
import { startPageMenu } from './newer/page-menu.ts'
import { startRedirects } from './newer/redirects.ts'
import { startViews } from './newer/views.ts'

// What only sites in the newer form of docs.json have. Runs before the first paint, like the script of the mode.
startBanner()
startPageMenu()
startRedirects()
startDrilldown()
startViews()
