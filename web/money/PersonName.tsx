import type { PaymentPerson } from '#web/api/generated/plinkAPI.schemas.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { peopleOfSteps } from '#web/messages/payments/people-of-steps.ts'

/** The name of a person of the business, from the national registry if it is known. */
export function PersonName({ person }: { person: PaymentPerson }) {
  return <bdi>{usePersonName('somebody')(person)}</bdi>
}

/** The name of a person within a sentence. `nameless` is the text for those whose name nobody knows. */
export function usePersonName(
  nameless: 'somebody' | 'somebodyWithin' = 'somebodyWithin',
): (person: PaymentPerson) => string {
  const somebody = useTexts(peopleOfSteps)[nameless]
  const nameOf = useName()
  return ({ name, nameArabic }) => (name === undefined ? (nameArabic ?? somebody) : nameOf(name, nameArabic))
}
