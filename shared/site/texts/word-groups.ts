/** The parts of the reader's interface that words belong to, in the order in which people meet them. */
export const wordGroups = [
  'navigation',
  'search',
  'page',
  'missing',
  'api',
  'playground',
  'values',
  'responses',
  'signingIn',
] as const

/** A part of the reader's interface. */
export type WordGroup = (typeof wordGroups)[number]

/** The names of the words in each group, without plural forms; `script.*` stands for every other name below `script`. */
const NAMES: Readonly<Record<WordGroup, string>> = {
  navigation:
    'skip menu close mode moreGroups morePages closeBanner announcement footerLinks breadcrumb contents ' +
    'navigation sections previous next pager home homeOf socials links external version language product ' +
    'section stars forks untitledSite apiReference apiGroups.*',
  search: 'search searchButton searchKeys script.*',
  page:
    'edit issue feedback copyPage copyPageHint pageMenu viewMarkdown viewMarkdownHint openIn openInHint ' +
    'question print printHint downloadSpec downloadSpecHint lastChanged related rss rssHint prompt copy ' +
    'allLines fewerLines copied labeled code diagram brokenDiagram show hide embedded loadEmbedded ' +
    'notComputed task script.picture',
  missing: 'missing missingText missingBack moved suggestions',
  api:
    'linkBody partHeaders request response required deprecated default example options childAttributes ' +
    'authorization body responses callbacks servers responseHeaders noBody stream optional or and oneOf ' +
    'anyOf allowed andMore always anyName readOnly writeOnly positions recursive more showRest moreOf ' +
    'format exampleNumber examplesOf fieldsShown requiredFields allFields binary shortened scopes ' +
    'certificate parameters.* places.* schemes.* flows.* flowAt.* oneOfTypes types.* facts.*',
  playground:
    'tryIt trySend tryFields tryCancel tryServer serverPart tryWay tryToken tryPaste tryGetToken tryKeep ' +
    'tryForget tryLines tryNothing tryShort tryThrough tryFill username password form.*',
  values:
    'form.badJson form.noName form.nameTaken form.rangeBoth form.rangeExact form.rangeLeast ' +
    'form.rangeAbove form.rangeMost form.rangeBelow form.hintLength form.hintItems form.hintStep ' +
    'form.hintPattern form.hintUnique form.isDate form.isDateTime form.isTime form.isEmail form.isUuid ' +
    'form.isUri form.isIpv4 form.brokenRange form.brokenLength form.brokenItems form.brokenStep ' +
    'form.brokenPattern form.brokenFormat form.brokenWhole form.brokenUnique form.brokenChoice ' +
    'form.brokenNumber form.brokenType form.missingField form.extraField form.sentBroken form.pickDate ' +
    'form.pickDateTime form.chooseOne form.commaExpected form.colonExpected form.nameExpected ' +
    'form.braceExpected form.bracketExpected form.quoteExpected form.commentFound form.endExpected ' +
    'form.valueExpected form.problemAt',
  responses:
    'form.waiting form.sentAsIs form.copyCurl form.copy form.save form.bodyLabel form.picture form.start ' +
    'form.headers form.noBody form.stopped form.cutOff form.cutOffBecause form.late form.canceled ' +
    'form.offline form.mixed form.ledAway form.unreachable form.notAllowed form.needed form.redirected ' +
    'form.notFollowed form.find form.foundOf form.foundNone form.foldAll form.unfoldAll form.fits ' +
    'form.differs form.filterEvents form.pause form.continue form.time form.event form.data form.events ' +
    'form.eventsLast form.eventsPaused form.history form.historyNote form.sendAgain form.openAgain ' +
    'form.forgetRequests',
  signingIn: 'oauth.*',
}

const groupOfName: ReadonlyMap<string, WordGroup> = new Map(
  wordGroups.flatMap(group => NAMES[group].split(' ').map(name => [name, group] as const)),
)

/** The endings of names that are plural forms. */
export const PLURAL_ENDING = /_(zero|one|two|few|many|other)$/

/** Returns the part of the interface that a word belongs to; undefined for an unknown name. */
export function wordGroup(name: string): WordGroup | undefined {
  const base = name.replace(PLURAL_ENDING, '')
  return groupOfName.get(base) ?? groupOfName.get(base.replace(/\..*/, '.*'))
}
