/** Properties whose values say what a text looks like and where its parts are, by name or by the start of the name. */
const KEPT = new RegExp(
  `^(?:-webkit-|-moz-)?(?:${[
    'display|visibility|opacity|isolation|float|clear|box-sizing|order',
    'overflow(?:-x|-y|-wrap)?|overscroll-behavior(?:-[xy])?',
    '(?:min-|max-)?(?:width|height|inline-size|block-size)|aspect-ratio',
    '(?:margin|padding)(?:-(?:top|right|bottom|left|(?:inline|block)(?:-start|-end)?))?',
    'border(?:-[a-z-]+)?|outline(?:-[a-z]+)?|box-(?:shadow|decoration-break|orient|pack|align)',
    'background(?:-[a-z-]+)?|mask(?:-[a-z-]+)?|color(?:-scheme)?|fill|stroke(?:-[a-z]+)?|(?:accent|caret)-color',
    'font(?:-[a-z-]+)?|line-(?:height|clamp|break)|letter-spacing|text-[a-z-]+|white-space(?:-collapse)?',
    'word-(?:break|spacing)|hyphens|tab-size|vertical-align|writing-mode|list-style(?:-type|-position)?',
    'quotes|content|counter-(?:reset|increment|set)|columns|column-[a-z-]+|break-(?:before|after|inside)',
    'flex(?:-[a-z]+)?|grid(?:-[a-z-]+)?|(?:row-|column-)?gap|(?:align|justify|place)-[a-z]+',
    'table-layout|border-collapse|border-spacing|caption-side|object-(?:fit|position)',
    'transform(?:-[a-z]+)?|translate|rotate|scale|perspective(?:-origin)?|backface-visibility',
    'filter|backdrop-filter|(?:mix|background)-blend-mode|clip-path',
    'animation(?:-(?:name|duration|delay|timing-function|iteration-count|direction|fill-mode|play-state|composition))?',
    'transition(?:-[a-z-]+)?|will-change|cursor|pointer-events|user-select|resize|appearance|touch-action',
    '(?:top|right|bottom|left|inset(?:-(?:inline|block)(?:-start|-end)?)?)',
    'scroll-(?:behavior|(?:margin|padding)(?:-[a-z-]+)?|snap-[a-z-]+)|container-type',
  ].join('|')})$`,
)

/** Properties of which only some values are kept, none of them computed. */
const VALUES: ReadonlyMap<string, RegExp> = new Map([
  // Not `fixed`: all others are clipped at the edge of the content, which is a paint container.
  ['position', /^(?:relative|absolute|sticky|static)$/],
  ['z-index', /^(?:auto|-?\d{1,2})$/],
])

/** Whether a declaration can be kept: it cannot place anything outside the content. */
export const isKept = (property: string, value: string): boolean =>
  VALUES.get(property)?.test(value) ?? KEPT.test(property)
