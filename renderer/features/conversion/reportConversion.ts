import i18next from 'i18next'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import { notify } from '../../host/base/notices.ts'
import { runCommand } from '../../host/commands/commands.ts'
import type { AppWindow } from '../../host/scope/app-window.ts'

/** Says what a conversion wrote. A site that comes from another tool is offered the report of what looks different here. */
export function reportConversion(app: AppWindow, plan: ConversionPlan): void {
  const { from, to, target, backup, file } = plan
  const t = i18next.getFixedT(null, 'conversion')
  const hint = backup === undefined ? t('stays', { file }) : t('kept', { backup })
  const isMoved = from !== 'galley' && to !== 'mint'
  notify(app, {
    kind: 'success',
    message: t('done', { target }),
    hint,
    ...(isMoved && {
      action: { label: t('seeMoved'), run: () => void runCommand(app, 'site.moved') },
    }),
  })
}
