import { expect } from 'vitest'
import { outcome } from './outcome.ts'
import type { Person } from './personas.ts'

export const screenId = (person: Person, idNumber: string) =>
  person.post('/api/v1/verification/local-screening', { idNumber })

export const matchPhone = (person: Person, idNumber: string, phoneNumber = person.phoneNumber) =>
  person.post('/api/v1/verification/id-phone-match', { idNumber, phoneNumber })

export const onboardingSession = async (person: Person) =>
  (await outcome(person.get('/api/v1/onboarding/session'))).body

/** The facts that a new identity invalidates. */
const DEPENDENT_FACTS = ['idNumber', 'nafath', 'screeningStatus', 'kybData']

export async function expectIdentityVoid(person: Person): Promise<void> {
  const { currentStep, data } = await onboardingSession(person)
  expect(currentStep).toBe('id')
  expect(data).toMatchObject({ crVerified: true, idVerified: false })
  expect(Object.keys(data as object).filter(name => DEPENDENT_FACTS.includes(name))).toEqual([])
}

export const initiateNafath = (person: Person) =>
  person.post('/api/v1/nafath/initiate', { nationalId: person.values.idNumber, phoneE164: person.phoneNumber })

export const nafathStatus = (person: Person, sessionId = person.sessionId) =>
  person.get(`/api/v1/nafath/status/${sessionId}`)

/** Approves or rejects the request in the simulated portal. */
export const decideNafath = (person: Person, decision: string, sessionId = person.sessionId) =>
  person.post(`/api/sandbox/nafath/${sessionId}/decision`, { decision })

/** Verifies another ID instead of the person's. */
export async function changeId(person: Person, idNumber: string): Promise<void> {
  person.values.idNumber = idNumber
  person.at = 'id'
  await person.upTo('nafath')
}
