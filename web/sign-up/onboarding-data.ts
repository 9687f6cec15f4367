import {
  type BusinessType,
  isOpen,
  type NafathStatus,
  nextStep,
  type OnboardingFacts,
  type Step,
} from '#domain/onboarding.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import type { KybAnswers, NafathRequest, OnboardingSession } from '#web/api/generated/model/index.ts'
import { nafathStatusOf } from './nafath-status.ts'

/**
 * The one-time code that is on its way, and for which answers it was asked. The code itself is never kept. Moments are
 * milliseconds since 1970.
 */
export interface CodeSent {
  phone: string
  businessType: BusinessType
  expiresAt: number
  resendAt: number
  /** Until when too many wrong codes keep the number locked. */
  lockedUntil?: number
}

/** What stands in the fields, verified or not, so that nothing has to be typed twice. */
export interface Typed {
  phone?: string
  crNumber?: string
  idNumber?: string
  kybData?: Partial<KybAnswers>
}

/** What the browser remembers of a sign-up. There is no field for a password, so none is ever written down. */
export interface OnboardingData extends OnboardingFacts {
  /** Local: `05XXXXXXXX`. */
  phone?: string
  codeSent?: CodeSent
  /** The phone that was verified until the server took the token back. */
  phoneToVerify?: string
  userId?: string
  crNumber?: string
  companyName?: string
  idNumber?: string
  nafath?: NafathRequest
  kybData?: KybAnswers
  profileCreated?: boolean
  typed?: Typed
}

export type OnboardingField = keyof OnboardingData

const AFTER_NAFATH = ['screeningClear', 'kybData', 'passwordSet', 'profileCreated'] as const
const AFTER_ID = ['nafath', 'nafathStatus', ...AFTER_NAFATH] as const
const AFTER_CODE = ['crNumber', 'crVerified', 'companyName', 'idNumber', 'idVerified', ...AFTER_ID] as const
const AFTER_PHONE = ['otpVerified', 'userId', ...AFTER_CODE] as const

/** What another answer makes void. A type of business is told to the server with the phone, so the phone is verified anew. */
const VOIDED: Partial<Record<OnboardingField, readonly OnboardingField[]>> = {
  businessType: AFTER_PHONE,
  phone: ['typed', ...AFTER_PHONE],
  crNumber: ['crVerified', 'companyName', ...AFTER_NAFATH],
  idNumber: ['idVerified', ...AFTER_ID],
}

/** Adds what became known. An answer other than the one before voids what was built on that. */
export function learn(data: OnboardingData, facts: Partial<OnboardingData>): OnboardingData {
  const standing = { ...without(data, voidedBy(data, facts)), ...facts }
  return { ...standing, typed: { ...standing.typed, ...typedOf(facts) } }
}

/** What is left when the server no longer knows the applicant: what was typed, and the phone step to go through again. */
export function forgetVerification({ phone, ...data }: OnboardingData): OnboardingData {
  const phoneToVerify = data.otpVerified ? phone : data.phoneToVerify
  return { ...without(data, AFTER_PHONE), ...(phoneToVerify !== undefined && { phoneToVerify }) }
}

/** The server's view, which wins over the browser's memory. What the same person typed for later steps stays in the fields. */
export function dataOfSession({ data: server }: OnboardingSession, known: OnboardingData): OnboardingData {
  const { nafath, screeningStatus, phone: e164, ...verified } = server
  const facts: OnboardingData = { ...verified, phone: phoneFromE164(e164), screeningClear: screeningStatus === 'CLEAR' }
  if (nafath) Object.assign(facts, { nafath, nafathStatus: statusOf(nafath, known) })
  const typed = known.phone === facts.phone ? known.typed : undefined
  return { ...facts, typed: { ...typed, ...typedOf(facts) } }
}

/** Those steps whose outcome still stands, so that the step after them is open. */
export function stillCompleted(steps: readonly Step[], data: OnboardingData): Step[] {
  return steps.filter(step => isOpen(nextStep(step), data))
}

/** While the person has not acted, only the browser knows whether it has sent them to the portal. */
function statusOf({ sessionId, status }: NafathRequest, known: OnboardingData): NafathStatus {
  if (status !== 'SENT') return nafathStatusOf(status)
  return known.nafath?.sessionId === sessionId && known.nafathStatus === 'SENT' ? 'SENT' : 'REDIRECTION'
}

function voidedBy(data: OnboardingData, facts: Partial<OnboardingData>): OnboardingField[] {
  const fields = Object.keys(VOIDED) as OnboardingField[]
  const before: OnboardingData = { ...data, phone: data.phone ?? data.phoneToVerify }
  const changed = fields.filter(
    field => field in facts && before[field] !== undefined && before[field] !== facts[field],
  )
  return changed.flatMap(field => VOIDED[field] ?? [])
}

/** A screening once passed is not passed any more, which is more than not being known: see `OnboardingFacts`. */
function without(data: OnboardingData, voided: readonly OnboardingField[]): OnboardingData {
  const kept: OnboardingData = { ...data }
  for (const field of voided) delete kept[field]
  if (kept.nafathStatus !== undefined && kept.screeningClear !== data.screeningClear) kept.screeningClear = false
  return kept
}

function typedOf({ phone, crNumber, idNumber, kybData }: Partial<OnboardingData>): Typed {
  return {
    ...(phone !== undefined && { phone }),
    ...(crNumber !== undefined && { crNumber }),
    ...(idNumber !== undefined && { idNumber }),
    ...(kybData !== undefined && { kybData }),
  }
}
