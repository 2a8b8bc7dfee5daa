import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { type ConversionRequest, convertConfig } from './convert.ts'
import type { Converted } from './model.ts'

function convert(text: string, request: Partial<ConversionRequest> = {}): Converted {
  const made = convertConfig({ file: 'docs.json', text, to: 'galley', ...request })
  if (made.kind === 'converted') return made
  throw new Error(`${made.line}:${made.column} ${inEnglish(made.message)}`)
}

const valueOfText = (text: string): unknown => {
  const { root } = parseJson(text)
  return root && toValue(root)
}

test('a tab that several versions share becomes one tab, and the links of a language are those of its version', () => {
  const part = (extra: readonly string[]) => ({
    tabs: [
      { tab: 'Docs', pages: ['intro', ...extra] },
      { tab: 'SDKs', pages: ['sdks/node', 'sdks/python'] },
      { tab: 'Scattered', pages: ['x/one', 'y/two'] },
    ],
  })
  const global = { anchors: [{ anchor: 'Chat', href: 'https://example.com/chat' }] }
  const text = JSON.stringify({
    navigation: {
      versions: [
        { version: 'v2', ...part(['new']), global },
        { version: 'v1', ...part([]) },
      ],
    },
  })
  expect(valueOfText(convert(text).text)).toMatchObject({
    primaryTab: { name: 'Docs' },
    tabs: [{ name: 'SDKs', url: 'sdks' }],
    anchors: [{ name: 'Chat', url: 'https://example.com/chat', version: 'v2' }],
  })
})

test('versions whose folders contain those of their tabs keep each tab, and come back unchanged', () => {
  const tabs = (folder: string) => ({
    tabs: [
      { tab: 'Docs', groups: [{ group: 'Start', pages: [`${folder}index`, `${folder}guides/a`] }] },
      {
        tab: 'API',
        groups: [{ group: 'Calls', pages: [`${folder}api-reference/a`, `${folder}api-reference/b`] }],
      },
    ],
  })
  for (const folder of ['v1/', '']) {
    const navigation = {
      versions: [
        { version: 'v2', ...tabs('v2/') },
        { version: 'v1', ...tabs(folder) },
      ],
    }
    const there = convert(JSON.stringify({ navigation }))
    expect(valueOfText(there.text)).toMatchObject({
      primaryTab: { name: 'Docs' },
      tabs: [
        { name: 'API', url: 'v2/api-reference', version: 'v2' },
        { name: 'API', url: `${folder}api-reference`, version: 'v1' },
      ],
    })
    const back = convert(there.text, { to: 'newer' })
    expect(valueOfText(back.text)).toMatchObject({ navigation })
    expect([...there.report, ...back.report].filter(({ outcome }) => outcome === 'lost')).toEqual([])
  }
})

const group = (...pages: readonly string[]) => ({ groups: [{ group: 'Start', pages }] })

const losses = ({ report }: Converted) =>
  report
    .filter(({ outcome }) => outcome === 'lost')
    .map(({ from, why }) => `${from} ${why && inEnglish(why)}`)

test('tabs that hold versions become tabs of each version', () => {
  const navigation = {
    tabs: [
      { tab: 'Docs', ...group('index') },
      {
        tab: 'API',
        versions: [
          { version: 'v2', ...group('calls/a') },
          { version: 'v1', ...group('old/a') },
        ],
      },
    ],
  }
  const made = convert(JSON.stringify({ navigation }))
  expect(valueOfText(made.text)).toMatchObject({
    primaryTab: { name: 'Docs' },
    tabs: [
      { name: 'API', url: 'calls', version: 'v2' },
      { name: 'API', url: 'old', version: 'v1' },
    ],
    versions: ['v2', 'v1'],
  })
  expect(losses(made)).toEqual([
    '/navigation/tabs/1/versions/0 The whole site has one menu here. It becomes a version of all pages.',
    '/navigation/tabs/1/versions/1 The whole site has one menu here. It becomes a version of all pages.',
  ])
})

