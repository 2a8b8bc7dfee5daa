import { isObject } from '../../../shared/config/json/value.ts'

const DEFAULT_ITEMS: Readonly<Record<string, (name: string) => unknown>> = {
  topbarLinks: name => ({ name, url: '/' }),
  redirects: () => ({ source: '/old-page', destination: '/new-page' }),
  'navbar.links': label => ({ label, href: '/' }),
  'footer.links': header => ({ header, items: [{ label: header, href: '/' }] }),
  'footer.links.items': label => ({ label, href: '/' }),
  'seo.paths': () => ({ path: '/', metatags: {} }),
  'contextual.options.href.query': key => ({ key, value: '$path' }),
}

interface NewItem {
  readonly name: string
  /** The values that items can have. */
  readonly choices?: readonly unknown[] | undefined
}

/** The initial value of a new item: one that the list does not have, or in the form of its other items. */
export function defaultItemFor(
  key: string,
  items: readonly unknown[],
  { name, choices = [] }: NewItem,
): unknown {
  const choice = choices.find(one => !items.includes(one)) ?? choices[0]
  if (choice !== undefined) return choice
  const make = DEFAULT_ITEMS[key]
  if (make) return make(name)
  return isObject(items.at(-1)) ? { name } : name
}
