import type { Attack } from './page-slots.ts'

/** A docs.json of the older form with an attack in every text. */
export const olderConfig = (attack: Attack, pages: readonly string[]): object => {
  const at = (name: string) => attack(`docs.json ${name}`)
  return {
    name: at('name'),
    logo: { light: at('logo light'), dark: at('logo dark'), href: at('logo href') },
    favicon: at('favicon'),
    colors: { primary: at('primary'), light: at('light'), dark: at('dark') },
    backgroundImage: at('backgroundImage'),
    topbarLinks: [{ name: at('topbar name'), url: at('topbar url') }],
    topbarCtaButton: { type: 'link', name: at('button name'), url: at('button url') },
    tabs: [
      { name: at('tab name'), url: 'p' },
      { name: 'tab', url: at('tab url') },
    ],
    anchors: [
      { name: at('anchor name'), url: at('anchor url'), icon: at('anchor icon'), color: at('anchor color') },
    ],
    versions: [at('version'), 'v1'],
    footerSocials: { github: at('social'), website: at('website'), [at('social key')]: at('social value') },
    modeToggle: { default: at('mode') },
    metadata: { 'og:title': at('metadata'), [at('metadata key')]: 'x' },
    analytics: { ga4: { measurementId: at('analytics') } },
    feedback: { thumbsRating: true },
    redirects: [
      { source: '/moved', destination: at('redirect') },
      { source: '/moved-2', destination: '//evil.test/' },
      { source: '/many/:slug*', destination: at('redirect with a variable') },
    ],
    navigation: [{ group: at('group'), icon: at('group icon'), pages: [...pages] }],
    openapi: 'api.json',
  }
}

/** A docs.json of the newer form with an attack in every text. */
export const newerConfig = (attack: Attack, pages: readonly string[]): object => {
  const at = (name: string) => attack(`docs.json ${name}`)
  return {
    theme: 'mint',
    name: at('name'),
    description: at('description'),
    colors: { primary: at('primary') },
    logo: at('logo'),
    favicon: at('favicon'),
    fonts: { family: at('font'), source: at('font source') },
    background: { image: at('background'), color: { light: at('background color') } },
    banner: { content: at('banner'), dismissible: true },
    navbar: {
      links: [{ label: at('navbar label'), href: at('navbar href'), icon: at('navbar icon') }],
      primary: { type: 'button', label: at('primary label'), href: at('primary href') },
    },
    footer: {
      socials: { x: at('social'), [at('social key')]: 'https://example.com' },
      links: [
        { header: at('footer header'), items: [{ label: at('footer label'), href: at('footer href') }] },
      ],
    },
    seo: { metatags: { 'og:title': at('meta tag'), [at('meta tag key')]: 'x' } },
    search: { prompt: at('search prompt') },
    errors: { 404: { redirect: false, title: at('404 title'), description: at('404 description') } },
    variables: { product: at('variable') },
    redirects: [
      { source: '/moved', destination: at('redirect') },
      { source: '/many/:slug*', destination: at('redirect with a variable') },
      { source: '/to/:slug', destination: `${at('redirect to a scheme')}:slug` },
    ],
    contextual: {
      options: [
        'copy',
        'view',
        {
          title: at('menu title'),
          description: at('menu text'),
          href: at('menu href'),
          icon: at('menu icon'),
        },
      ],
    },
    navigation: {
      global: { anchors: [{ anchor: at('anchor'), href: at('anchor href'), icon: at('anchor icon') }] },
      languages: [
        {
          language: 'en',
          tabs: [
            {
              tab: at('tab'),
              icon: at('tab icon'),
              groups: [
                { group: at('group'), icon: at('group icon'), tag: at('group tag'), pages: [...pages] },
              ],
            },
            { tab: 'Elsewhere', href: at('tab href') },
            { tab: 'API', openapi: 'api.json' },
          ],
        },
        { language: at('language'), pages: ['p0'] },
      ],
    },
  }
}

/** An API description with an attack in every text, and in names. */
export const hostileApi = (attack: Attack, server: string): object => {
  const at = (name: string) => attack(`API ${name}`)
  const schema = (depth: number): object => ({
    type: 'object',
    title: at('schema title'),
    description: at('schema description'),
    required: [at('required')],
    properties: {
      [at('property name')]: {
        type: 'string',
        description: at('property description'),
        default: at('default'),
        example: at('example'),
        enum: [at('enum'), 'x'],
        format: at('format'),
        pattern: at('pattern'),
      },
      ...(depth > 0 && { inner: schema(depth - 1) }),
    },
  })
  return {
    openapi: '3.1.0',
    info: {
      title: at('title'),
      version: at('version'),
      description: at('description'),
      contact: { url: at('contact') },
    },
    servers: [{ url: server, description: at('server description') }, { url: at('server') }],
    tags: [{ name: at('tag'), description: at('tag description') }],
    externalDocs: { url: at('external docs'), description: at('external text') },
    components: {
      securitySchemes: {
        [at('security name')]: { type: 'http', scheme: at('scheme'), description: at('security text') },
      },
      schemas: { Pet: schema(1) },
    },
    paths: {
      '/answer/{id}': {
        post: {
          operationId: 'answer',
          summary: 'Answer',
          description: at('operation description'),
          externalDocs: { url: at('operation docs') },
          parameters: [
            {
              name: at('parameter name'),
              in: 'query',
              description: at('parameter text'),
              schema: { type: 'string', enum: [at('choice')] },
            },
            {
              name: 'id',
              in: 'path',
              required: true,
              description: at('path text'),
              example: 'x',
              schema: { type: 'string' },
            },
          ],
          requestBody: {
            description: at('body text'),
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Pet' },
                example: { [at('example key')]: at('example value') },
              },
            },
          },
          responses: {
            200: {
              description: at('response text'),
              headers: { [at('header name')]: { description: at('header text') } },
              content: { 'application/json': { schema: schema(0) } },
            },
            [at('status')]: { description: 'x' },
          },
          'x-codeSamples': [{ lang: at('sample language'), label: at('sample label'), source: at('sample') }],
        },
      },
    },
  }
}
