import { bodyChoices } from '../../openapi/operation/choices.ts'
import type { BodyChoice, ContentView } from '../../openapi/operation/content.ts'
import { attributes, empty, type Html, html, join, none, text } from '../base/html.ts'
import { filledIn } from '../texts/fill.ts'
import type { SiteTexts } from '../texts/site-texts.ts'

const options = (names: readonly string[]): Html =>
  join(names.map((name, index) => html`<option${attributes({ value: index })}>${text(name)}</option>`))

function radios(choices: readonly BodyChoice[], texts: SiteTexts, name: string): Html {
  const labels = choices.map(({ kind }, index) => {
    const input = empty('input', {
      type: 'radio',
      name,
      value: index,
      'data-pick': 'choice',
      checked: index === 0,
      autocomplete: 'off',
    })
    return html`<label>${input}<span>${text(kind === 'all' ? texts.allFields : texts.requiredFields)}</span></label>`
  })
  return html`<fieldset class="segments"><legend>${text(texts.fieldsShown)}</legend>${join(labels)}</fieldset>`
}

/**
 * The control that chooses a body of one format: a list of given examples, or a switch between required and all fields.
 * Nothing if there is nothing to choose; `name` is used once on a page.
 */
export function choiceControl(content: ContentView, texts: SiteTexts, name: string): Html {
  const choices = bodyChoices(content)
  if (choices.length < 2) return none
  if (choices.every(({ kind }) => kind !== 'given')) return radios(choices, texts, name)
  const names = choices.map(
    (choice, index) => choice.name ?? filledIn(texts.exampleNumber, { number: String(index + 1) }),
  )
  return html`<label class="picker"><span>${text(texts.example)}</span><select data-pick="choice" autocomplete="off">${options(names)}</select></label>`
}

/** The controls for the format of a body and for its examples; nothing if there is one of each. */
export function choiceControls(contents: readonly ContentView[], texts: SiteTexts, name: string): Html {
  const types = contents.map(({ type }) => type)
  const formats =
    contents.length < 2
      ? none
      : html`<label class="picker"><span>${text(texts.format)}</span><select data-pick="format" autocomplete="off">${options(types)}</select></label>`
  const each = contents.map((content, index) => {
    const control = choiceControl(content, texts, `${name}-${index}`)
    const state = attributes({ 'data-format': index, hidden: index > 0 })
    return control === none ? none : html`<div${state}>${control}</div>`
  })
  const all = html`${formats}${join(each)}`
  return all === none ? none : html`<div class="choices">${all}</div>`
}
