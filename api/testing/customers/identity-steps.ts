import { expect } from 'vitest'
import { outcome } from '#api/testing/outcome.ts'
import type { Newcomer } from './newcomer.ts'

export const screenId = (newcomer: Newcomer, idNumber: string) =>
  newcomer.post('/api/v1/verification/local-screening', { idNumber })

export const matchPhone = (newcomer: Newcomer, idNumber: string, phoneNumber = newcomer.phoneNumber) =>
  newcomer.post('/api/v1/verification/id-phone-match', { idNumber, phoneNumber })

export const onboardingSession = async (newcomer: Newcomer) =>
  (await outcome(newcomer.get('/api/v1/onboarding/session'))).body

/** The facts that a new identity invalidates. */
const DEPENDENT_FACTS = ['idNumber', 'nafath', 'screeningStatus', 'kybData']

export async function expectIdentityVoid(newcomer: Newcomer): Promise<void> {
  const { currentStep, data } = await onboardingSession(newcomer)
  expect(currentStep).toBe('id')
  expect(data).toMatchObject({ crVerified: true, idVerified: false })
  expect(Object.keys(data as object).filter(name => DEPENDENT_FACTS.includes(name))).toEqual([])
}

export const initiateNafath = (newcomer: Newcomer) =>
  newcomer.post('/api/v1/nafath/initiate', { nationalId: newcomer.values.idNumber, phoneE164: newcomer.phoneNumber })

export const nafathStatus = (newcomer: Newcomer, sessionId = newcomer.sessionId) =>
  newcomer.get(`/api/v1/nafath/status/${sessionId}`)

/** Approves or rejects the request in the simulated portal. */
export const decideNafath = (newcomer: Newcomer, decision: string, sessionId = newcomer.sessionId) =>
  newcomer.post(`/api/sandbox/nafath/${sessionId}/decision`, { decision })

/** Verifies another ID instead of the person's. */
export async function changeId(newcomer: Newcomer, idNumber: string): Promise<void> {
  newcomer.values.idNumber = idNumber
  newcomer.at = 'id'
  await newcomer.upTo('nafath')
}
