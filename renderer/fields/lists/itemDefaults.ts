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

/** The initial value of a new item, in the form of the other items of its list. */
export function defaultItemFor(key: string, items: readonly unknown[], name: string): unknown {
  const make = DEFAULT_ITEMS[key]
  if (make) return make(name)
  return isObject(items.at(-1)) ? { name } : name
}
