import { createContext, use } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { ErrorSummaryItem } from '#web/ui/ErrorSummary.tsx'

/** The texts for each problem of each field, in screen order. */
export type ProblemTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

export const ProblemsContext = createContext<ProblemTexts>({})

/** The id of a field's input. Its label, help, error and the link of the summary use it. */
export function fieldIdOf(name: string): string {
  return `field-${name.replaceAll('.', '-')}`
}

export function useProblemText(name: string, problem: string | undefined): string | undefined {
  const texts = use(ProblemsContext)
  return problem === undefined ? undefined : problemText(texts, name, problem)
}

/** A problem without a text is itself a text of the server. */
export function problemText(texts: ProblemTexts, name: string, problem: string): string {
  return texts[name]?.[problem] ?? problem
}

/** The errors of a form: the fields in screen order, then the problems of the whole form. */
export function errorItems(errors: FieldErrors<FieldValues>, texts: ProblemTexts): ErrorSummaryItem[] {
  const { root, ...fields } = errors
  const order = Object.keys(texts)
  const names = Object.keys(fields).sort((a, b) => order.indexOf(a) - order.indexOf(b))
  const ofFields = names.map(name => ({
    text: problemText(texts, name, String(fields[name]?.message ?? '')),
    fieldId: fieldIdOf(name),
  }))
  const ofForm = root?.message ? [{ text: problemText(texts, 'root', root.message) }] : []
  const items: ErrorSummaryItem[] = [...ofFields, ...ofForm]
  // Two fields with the same missing value share one item, and the form does not repeat what a field says.
  return items.filter(({ text }, index) => items.findIndex(other => other.text === text) === index)
}
