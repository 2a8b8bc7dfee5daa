import { type Message, message } from '../../messages/message.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { type ConvertValue, expecting, type Rule } from './equivalent.ts'
import { field, renamed, textOf, without } from './values.ts'

const object = expecting(isObject, 'object')
const truth = expecting(value => typeof value === 'boolean', 'boolean')
const path = (dotted: string) => dotted.split('.')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The text that readers see for a link with a kind but no text: `GitHub`, `Discord`. */
const kindName = (kind: string): string => (kind === 'github' ? 'GitHub' : capital(kind))

/** Converts the items of a list one by one; unusable ones are lost. */
const each =
  (make: (item: JsonObject) => JsonObject | undefined, need: Message): ConvertValue =>
  (value, lose) => {
    if (!isList(value)) return { stays: message('convert:notList') }
    const made = value.map((item, index) => {
      const one = isObject(item) ? make(item) : undefined
      if (one === undefined) lose([index], need)
      return one
    })
    return { value: made.filter(item => item !== undefined) }
  }

function linkDown(link: JsonObject): JsonObject | undefined {
  const kind = textOf(field(link, 'type'))
  const label = textOf(field(link, 'label')) ?? (kind && kindName(kind))
  if (label === undefined || textOf(field(link, 'href')) === undefined) return undefined
  return { name: label, url: field(link, 'href'), ...without(link, ['label', 'href']) }
}

function linkUp(link: JsonObject): JsonObject | undefined {
  const { name, url } = { name: field(link, 'name'), url: field(link, 'url') }
  if (textOf(name) === undefined || textOf(url) === undefined) return undefined
  const kind = textOf(field(link, 'type'))
  const rest = without(link, ['name', 'url'])
  return kind && name === kindName(kind) ? { href: url, ...rest } : { label: name, href: url, ...rest }
}

const buttonDown: ConvertValue = (value, lose) => {
  const [kind, href] = [field(value, 'type'), textOf(field(value, 'href'))]
  if (!isObject(value) || href === undefined) return { stays: message('convert:noTarget') }
  const label = textOf(field(value, 'label'))
  const rest = without(value, ['type', 'label', 'href'])
  if (kind === 'github')
    return { value: { type: 'github', ...(label && { name: label }), url: href, ...rest } }
  if (typeof kind === 'string' && kind !== 'button') {
    lose(['type'], message('convert:plainButton', { kind }))
  }
  const name = label ?? (typeof kind === 'string' ? kindName(kind) : undefined)
  return name === undefined
    ? { stays: message('convert:noButtonText') }
    : { value: { name, url: href, ...rest } }
}

const BUTTON_LOOK = ['style', 'arrow']

const buttonUp: ConvertValue = (value, lose) => {
  const [kind, name] = [field(value, 'type'), textOf(field(value, 'name'))]
  const url = textOf(field(value, 'url'))
  const isGithub = kind === 'github'
  if (!isObject(value) || url === undefined || (name === undefined && !isGithub)) {
    return { stays: message('convert:buttonNeeds') }
  }
  for (const key of BUTTON_LOOK) {
    if (field(value, key) !== undefined) lose([key], message('convert:buttonShape'))
  }
  const rest = without(value, ['type', 'name', 'url', ...BUTTON_LOOK])
  return { value: { type: isGithub ? 'github' : 'button', ...(name && { label: name }), href: url, ...rest } }
}

/** Accounts as an object; in an older form they are a list of kinds and addresses. */
const socialsUp: ConvertValue = value => {
  const made = isList(value) ? socialsOf(value) : value
  return isObject(made) ? { value: made } : { stays: message('convert:notAccounts') }
}

/**
 * Returns the accounts of a list `[{"type": "x", "url": "…"}]` as an object; the first of each kind counts.
 */
export function socialsOf(list: readonly unknown[]): JsonObject {
  const pairs = list.flatMap(item => {
    const [kind, url] = [textOf(field(item, 'type')) ?? 'website', textOf(field(item, 'url'))]
    return url === undefined ? [] : [[kind, url] as const]
  })
  return Object.fromEntries(pairs.toReversed())
}

/** The columns of the footer and their links under other keys. */
const columns =
  (
    outer: Readonly<Record<string, string>>,
    inner: Readonly<Record<string, string>>,
    items: string,
  ): ConvertValue =>
  value => {
    if (!isList(value) || !value.every(isObject)) return { stays: message('convert:notColumns') }
    const links = (list: unknown) =>
      isList(list) ? list.map(link => (isObject(link) ? renamed(link, inner) : link)) : list
    const made = value
      .map(column => renamed(column, outer))
      .map(column =>
        Object.fromEntries(
          Object.entries(column).map(([key, item]) => [key, key === items ? links(item) : item]),
        ),
      )
    return { value: made }
  }

/** The header, the footer and reader feedback. */
export const HEADER: readonly Rule[] = [
  {
    newer: path('navbar.links'),
    here: ['topbarLinks'],
    down: each(linkDown, message('convert:linkNeeds')),
    up: each(linkUp, message('convert:linkNeeds')),
  },
  { newer: path('navbar.primary'), here: ['topbarCtaButton'], down: buttonDown, up: buttonUp },
  { newer: path('footer.socials'), here: ['footerSocials'], down: object, up: socialsUp },
  {
    newer: path('footer.links'),
    here: path('footer.links'),
    down: columns({ header: 'title', items: 'links' }, { href: 'url' }, 'links'),
    up: columns({ title: 'header', links: 'items' }, { url: 'href' }, 'items'),
  },
  { newer: path('feedback.edits'), here: path('feedback.suggestEdit'), down: truth, up: truth },
  { newer: path('feedback.issues'), here: path('feedback.raiseIssue'), down: truth, up: truth },
  { newer: path('feedback.thumbs'), here: path('feedback.thumbsRating'), down: truth, up: truth },
]
