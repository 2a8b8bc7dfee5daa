import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw, testSite } from '../testing/draw.ts'
import { tagsOf } from '../testing/tags.ts'
import { type DeferredNavigation, navigationFiles } from './navigation-files.ts'

const site = (groups: number, pages: number, nested = false) => {
  const names = Array.from({ length: groups }, (_, g) =>
    Array.from({ length: pages }, (_, p) => `g${g}/p${p}`),
  )
  const group = (paths: readonly string[], index: number) => ({ group: `Group ${index}`, pages: paths })
  const navigation = nested ? [{ group: 'All', pages: names.map(group) }] : names.map(group)
  return testSite({ pages: names.flat(), config: { navigation } })
}
const sidebarOf = (of: ReturnType<typeof site>, path: string) => draw('x', of, `${path}.mdx`).regions.sidebar
const linksOf = (html: string) =>
  tagsOf(html).flatMap(tag => (tag.name === 'a' ? [tag.attributes.get('href') ?? ''] : []))
const restOf = (of: ReturnType<typeof site>): DeferredNavigation => {
  const [file] = navigationFiles(of)
  return JSON.parse(/^galleyPages\((.*)\)\n$/s.exec(file?.content ?? '')?.[1] ?? 'null')
}

test('a short navigation is complete on every page', () => {
  const small = site(5, 10, true)
  expect(linksOf(sidebarOf(small, 'g2/p3'))).toHaveLength(50)
  expect(navigationFiles(small)).toEqual([])
})

test.each([true, false])(
  'a long one has the open group, and the first page of the others (nested: %s)',
  nested => {
    const long = site(40, 20, nested)
    const html = sidebarOf(long, 'g7/p3')
    expect(linksOf(html)).toHaveLength(20 + 39)
    expect(html).toContain('aria-current="page" href="./p3.html"')
    expect(html.match(/<details open>/g)).toHaveLength(1)
    const [file] = navigationFiles(long)
    expect(html).toContain(`data-pages="../${file?.path}"`)
    expect(restOf(long).rows).toHaveLength(40)
    expect(linksOf(restOf(long).rows[7] ?? '')).toEqual(
      Array.from({ length: 20 }, (_, p) => `../../g7/p${p}.html`),
    )
  },
)

test('of very many groups only those around the open one are shown, and the others counted', () => {
  const huge = site(400, 3)
  const html = sidebarOf(huge, 'g200/p1')
  expect(html).toContain('<summary>194 more groups</summary>')
  expect(html).toContain('<summary>193 more groups</summary>')
  expect(linksOf(html).length).toBeLessThan(30)
  expect(restOf(huge).groups).toHaveLength(400)
  expect(sidebarOf(huge, 'g0/p0')).toContain('<summary>393 more groups</summary>')
})

test('of very many pages of a group only those around the open one are shown, and the others counted', () => {
  for (const nested of [true, false]) {
    const long = site(2, 300, nested)
    const html = sidebarOf(long, 'g1/p100')
    expect(linksOf(html)).toHaveLength(1 + 25 + 2)
    expect(html).toMatch(/data-rest="1" data-from="0" data-to="88"><summary>88 more pages</)
    expect(html).toMatch(/data-rest="1" data-from="113" data-to="300"><summary>187 more pages</)
    expect(linksOf(restOf(long).rows[1] ?? '')).toHaveLength(300)
    expect(sidebarOf(long, 'g1/p0')).toContain('<summary>287 more pages</summary>')
    expect(sidebarOf(long, 'g1/p15').match(/more pages</g)).toHaveLength(1)
  }
})

test('of very many groups inside a group, too, a page has those around the open one', () => {
  const html = sidebarOf(site(90, 12, true), 'g40/p3')
  expect(html).toContain('<summary>36 more groups</summary>')
  expect(html).toContain('<summary>45 more groups</summary>')
  expect(linksOf(html)).toHaveLength(12 + 8 + 2)
  const far = testSite({ pages: ['alone', ...site(90, 12).pages.map(({ path }) => path)] })
  expect(linksOf(sidebarOf(far, 'alone')).length).toBeLessThan(40)
})

test('whatever is folded, a page is marked once, and every page can be reached', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 90 })),
      fc.boolean(),
      (g, p, nested) => {
        const any = site(g, p, nested)
        const [page] = fc.sample(fc.constantFrom(...any.pages), 1)
        const html = sidebarOf(any, page?.path ?? '')
        expect(html.match(/aria-current="page"/g)).toHaveLength(1)
        const rest = navigationFiles(any).length > 0 ? restOf(any) : { rows: [], groups: [] }
        const inFile = linksOf([...rest.rows, ...rest.groups].join('')).map(link => link.replace('../', ''))
        const at = (link: string) => new URL(link, `https://a.example/${page?.path}.html`).pathname
        const reached = new Set([...linksOf(html), ...inFile].map(at))
        expect(any.pages.filter(({ path }) => !reached.has(`/${path}.html`))).toEqual([])
      },
    ),
    { numRuns: 30 },
  )
})

test('a new title changes the file of a long navigation, but no page that does not show it', () => {
  const before = site(40, 20)
  const renamed = before.pages.map(page => (page.path === 'g7/p3' ? { ...page, title: 'Renamed' } : page))
  const after = testSite({ pages: renamed, config: before.config })
  const [[old], [file]] = [navigationFiles(before), navigationFiles(after)]
  expect(file?.path).toBe(old?.path)
  expect(file?.content).toContain('Renamed')
  for (const path of ['g6/p3', 'g8/p0']) expect(sidebarOf(after, path)).toBe(sidebarOf(before, path))
  const moved = (before.config.navigation ?? []).toReversed()
  const [other] = navigationFiles(testSite({ pages: before.pages, config: { navigation: moved } }))
  expect(other?.path).not.toBe(old?.path)
})

test('the row of an operation that is named by its method and path does not show the method twice', () => {
  const page = { file: 'a.mdx', path: 'a', title: 'POST /send', titled: true, operation: 'POST /send' }
  const row = (more: object = {}) => sidebarOf(testSite({ pages: [{ ...page, ...more }] }), 'a')
  expect(row()).toContain('<span class="method post">post</span>/send</a>')
  expect(row({ hideApiMarker: true })).toContain('>POST /send</a>')
})