test('if the first tab has a folder and the next one has none, the next one becomes the first, and the report says so', () => {
  const navigation = {
    versions: [
      {
        version: 'v2',
        tabs: [
          { tab: 'API', ...group('v2/api/a') },
          { tab: 'Docs', ...group('v2/a', 'v2/b') },
        ],
      },
      {
        version: 'v1',
        tabs: [
          { tab: 'Docs', ...group('v1/a', 'v1/b') },
          { tab: 'API', ...group('v1/api/a') },
        ],
      },
    ],
  }
  const made = convert(JSON.stringify({ navigation }))
  expect(valueOfText(made.text)).toMatchObject({
    primaryTab: { name: 'Docs' },
    tabs: [
      { name: 'API', url: 'v2/api', version: 'v2' },
      { name: 'API', url: 'v1/api', version: 'v1' },
    ],
  })
  expect(losses(made)).toEqual([
    '/navigation/versions/0/tabs/1 The tabs before it follow it: it becomes the first tab.',
  ])
})

test('a group without pages that moves to the first tab is reported; inside another group it stays', () => {
  const navigation = {
    tabs: [
      { tab: 'Docs', ...group('index') },
      {
        tab: 'API',
        groups: [
          { group: 'Soon', pages: [] },
          { group: 'Calls', pages: ['api/a', { group: 'Later', pages: [] }] },
        ],
      },
    ],
  }
  const made = convert(JSON.stringify({ navigation }))
  expect(losses(made)).toEqual([
    '/navigation/tabs/1/groups/0 A group without pages belongs to the first tab here and moves there.',
  ])
  expect(valueOfText(convert(made.text, { to: 'newer' }).text)).toMatchObject({
    navigation: {
      tabs: [
        { tab: 'Docs', groups: [{ group: 'Start' }, { group: 'Soon' }] },
        { tab: 'API', groups: [{ group: 'Calls', pages: ['api/a', { group: 'Later', pages: [] }] }] },
      ],
    },
  })
})

test('tabs of the same name that become one, and pages outside of all tabs, are reported', () => {
  const tabs = (icon: string, page: string) => ({
    tabs: [
      { tab: 'Docs', ...group(`intro-${page}`) },
      { tab: 'SDKs', icon, ...group(`sdks/${page}`, `more/${page}`) },
    ],
  })
  const navigation = {
    versions: [
      { version: 'v3', ...group('alone') },
      { version: 'v2', ...tabs('star', 'a') },
      { version: 'v1', tabs: [{ tab: 'Docs', icon: 'book', ...group('intro-b') }] },
    ],
  }
  expect(losses(convert(JSON.stringify({ navigation })))).toEqual([
    '/navigation/versions/0/groups/0 It is in no tab. Here, it is in the first one.',
    expect.stringMatching(/^\/navigation\/versions\/1\/tabs\/1 Here, a tab holds the pages of one folder/),
  ])
})

test('an arrangement that would not survive a round trip is reported, if nothing else is', () => {
  const navigation = {
    tabs: [
      { tab: 'Docs', ...group('a') },
      { tab: 'API', anchors: [{ anchor: 'One', ...group('b/a') }] },
    ],
  }
  expect(losses(convert(JSON.stringify({ navigation })))).toEqual([
    '/navigation/tabs/1/anchors This format arranges it differently, so it would change when converted back.',
  ])
})

test('a “not hidden” flag is not reported as lost', () => {
  const navigation = { groups: [{ group: 'Start', hidden: false, pages: ['index'] }] }
  expect(losses(convert(JSON.stringify({ navigation })))).toEqual([])
})

test('if the round trip is too long to try, nothing is reported as lost', () => {
  const tabs = Array.from({ length: 5000 }, (_, index) => ({ tab: `t${index}`, ...group(`t${index}/a`) }))
  expect(losses(convert(JSON.stringify({ navigation: { tabs } })))).toEqual([])
})

test('the address of a tab that holds versions is reported as lost', () => {
  const tab = {
    tab: 'API',
    href: 'https://example.com/api',
    versions: [
      { version: 'v2', ...group('calls/a') },
      { version: 'v1', ...group('old/a') },
    ],
  }
  const navigation = { tabs: [{ tab: 'Docs', ...group('index') }, tab] }
  expect(losses(convert(JSON.stringify({ navigation })))).toContain(
    '/navigation/tabs/1/href It leads to the first of its pages here.',
  )
})
