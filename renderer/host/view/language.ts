import { languages, showLanguage, systemLanguage } from '../../messages/messages.ts'
import { notifyError } from '../base/notices.ts'
import type { AppWindow } from '../scope/app-window.ts'
import { appStore } from '../scope/per-scope.ts'

/** Follows the language of the system. */
export const SYSTEM_LANGUAGE = 'system'

const KEY = 'galley.language'

/** A remembered choice, or the language of the system if it is not offered. */
const chosen = (kept: unknown): string => languages.find(({ code }) => code === kept)?.code ?? SYSTEM_LANGUAGE

/** What the person chose: `system`, or the code of a language. */
export const useChosenLanguage = appStore<{ readonly choice: string }>(() => ({
  choice: chosen(localStorage.getItem(KEY)),
}))

const codeOf = (choice: string): string => (choice === SYSTEM_LANGUAGE ? systemLanguage().code : choice)

/** The language to start with, before the host has answered. */
export const firstLanguage = (): string => codeOf(chosen(localStorage.getItem(KEY)))

async function show(app: AppWindow, choice: string): Promise<void> {
  localStorage.setItem(KEY, choice)
  useChosenLanguage.of(app).setState({ choice })
  await showLanguage(codeOf(choice))
}

/** Chooses the language of the interface. */
export function setLanguage(app: AppWindow, choice: string): void {
  const kept = app.host.remember({ name: 'language', value: choice })
  Promise.all([show(app, chosen(choice)), kept]).catch((error: unknown) => notifyError(app, error))
}

/** Shows the language that was last chosen in any window. */
export async function recallLanguage(app: AppWindow): Promise<void> {
  const { language } = await app.host.recall({})
  if (language !== undefined) await show(app, chosen(language))
}
