import type { GlobalScreening, Review } from '#api/contract/generated/schemas.ts'
import type { ScreeningOutcome } from '#api/outside/providers/providers.ts'
import type { TestApp } from './app.ts'
import { type Person, type Server, type SignUpValues, signUp } from './personas.ts'
import type { Staff } from './staff.ts'

export const LISTED: ScreeningOutcome = { kind: 'review', reason: 'Listed' }

export const nafathStatus = (person: Person): Promise<Response> =>
  person.get(`/api/v1/nafath/status/${person.sessionId}`)

/** Makes a decision that Nafath makes itself. */
export const decideInNafath = (person: Person, decision: string): Promise<Response> =>
  person.post(`/api/sandbox/nafath/${person.sessionId}/decision`, { decision })

/** Returns a person whose identity compliance has to review. */
export async function underReview(server: Server, values: Partial<SignUpValues> = {}): Promise<Person> {
  const person = await signUp(server, values).upTo('nafath')
  await person.askForApproval()
  await decideInNafath(person, 'review')
  await nafathStatus(person)
  return person
}

export const askForScreening = (person: Person): Promise<Response> => {
  const { idNumber, crNumber, businessType } = person.values
  const facts = { idNumber, phoneNumber: person.phoneNumber, crNumber, businessType }
  return person.post('/api/v1/onboarding/global-screening', facts)
}

/** Returns a server whose screening provider returns this outcome, and the number of its calls. */
export function screeningThat(world: Pick<TestApp, 'with'>, outcome: ScreeningOutcome) {
  const screening = { outcome, calls: 0 }
  const screen = async () => {
    screening.calls++
    return screening.outcome
  }
  const server = world.with({ providers: { screening: { screen } } })
  const ask = async (person: Person): Promise<GlobalScreening> => (await askForScreening(person.through(server))).json()
  return Object.assign(screening, { server, ask })
}

/** Returns the person's reviews, newest first. */
export async function reviewsOf(staff: Staff, { userId }: Person): Promise<Review[]> {
  return (await (await staff.get(`/customers/${userId}`)).json()).reviews
}

/** Returns the person's newest review. */
export async function reviewOf(staff: Staff, person: Person): Promise<Review> {
  const [review] = await reviewsOf(staff, person)
  if (!review) throw new Error('The person has no review.')
  return review
}
