import type { PaymentPerson } from '#web/api/generated/plinkAPI.schemas.ts'
import { useLocale, useName, useTexts } from '#web/lib/locale.tsx'
import { type OtherCause, peopleOfSteps } from '#web/messages/payments/people-of-steps.ts'

interface Step<Cause extends string> {
  cause: Cause
  people?: PaymentPerson[]
  apiKeyName?: string
}

/**
 * Tells why a step was taken, and by whom: everybody by name, also whoever reads it, because several people act for a business.
 * @param others the texts of the causes that name nobody
 */
export function useStepText<Cause extends string>(
  others: Record<OtherCause<Cause>, string>,
): (step: Step<Cause>) => string {
  const { taken } = useTexts(peopleOfSteps)
  const takers = useTakers()
  return step => {
    const text = isKeyOf(taken, step.cause) ? taken[step.cause](takers(step)) : undefined
    return text ?? (isKeyOf(others, step.cause) ? others[step.cause] : '')
  }
}

const isKeyOf = <Texts extends object>(texts: Texts, cause: string): cause is Extract<keyof Texts, string> =>
  Object.hasOwn(texts, cause)

function useTakers(): (step: Step<string>) => string {
  const { somebodyWithin, program, aProgram } = useTexts(peopleOfSteps)
  const { locale } = useLocale()
  const nameOf = useName()
  return ({ cause, people = [], apiKeyName }) => {
    if (apiKeyName !== undefined) return program(apiKeyName)
    if (cause === 'api_key') return aProgram
    const names = people.flatMap(({ name, nameArabic }) => {
      const shown = name === undefined ? nameArabic : nameOf(name, nameArabic)
      return shown === undefined ? [] : [`\u2068${shown}\u2069`]
    })
    return names.length > 0 ? new Intl.ListFormat(locale).format(names) : somebodyWithin
  }
}
