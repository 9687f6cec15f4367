import { createContext, use } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import type { Catalogue } from '#web/messages/catalogue.ts'
import { oneTimeCode } from '#web/messages/sign-in/one-time-code.ts'

export type CodeTexts = (typeof oneTimeCode)['en']

/** Wraps a screen that has its own texts for a code. */
export const CodeTextsContext = createContext<Catalogue<CodeTexts>>(oneTimeCode)

/** The texts for a code on this screen. */
export function useCodeTexts(): CodeTexts {
  return useTexts(use(CodeTextsContext))
}
