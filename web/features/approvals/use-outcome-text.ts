import type { Approval, PaymentPerson } from '#web/api/generated/plinkAPI.schemas.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { usePersonName } from '#web/money/PersonName.tsx'
import { approvals } from './approvals.messages.ts'

/** Tells in a sentence what has become of a payment, and who decided that. */
export function useOutcomeText(): (approval: Approval) => string {
  const t = useTexts(approvals)
  const { locale } = useLocale()
  const personName = usePersonName()
  const names = (people: PaymentPerson[]) =>
    new Intl.ListFormat(locale).format(people.map(person => `\u2068${personName(person)}\u2069`))
  return ({ state, approvals: given, decidedBy }) => {
    const approvers = given.filter(({ isVoid }) => !isVoid).map(({ by }) => by)
    if (state === 'approved' && approvers.length > 0) return t.outcomes.approved(names(approvers))
    if ((state === 'declined' || state === 'cancelled') && decidedBy) return t.outcomes[state](names([decidedBy]))
    return t.meanings[state]
  }
}
