import { Eye } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { readNavigation } from '../../../shared/config/navigation/navigation.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { goTo } from '../../host/session/previewed-page.ts'
import { useConfig } from '../../host/site/config.ts'
import { useDivisions } from '../../host/site/divisions.ts'
import { useGeneratedEntries } from '../../host/site/generated-entries.ts'
import { usePages } from '../../host/site/pages.ts'
import { useView } from '../../host/view/view.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { Select } from '../../kit/Select.tsx'
import styles from './ReaderCard.module.css'
import { readerView, walkedOf } from './readerView.ts'

const START = 'start'

/** Previews the site for a reader: a version, a tab or anchor and a mode determine what they see. */
export function ReaderCard() {
  const site = useSite()
  const { t } = useTranslation('divisions')
  const divisions = useDivisions()
  const reading = useConfig(state => state.reading)
  const pages = usePages()
  const mode = useView(view => view.mode)
  const [wanted, setVersion] = useState<string>()
  const [chosen, setChosen] = useState(START)
  const generated = useGeneratedEntries()
  const walked = useMemo(() => {
    const added = walkedOf(generated)
    return {
      navigation: [...readNavigation(reading.value), ...added.navigation],
      pages: new Map([...added.pages, ...pages]),
    }
  }, [reading, generated, pages])
  const versions = divisions.versions.filter(({ url }) => url === undefined)
  const version = versions.find(({ name }) => name === wanted) ?? versions.find(one => one.isDefault)
  const reachable = divisions.all.filter(
    one => one.href === undefined && divisions.pagesOf(one).some(path => walked.pages.has(path)),
  )
  const at = reachable.some(one => formatPointer(one.at) === chosen) ? chosen : START
  const arrival = { version: version?.name, at: at === START ? undefined : at }
  const view = readerView({ divisions, ...walked }, arrival)
  if (versions.length === 0 && reachable.length === 0) return null
  return (
    <Card id="reader-card" title={t('reader.title')} text={t('reader.text')}>
      <div className={styles.choices}>
        {versions.length > 0 && (
          <Select
            label={t('reader.version')}
            choices={versions.map(({ name }) => ({ id: name, label: name }))}
            value={version?.name ?? null}
            onChange={setVersion}
          />
        )}
        {reachable.length > 0 && (
          <Select
            label={t('reader.place')}
            choices={[
              { id: START, label: t('reader.start') },
              ...reachable.map(one => ({
                id: formatPointer(one.at),
                label: one.isHidden ? t('reader.hiddenToo', { name: one.name }) : one.name,
              })),
            ]}
            value={at}
            onChange={setChosen}
          />
        )}
        <SegmentedChoice
          label={t('reader.mode')}
          segments={[
            { id: 'light', label: t('reader.light') },
            { id: 'dark', label: t('reader.dark') },
          ]}
          value={mode === 'light' || mode === 'dark' ? mode : undefined}
          onChange={chosen => useView.of(site).setState({ mode: chosen })}
        />
      </div>
      <Outcome view={view} />
    </Card>
  )
}

/** What that reader sees, in words, and a link to it. */
function Outcome({ view }: { readonly view: ReturnType<typeof readerView> }) {
  const site = useSite()
  const { t } = useTranslation('divisions')
  if (!view) return <p role="status">{t('reader.noPage')}</p>
  const names = (divisions: readonly { readonly name: string }[]) =>
    divisions.map(({ name }) => name).join(' · ') || t('reader.nothing')
  const [first = ''] = view.pages
  return (
    <div className={styles.outcome} role="status">
      <dl>
        <div>
          <dt>{t('reader.seesTabs')}</dt>
          <dd>{names(view.tabs)}</dd>
        </div>
        <div>
          <dt>{t('reader.seesAnchors')}</dt>
          <dd>{names(view.anchors)}</dd>
        </div>
      </dl>
      <p>{t('reader.pages', { count: view.pages.length })}</p>
      <Button icon={<Eye />} onPress={() => show(site, first)}>
        {t('reader.go')}
      </Button>
    </div>
  )
}

function show(site: Site, path: string): void {
  useView.of(site).setState(({ panes }) => ({ panes: { ...panes, preview: true } }))
  goTo(site, path)
}
