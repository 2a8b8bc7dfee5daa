import { siteTextsIn } from '../../../shared/site/texts/site-texts.ts'

const { script, form, language } = siteTextsIn('en')

/** Stands for an element of a page that carries texts. */
export const withTexts = (selector: string) => ({
  dataset: { texts: JSON.stringify(selector.startsWith('.try') ? form : { language, ...script }) },
})
