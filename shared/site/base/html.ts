declare const written: unique symbol

/** HTML written by this folder: all text in it went through {@link text}, so a mix-up is a compile error. */
export type Html = string & { readonly [written]: true }

const HTML = (value: string) => value as Html

/** Empty HTML. */
export const none: Html = HTML('')

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes `value` for text between tags, where quotes stay as they are: code is full of them. */
export function codeText(value: string): Html {
  return HTML(/[&<>]/.test(value) ? value.replace(/[&<>]/g, found => ESCAPES[found] ?? found) : value)
}

/** Escapes `value` for text or a quoted attribute. */
export function text(value: string): Html {
  return HTML(/[&<>"]/.test(value) ? value.replace(/[&<>"]/g, found => ESCAPES[found] ?? found) : value)
}

/** Builds HTML from a template; only HTML may be inserted. */
export function html(parts: TemplateStringsArray, ...values: readonly Html[]): Html {
  let result = parts[0] ?? ''
  for (let index = 0; index < values.length; index++)
    result += (values[index] ?? '') + (parts[index + 1] ?? '')
  return HTML(result)
}

/** Concatenates pieces of HTML. */
export function join(pieces: Iterable<Html>): Html {
  let result = ''
  for (const piece of pieces) result += piece
  return HTML(result)
}

/** Accepts the output of one of our rendering libraries; never a page's own HTML. */
export const rendered = (value: string): Html => HTML(value)

/** Attributes by name, in order; `false` and `undefined` are omitted, `true` is written without a value. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Writes attributes, each with a space before it. Names are ours, never a page's. */
export function attributes(values: Attributes): Html {
  let result = ''
  for (const name in values) {
    const value = values[name]
    if (value === undefined || value === false) continue
    result += value === true ? ` ${name}` : ` ${name}="${text(String(value))}"`
  }
  return HTML(result)
}

/** Writes an attribute with JSON, which is half as long between single quotes. */
export const jsonAttribute = (name: string, value: unknown): Html =>
  HTML(` ${name}='${text(JSON.stringify(value)).replaceAll('&quot;', '"').replaceAll("'", '&#39;')}'`)

/** Writes an element with an end tag. */
export function element(name: string, values: Attributes, inner: Html = none): Html {
  return HTML(`<${name}${attributes(values)}>${inner}</${name}>`)
}

/** Writes an element that has no content, such as `img`. */
export function empty(name: string, values: Attributes): Html {
  return HTML(`<${name}${attributes(values)}>`)
}

/** Returns a slice of HTML at boundaries that the caller knows. */
export function cut(from: Html, start: number, end?: number): Html {
  return HTML(from.slice(start, end))
}

/** Removes links inside a link and keeps their text: HTML allows no nested links. */
export const withoutLinks = (from: Html): Html =>
  from.includes('<a') ? HTML(from.replace(/<\/?a(?:\s[^>]*)?>/g, '')) : from

/** Adds an attribute to the element at the start of `from`; anything else stays as it is. */
export function withAttribute(from: Html, attribute: Html): Html {
  const name = /^<[a-z][a-z0-9]*/.exec(from)?.[0]
  return name === undefined ? from : HTML(name + attribute + from.slice(name.length))
}

/** Renders a plain-text title by an author: text between backticks is code. */
export function titled(value: string): Html {
  const parts = value.split('`')
  if (parts.length < 3 || parts.length % 2 === 0) return text(value)
  return join(parts.map((part, index) => (index % 2 === 1 ? element('code', {}, text(part)) : text(part))))
}
