import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { type WritingRule, writingGroups } from '../../../shared/check/rules/writing-guide.ts'
import {
  type RuleLine,
  readRuleLines,
  setChecked,
  switchRule,
} from '../../../shared/check/settings/rules-file.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { editFile, useDocument } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { cx } from '../../kit/base/cx.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Select } from '../../kit/Select.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { localize } from '../../messages/localize.ts'
import { showProblemDialog } from '../problems/store.ts'
import styles from './RulesSection.module.css'

interface RuleSwitchesProps {
  readonly file: string
  readonly files: readonly string[]
  readonly onChoose: (file: string) => void
}

/** Every writing rule with its reason: a switch changes only its line in the file. */
export function RuleSwitches({ file, files, onChoose }: RuleSwitchesProps) {
  const { t } = useTranslation('settings')
  const known = useDocument(file)
  const text = known?.text
  if (text === undefined)
    return (
      <p className={styles.lead}>{known?.failure ? localize(known.failure.message) : t('rules.reading')}</p>
    )
  const lines = new Map(readRuleLines(text).map(line => [line.id, line]))
  return (
    <>
      <p className={styles.lead}>{t('rules.location', { file })}</p>
      {files.length > 1 && (
        <Select
          label={t('rules.which')}
          choices={files.map(id => ({ id, label: id }))}
          value={file}
          onChange={onChoose}
        />
      )}
      {writingGroups.map(({ title, rules }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3>{title}</h3>
          <ul className={styles.card}>
            {rules.map(rule => (
              <RuleRow key={rule.id} file={file} text={text} rule={rule} line={lines.get(rule.id)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface RuleRowProps {
  readonly file: string
  /** The text of the file. */
  readonly text: string
  readonly rule: WritingRule
  /** The state of the rule in the file; undefined if it is not listed. */
  readonly line: RuleLine | undefined
}

function RuleRow({ file, text, rule, line }: RuleRowProps) {
  const site = useSite()
  const { t } = useTranslation('settings')
  const isOn = line?.isOn === true
  const plain = rule.text.replaceAll('`', '')
  const change = (label: string, edits: TextEdits) => editFile(site, file, edits, { label })
  return (
    <li className={cx(styles.rule, !isOn && styles.off)}>
      <Switch
        isSelected={isOn}
        aria-label={plain}
        onChange={on => change(on ? t('rules.undoOn') : t('rules.undoOff'), switchRule(text, rule.id, on))}
      />
      <span className={styles.text}>
        <WithCode text={rule.text} />
      </span>
      {rule.checks.length > 0 && isOn ? (
        <Checkbox
          isSelected={line.isChecked}
          aria-label={t('rules.checkedLabel', { rule: plain })}
          onChange={on =>
            change(on ? t('rules.undoChecked') : t('rules.undoUnchecked'), setChecked(text, rule.id, on))
          }
        >
          {t('rules.checked')}
        </Checkbox>
      ) : (
        <span className={styles.judge}>{rule.checks.length === 0 && t('rules.forReader')}</span>
      )}
      <p className={styles.reason}>{rule.reason}</p>
      {rule.checks.length > 0 && isOn && line.isChecked && (
        <div className={styles.reason}>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('rules.severityLabel', { rule: plain })}
            onPress={() => showProblemDialog(site, { kind: 'rules', words: rule.text })}
          >
            {t('rules.severity')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Text between backticks, as code. */
function WithCode({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={part}>{part}</code> : <Fragment key={part}>{part}</Fragment>,
    )
}
