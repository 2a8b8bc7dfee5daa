import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { CopyText } from './CopyText.tsx'
import { diffLines } from './diffLines.ts'
import styles from './Publishing.module.css'
import type { RecipeFile } from './useRecipeFile.ts'

/** What a recipe does to its file: the difference from what is there, or why there is none. */
export function RecipeView({ file, recipe }: { readonly file: string; readonly recipe: RecipeFile }) {
  const { t } = useTranslation('publishing')
  switch (recipe.kind) {
    case 'waiting':
      return <ProgressBar label={t('reading', { file })} />
    case 'unreadable':
      return (
        <Notice kind="warning" title={recipe.why?.message ?? t('unreadable', { file })}>
          {recipe.why?.hint ?? t('unreadableHint')}
        </Notice>
      )
    case 'above':
      return (
        <>
          <Notice title={t('above', { file })}>{t('aboveHint')}</Notice>
          <CopyText text={recipe.text} label={file} />
        </>
      )
    case 'same':
      return <Notice kind="success" title={t('same', { file })} />
    case 'new':
    case 'changed':
      return (
        <section aria-label={t('difference', { file })}>
          <h3 className={styles.heading}>{t(recipe.kind === 'new' ? 'new' : 'changed', { file })}</h3>
          <Lines before={recipe.before ?? ''} after={recipe.text} />
        </section>
      )
  }
}

function Lines({ before, after }: { readonly before: string; readonly after: string }) {
  const { t } = useTranslation('publishing')
  const lines = useMemo(() => diffLines(before, after), [before, after])
  return (
    <code className={styles.lines}>
      {lines.map(({ id, kind, text }) => {
        const Line = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
        return (
          <Line key={id} className={styles[kind]}>
            {kind === 'gap' ? t('gap') : text || ' '}
          </Line>
        )
      })}
    </code>
  )
}
