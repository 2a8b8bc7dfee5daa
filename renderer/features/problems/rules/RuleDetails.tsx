import { useTranslation } from 'react-i18next'
import { ruleOf } from '../../../../shared/check/rules/registry.ts'
import { writingRuleOf } from '../../../../shared/check/rules/writing-guide.ts'
import type { RuleSetting } from '../../../../shared/check/settings/read.ts'
import { useSite } from '../../../host/scope/site.ts'
import { showSection } from '../../../host/view/view.ts'
import { Button } from '../../../kit/Button.tsx'
import { SegmentedChoice } from '../../../kit/SegmentedChoice.tsx'
import { localize } from '../../../messages/localize.ts'
import { PatternList } from './PatternList.tsx'
import styles from './Rules.module.css'
import { choicesOf, groupOf, stateOf, withSeverity } from './ruleState.ts'
import type { SettingsModel } from './useCheckSettings.ts'

interface RuleDetailsProps {
  readonly rule: string
  readonly model: SettingsModel
  /** Closes the surrounding dialog. */
  readonly onLeave: () => void
}

const KINDS = ['only', 'except'] as const

/** One rule: why it exists, where it comes from, its severity and its scope. */
export function RuleDetails({ rule, model, onLeave }: RuleDetailsProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const known = ruleOf(rule)
  const state = stateOf(model.settings, rule)
  const { own, group, isSwitched } = state
  if (!known) return null
  const { choices, chosen, default: standard } = choicesOf(state, rule)
  const set = (setting: RuleSetting) => model.change(rule, setting, t('rules.changed', { rule }))
  const isFixed = model.broken !== undefined
  const standardLabel = t('rules.default', { kind: t(`rules.kinds.${standard}`) })
  const isGroupHeard = group?.severity !== undefined && (isSwitched === undefined || group.severity !== 'off')
  return (
    <section className={styles.details} aria-label={rule}>
      <h3 className={styles.title}>
        <code>{rule}</code>
      </h3>
      <p className={styles.reason}>{localize(known.reason)}</p>
      <p className={styles.facts}>
        {t('rules.basedOn', { source: localize(known.source), places: known.scope })}{' '}
        {known.fixes && t('rules.hasFix')}{' '}
        {known.measured && t('rules.offByDefault', { found: localize(known.measured) })}
      </p>
      <div>
        <h4 className={styles.label}>{t('rules.severity')}</h4>
        <SegmentedChoice
          label={t('rules.severity')}
          size="small"
          isDisabled={isFixed}
          segments={choices.map(id => ({
            id,
            label: id === 'default' ? standardLabel : t(`rules.kinds.${id}`),
          }))}
          value={chosen}
          onChange={choice => set(withSeverity(own, choice))}
        />
      </div>
      {isGroupHeard && (
        <p className={styles.facts}>
          {t('rules.byGroup', { group: groupOf(rule), kind: t(`rules.kinds.${group.severity ?? 'varies'}`) })}
        </p>
      )}
      {isSwitched !== undefined && (
        <div className={styles.switched}>
          <p className={styles.facts}>
            {t(isSwitched ? 'rules.switchedOn' : 'rules.switchedOff', { rule: writingRuleOf(rule)?.text })}
          </p>
          <Button
            size="small"
            onPress={() => {
              onLeave()
              showSection(site, 'rules')
            }}
          >
            {t('rules.openWriting')}
          </Button>
        </div>
      )}
      {KINDS.map(kind => (
        <PatternList
          key={kind}
          label={t(`rules.${kind}`)}
          help={t(`rules.${kind}Help`)}
          patterns={own[kind] ?? []}
          isDisabled={isFixed}
          onChange={places => {
            const { [kind]: _before, ...rest } = own
            set(places.length > 0 ? { ...rest, [kind]: places } : rest)
          }}
        />
      ))}
    </section>
  )
}
