import type { JsonObject } from '../../shared/config/json/value.ts'
import { type Section, sections, validatorName } from '../../shared/config/schema/sections.ts'
import { message } from '../../shared/messages/message.ts'
import type { Problem } from '../../shared/text/problem.ts'
import { ConfigForm } from '../fields/ConfigForm.tsx'
import { hostConnection } from '../host/link/connection.ts'
import { AppContext } from '../host/scope/app-window.ts'
import { BothModes } from './BothModes.tsx'
import { filled, filledNewer, mismatched } from './configs.ts'
import styles from './Gallery.module.css'
import { LONG } from './longText.ts'
import { type FormState, useFormModel } from './useFormModel.ts'

/** The sections with a form, each with all its fields. */
const forms = [...sections.older, ...sections.newer].filter(({ properties }) => properties.length > 0)

/** A problem at the first value of each section. */
const problems: readonly Problem[] = forms.map(({ properties }) => ({
  code: 'gallery/sample',
  severity: 'error',
  file: 'docs.json',
  offset: 0,
  length: 0,
  line: 1,
  column: 1,
  pointer: `/${properties[0]}`,
  message: message('common:verbatim', { text: `${LONG} is no value that readers can use.` }),
}))

const statesOf = ({ form }: Section): readonly (readonly [string, JsonObject, FormState])[] => {
  const values = form === 'newer' ? filledNewer : filled
  return [
    ['empty', {}, {}],
    ['filled', values, {}],
    ['error', values, { problems }],
    ['other type', mismatched, {}],
    ['disabled', values, { isReadOnly: true }],
  ]
}

interface SampleFormProps {
  readonly section: Section
  readonly config: JsonObject
  readonly state: FormState
}

/** A window without a host. */
const ALONE = hostConnection()

/** The form of a section with local values. */
export function SampleForm({ section, config, state }: SampleFormProps) {
  return (
    <AppContext value={ALONE}>
      <ConfigForm section={section} model={useFormModel(config, section.form, state)} />
    </AppContext>
  )
}

/** Every field of every section, in all its states. */
export function Forms() {
  return forms.map(section => (
    <section key={validatorName(section)} className={styles.specimen} aria-label={validatorName(section)}>
      <h3>{validatorName(section)}</h3>
      <p>{section.properties.join(', ')}</p>
      {statesOf(section).map(([name, config, state]) => (
        <figure key={name} className={styles.formState}>
          <figcaption>{name}</figcaption>
          <BothModes>
            {() => (
              <div className={styles.form}>
                <SampleForm section={section} config={config} state={state} />
              </div>
            )}
          </BothModes>
        </figure>
      ))}
    </section>
  ))
}
