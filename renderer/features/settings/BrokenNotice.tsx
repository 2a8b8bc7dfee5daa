import { Braces, Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { useSite } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import { makeFix } from '../../host/site/fixes.ts'
import { Button } from '../../kit/Button.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { localize } from '../../messages/localize.ts'

/** docs.json can’t be read: the last valid values are shown, and this notice leads to the fix. */
export function BrokenNotice({ problem }: { readonly problem: Problem }) {
  const site = useSite()
  const { t } = useTranslation('settings')
  const { fix, offset, length, line } = problem
  return (
    <Notice
      kind="error"
      title={t('broken.title', { line })}
      actions={
        <>
          {fix && (
            <Button
              size="small"
              variant="primary"
              icon={<Lightbulb />}
              onPress={() => makeFix(site, problem)}
            >
              {localize(fix.label)}
            </Button>
          )}
          <Button
            size="small"
            icon={<Braces />}
            onPress={() => reveal(site, { file: CONFIG_FILE, offset, length })}
          >
            {t('broken.show')}
          </Button>
        </>
      }
    >
      {[problem.message, problem.hint ?? []].flat().map(localize).join(' ')} {t('broken.kept')}
    </Notice>
  )
}
