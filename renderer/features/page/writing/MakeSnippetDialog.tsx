import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSiteFile } from '../../../../shared/project/files/kinds.ts'
import {
  extractSnippet,
  snippetFolder,
  snippetSpan,
} from '../../../../shared/site/writing/extract-snippet.ts'
import { isPortable } from '../../../../shared/text/portable.ts'
import { slugOfText } from '../../../../shared/text/slug.ts'
import { notify } from '../../../host/base/notices.ts'
import { provideCommand } from '../../../host/commands/commands.ts'
import { useSite } from '../../../host/scope/site.ts'
import { reveal } from '../../../host/session/reveal.ts'
import { assetsNow } from '../../../host/site/assets.ts'
import { pagesByFile } from '../../../host/site/pages.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import { apply, type OpenPage, spanNow } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { modelPageOf } from './pageReading.ts'

const FIRST_WORDS = 4

/** A file name from the first words of a text. */
function nameFrom(text: string): string {
  const words = text
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/)
  return slugOfText(words.slice(0, FIRST_WORDS).join(' '))
}

/** Provides the command that makes a snippet from the selected lines, and asks for the name. */
export function MakeSnippetDialog({ openPage }: { readonly openPage: OpenPage | undefined }) {
  const site = useSite()
  const { t } = useTranslation('page')
  const [first, setFirst] = useState<string>()
  useEffect(() => {
    if (!openPage) return
    const run = () => {
      const { page } = modelPageOf(openPage.model)
      const span = snippetSpan(page, spanNow(openPage))
      if (span) setFirst(nameFrom(page.text.slice(span.from, span.to)))
      else notify(site.app, { kind: 'info', message: t('snippet.missing') })
    }
    return provideCommand(site.app, 'format.snippet', { run })
  }, [openPage, site, t])
  if (first === undefined || !openPage) return null
  return <AskName first={first} openPage={openPage} onClose={() => setFirst(undefined)} />
}

interface AskNameProps {
  readonly first: string
  readonly openPage: OpenPage
  readonly onClose: () => void
}

function AskName({ first, openPage, onClose }: AskNameProps) {
  const site = useSite()
  const { t } = useTranslation('page')
  const [name, setName] = useState(first)
  const file = `${snippetFolder(assetsNow(site).keys())}/${name}.mdx`
  const isTaken = assetsNow(site).has(file) || pagesByFile(site).has(file)
  const isValid = name.trim() !== '' && isSiteFile(file) && isPortable(file) && !/[#%]/.test(name)
  const error = isTaken ? t('snippet.taken', { file }) : t('snippet.invalid')
  const make = () => {
    const { page } = modelPageOf(openPage.model)
    const span = snippetSpan(page, spanNow(openPage))
    onClose()
    if (!span) return
    const { text, edits } = extractSnippet(page, span, file)
    const companion = { label: t('snippet.step', { file }), create: [{ file, text }] }
    withCompanion(openPage.model, companion, () => apply(openPage, { edits }))
    notify(site.app, {
      kind: 'success',
      message: t('snippet.made', { file }),
      action: { label: t('snippet.open'), run: () => reveal(site, { file }) },
    })
  }
  return (
    <Dialog
      title={t('snippet.title')}
      size="small"
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('snippet.cancel')}</Button>
          <Button variant="primary" isDisabled={isTaken || !isValid} onPress={make}>
            {t('snippet.make')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          if (!isTaken && isValid) make()
        }}
      >
        <TextField
          label={t('snippet.name')}
          description={t('snippet.file', { file })}
          error={isTaken || !isValid ? error : undefined}
          value={name}
          onChange={setName}
          autoFocus
          code
        />
      </form>
    </Dialog>
  )
}
