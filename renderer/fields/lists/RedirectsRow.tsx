import { Workflow } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isList } from '../../../shared/config/json/value.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { FieldRow } from '../base/FieldRow.tsx'
import type { RowProps } from '../base/row.ts'
import { ListEditor } from './ListEditor.tsx'
import { RedirectImport } from './RedirectImport.tsx'
import { RedirectTest } from './RedirectTest.tsx'
import { type RedirectEnd, redirectEnds, straightened } from './redirectChains.ts'

/** The redirects, with badges on loops and chains. */
export function RedirectsRow(props: RowProps) {
  const { path, schema, value, label, isReadOnly, set } = props
  const { t } = useTranslation('fields')
  const items = isList(value) ? value : []
  const ends = useMemo(() => redirectEnds(value), [value])
  const count = (state: 'chain' | 'loop') => ends.filter(end => end.state === state).length
  const [chains, loops] = [count('chain'), count('loop')]
  return (
    <FieldRow path={path} label={label} help={schema.description} hasRowsInside isWide>
      {() => (
        <>
          {loops > 0 && (
            <Notice kind="error" title={t('redirects.loops', { count: loops })}>
              {t('redirects.loopsText')}
            </Notice>
          )}
          {chains > 0 && (
            <Notice
              kind="info"
              title={t('redirects.chains', { count: chains })}
              actions={
                !isReadOnly && (
                  <Button
                    size="small"
                    icon={<Workflow />}
                    onPress={() =>
                      set(straightened(items, ends), { label: t('redirects.shorten'), offersUndo: true })
                    }
                  >
                    {t('redirects.shorten')}
                  </Button>
                )
              }
            >
              {t('redirects.chainsText')}
            </Notice>
          )}
          {items.length > 0 && <RedirectTest value={value} />}
          <ListEditor {...props} items={items} note={index => <EndBadge end={ends[index]} />} />
          {!isReadOnly && <RedirectImport items={items} set={set} />}
        </>
      )}
    </FieldRow>
  )
}

/** Shows where a redirect ends if that is not its own destination. */
function EndBadge({ end }: { readonly end: RedirectEnd | undefined }) {
  const { t } = useTranslation('fields')
  if (!end || end.state === 'straight') return null
  return (
    <Badge tone={end.state === 'loop' ? 'danger' : 'warning'}>
      {t(`redirects.${end.state}`, { end: end.end })}
    </Badge>
  )
}
