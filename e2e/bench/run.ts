import { table } from './row.ts'

// npm run bench [-- edits navigation pages hostile apis engine commands check site-growth search find build fidelity widths accessibility large sending open-sites opening typing bursts holding long-pages writing tree open-pages session peers builds lighthouse]: the default is all.
// All suites from commands on except search need dist: run npm run build first.
// Other names are folders of repositories, for fidelity, widths and accessibility; the default is all at hand.
const suites = {
  edits: () => import('./edits.ts').then(({ benchEdits }) => benchEdits()),
  navigation: () =>
    import('./newer-navigation.ts').then(({ benchNewerNavigation }) => benchNewerNavigation()),
  pages: () => import('./pages.ts').then(({ benchPages }) => benchPages()),
  hostile: () => import('./hostile.ts').then(({ benchHostile }) => benchHostile()),
  apis: () => import('./apis.ts').then(({ benchApis }) => benchApis()),
  engine: () => import('./engine.ts').then(({ benchEngine }) => benchEngine()),
  commands: () => import('./commands.ts').then(({ benchCommands }) => benchCommands()),
  check: () => import('./check.ts').then(({ benchCheck }) => benchCheck()),
  'site-growth': () => import('./site-growth.ts').then(({ benchSiteGrowth }) => benchSiteGrowth()),
  search: () => import('./search.ts').then(({ benchSearch }) => benchSearch()),
  find: () => import('./find.ts').then(({ benchFind }) => benchFind()),
  build: () => import('./build.ts').then(({ benchBuild }) => benchBuild()),
  fidelity: () => import('./fidelity.ts').then(({ benchFidelity }) => benchFidelity(folders)),
  widths: () => import('./widths.ts').then(({ benchWidths }) => benchWidths(folders)),
  accessibility: () =>
    import('./accessibility.ts').then(({ benchAccessibility }) => benchAccessibility(folders)),
  large: () => import('./large.ts').then(({ benchLarge }) => benchLarge()),
  sending: () => import('./api-send.ts').then(({ benchApiSend }) => benchApiSend()),
  'open-sites': () => import('./open-sites.ts').then(({ benchOpenSites }) => benchOpenSites()),
  opening: () => import('./editor-window.ts').then(({ benchOpening }) => benchOpening()),
  typing: () => import('./editor-window.ts').then(({ benchTyping }) => benchTyping()),
  bursts: () => import('./bursts.ts').then(({ benchBursts }) => benchBursts()),
  holding: () => import('./holding.ts').then(({ benchHolding }) => benchHolding()),
  'long-pages': () => import('./long-pages.ts').then(({ benchLongPages }) => benchLongPages()),
  writing: () => import('./page-keys.ts').then(({ benchWriting }) => benchWriting()),
  tree: () => import('./editor-window.ts').then(({ benchTree }) => benchTree()),
  'open-pages': () => import('./open-pages.ts').then(({ benchOpened }) => benchOpened()),
  session: () => import('./long-session.ts').then(({ benchLook }) => benchLook()),
  builds: () => import('./builds.ts').then(({ benchBuilds }) => benchBuilds()),
  lighthouse: () => import('./lighthouse.ts').then(({ benchLighthouse }) => benchLighthouse()),
  peers: () => import('./peers.ts').then(({ benchPeers }) => benchPeers()),
}

const named = process.argv.slice(2).filter(name => name in suites)
const folders = process.argv.slice(2).filter(name => !(name in suites))

for (const [name, run] of Object.entries(suites)) {
  if (named.length > 0 && !named.includes(name)) continue
  process.stdout.write(`\n${name}\n${table(await run())}\n`)
}
