import type { GlobalScreening, Review } from '#api/contract/generated/schemas.ts'
import type { ScreeningOutcome } from '#api/outside/providers/providers.ts'
import type { TestApp } from '#api/testing/app.ts'
import { type Newcomer, type Server, type SignUpValues, signUp } from '#api/testing/customers/newcomer.ts'
import type { StaffMember } from './staff-member.ts'

export const LISTED: ScreeningOutcome = { kind: 'review', reason: 'Listed' }

export const nafathStatus = (newcomer: Newcomer): Promise<Response> =>
  newcomer.get(`/api/v1/nafath/status/${newcomer.sessionId}`)

/** Makes a decision that Nafath makes itself. */
export const decideInNafath = (newcomer: Newcomer, decision: string): Promise<Response> =>
  newcomer.post(`/api/sandbox/nafath/${newcomer.sessionId}/decision`, { decision })

/** Returns a person whose identity compliance has to review. */
export async function underReview(server: Server, values: Partial<SignUpValues> = {}): Promise<Newcomer> {
  const newcomer = await signUp(server, values).upTo('nafath')
  await newcomer.askForApproval()
  await decideInNafath(newcomer, 'review')
  await nafathStatus(newcomer)
  return newcomer
}

export const askForScreening = (newcomer: Newcomer): Promise<Response> => {
  const { idNumber, crNumber, businessType } = newcomer.values
  const facts = { idNumber, phoneNumber: newcomer.phoneNumber, crNumber, businessType }
  return newcomer.post('/api/v1/onboarding/global-screening', facts)
}

/** Returns a server whose screening provider returns this outcome, and the number of its calls. */
export function screeningThat(plink: Pick<TestApp, 'with'>, outcome: ScreeningOutcome) {
  const screening = { outcome, calls: 0 }
  const screen = async () => {
    screening.calls++
    return screening.outcome
  }
  const server = plink.with({ providers: { screening: { screen } } })
  const ask = async (newcomer: Newcomer): Promise<GlobalScreening> =>
    (await askForScreening(newcomer.through(server))).json()
  return Object.assign(screening, { server, ask })
}

/** Returns the person's reviews, newest first. */
export async function reviewsOf(staff: StaffMember, { userId }: Newcomer): Promise<Review[]> {
  return (await (await staff.get(`/customers/${userId}`)).json()).reviews
}

/** Returns the person's newest review. */
export async function reviewOf(staff: StaffMember, newcomer: Newcomer): Promise<Review> {
  const [review] = await reviewsOf(staff, newcomer)
  if (!review) throw new Error('The person has no review.')
  return review
}
