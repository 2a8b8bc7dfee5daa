import { useTranslation } from 'react-i18next'
import type { UnfinishedSave as Save, SaveEnd, Standing } from '../../shared/project/base/unfinished-save.ts'
import { notifyError } from '../host/base/notices.ts'
import { documentsOf } from '../host/documents/documents.ts'
import { useSite } from '../host/scope/site.ts'
import { Button } from '../kit/Button.tsx'
import { Banner } from './Banner.tsx'

/** How many files are named of each kind. */
const NAMED = 8

/** What is said of the files: written, not written or only in part, changed by another program. */
const KINDS = [
  ['written', ['after']],
  ['missing', ['before', 'torn']],
  ['changed', ['other']],
] as const satisfies readonly (readonly [string, readonly Standing[]])[]

/** Offers to end a save that was cut short, until the person chooses. */
export function UnfinishedSave({ files, time }: Save) {
  const site = useSite()
  const { t, i18n } = useTranslation('shell')
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  )
  const answer = async (end: SaveEnd, label: string) => {
    await documentsOf(site).settled()
    await site.host.answerUnfinishedSave({ end, label }).catch(error => notifyError(site.app, error))
  }
  const sentences = KINDS.flatMap(([kind, standings]) => {
    const named = files.filter(({ standing }) => standings.some(one => one === standing))
    if (named.length === 0) return []
    const names = named.slice(0, NAMED).map(({ file }) => file)
    const more = named.length - names.length
    const all = more > 0 ? [...names, t('unfinishedSave.more', { count: more })] : names
    return [t(`unfinishedSave.${kind}`, { files: new Intl.ListFormat(i18n.language).format(all) })]
  })
  return (
    <Banner
      kind="warning"
      title={t('unfinishedSave.title', { when })}
      actions={
        <>
          <Button size="small" onPress={() => answer('take-back', t('unfinishedSave.takenBack'))}>
            {t('unfinishedSave.takeBack')}
          </Button>
          <Button
            size="small"
            variant="primary"
            onPress={() => answer('finish', t('unfinishedSave.finished'))}
          >
            {t('unfinishedSave.finish')}
          </Button>
        </>
      }
    >
      {sentences.join(' ')}
    </Banner>
  )
}
