import { formatPointer } from '../../config/json/pointer.ts'
import { pagesInOrder } from '../../config/navigation/navigation.ts'
import { nearest } from '../../config/read/nearest.ts'
import { message } from '../../messages/message.ts'
import { pathOfFile } from '../../page/summary.ts'
import type { PageCheck } from '../base/page-check.ts'

/** Fields that Galley reads, so that misspelled ones are noticed. */
const FIELDS = [
  'title',
  'description',
  'sidebarTitle',
  'icon',
  'iconType',
  'version',
  'openapi',
  'authMethod',
  'playground',
  'deprecated',
  'hidden',
  'noindex',
  'canonical',
  'keywords',
  'hideApiMarker',
  'hideFooterPagination',
]

const listed = new WeakMap<object, ReadonlySet<string>>()

function isListed(check: PageCheck, path: string): boolean {
  const { navigation } = check.context.site
  const paths = listed.get(navigation) ?? new Set(pagesInOrder(navigation).map(entry => entry.path))
  listed.set(navigation, paths)
  return paths.has(path)
}

/** Checks the frontmatter of a page: its title, misspelled fields, undeclared versions. */
export function checkPageFields(check: PageCheck): void {
  const { page, context } = check
  const { frontmatter } = page
  const path = pathOfFile(page.file)
  const summary = context.pages.get(path)
  const misspelled = Object.keys(frontmatter).flatMap(key => {
    const suggestion = FIELDS.includes(key) ? undefined : likeField(key)
    return suggestion === undefined || Object.hasOwn(frontmatter, suggestion)
      ? []
      : [[key, suggestion] as const]
  })
  for (const [key, near] of misspelled) {
    const place = check.field(key)
    const { offset, length } = place
    check.add('page/unknown-field', place, {
      message: message('checks:field.unknown', { key }),
      hint: message('common:didYouMean', { near }),
      pointer: formatPointer([key]),
      fix:
        length === key.length
          ? { label: message('checks:field.rename', { near }), edits: [{ offset, length, text: near }] }
          : undefined,
    })
  }
  const isTitled = Boolean(frontmatter.title) || misspelled.some(([, suggestion]) => suggestion === 'title')
  const hasOther = summary === undefined || summary.operation !== undefined || summary.url !== undefined
  if (!isTitled && !hasOther && isListed(check, path)) {
    check.add('page/no-title', check.field('title'), {
      message: message('checks:field.noTitle', { title: summary.title }),
      hint: message('checks:field.noTitleHint'),
      pointer: '/title',
    })
  }
  checkVersion(check)
  checkReachable(check, path)
  if (summary && summary.url === undefined && isListed(check, path))
    checkLengths(check, hasOther || misspelled.some(([, suggestion]) => suggestion === 'description'))
}

/** A page that neither the navigation nor another page links to; hidden pages are meant to be so. */
function checkReachable(check: PageCheck, path: string): void {
  const { context } = check
  const summary = context.pages.get(path)
  const isMeant = summary?.hidden || summary?.url !== undefined || path === context.site.routes.home
  if (isMeant || isListed(check, path) || context.isLinked?.(path) !== false) return
  check.add('navigation/unreachable', check.field('title'), {
    message: message('checks:field.orphan'),
    hint: message('checks:field.orphanHint'),
  })
}

/** The lengths that search results show. */
const LONGEST = { title: 70, description: 200 }
const SHORTEST_DESCRIPTION = 20

function checkLengths(check: PageCheck, isGenerated: boolean): void {
  const { title, description } = check.page.frontmatter
  if (typeof title === 'string' && title.length > LONGEST.title) {
    check.add('page/title-length', check.field('title'), {
      message: message('checks:field.longTitle', { length: title.length }),
      hint: message('checks:field.longTitleHint', { limit: LONGEST.title }),
      pointer: '/title',
    })
  }
  if (typeof description !== 'string' || description.trim() === '') {
    if (isGenerated) return
    check.add('page/no-description', check.field('description'), {
      message: message('checks:field.noDescription'),
      hint: message('checks:field.noDescriptionHint'),
      pointer: '/description',
    })
  } else if (description.length > LONGEST.description || description.trim().length < SHORTEST_DESCRIPTION) {
    check.add('page/description-length', check.field('description'), {
      message: message('checks:field.description', { length: description.trim().length }),
      hint: message('checks:field.descriptionHint', {
        shortest: SHORTEST_DESCRIPTION,
        longest: LONGEST.description,
      }),
      pointer: '/description',
    })
  }
}

/** The field that a key was meant to be; short keys are too often names of their own. */
const likeField = (key: string): string | undefined =>
  FIELDS.find(field => field.toLowerCase() === key.toLowerCase()) ??
  (key.length < 6 ? undefined : nearest(key, FIELDS))

function checkVersion(check: PageCheck): void {
  const { version } = check.page.frontmatter
  const names = check.context.site.divisions.versions.map(one => one.name)
  if (typeof version !== 'string' || names.length === 0 || names.includes(version)) return
  const suggestion = nearest(version, names)
  check.add('version/undeclared', check.field('version'), {
    message: message('checks:field.version', { version }),
    hint:
      suggestion === undefined
        ? message('checks:field.versionHint')
        : message('common:didYouMean', { near: suggestion }),
    pointer: '/version',
  })
}
