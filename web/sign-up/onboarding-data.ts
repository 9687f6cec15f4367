import {
  type BusinessType,
  isOpen,
  type NafathStatus,
  nextStep,
  type OnboardingFacts,
  type Step,
} from '#domain/onboarding.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import type {
  GlobalScreening,
  JoinedBusiness,
  KybAnswers,
  NafathRequest,
  OnboardingSession,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { nafathStatusOf } from './nafath-status.ts'

/**
 * The pending one-time code and what it was requested for. The code itself is never stored. Times are milliseconds
 * since 1970.
 */
export interface CodeSent {
  phone: string
  businessType: BusinessType
  /** Whether it is for the team of a business. */
  joins?: boolean
  expiresAt: number
  resendAt: number
  /** When the lock after too many wrong codes expires. */
  lockedUntil?: number
}

/** The content of the fields, verified or not, so that nothing has to be typed twice. */
export interface TypedValues {
  phone?: string
  crNumber?: string
  idNumber?: string
  kybData?: Partial<KybAnswers>
}

/** The data of a sign-up that the browser stores. It has no field for a password, so a password is never stored. */
export interface OnboardingData extends OnboardingFacts {
  /** The phone number in local form, `05XXXXXXXX`. */
  phone?: string
  codeSent?: CodeSent
  /** The phone that was verified before the server revoked the token. */
  phoneToVerify?: string
  userId?: string
  crNumber?: string
  companyName?: string
  companyNameArabic?: string
  idNumber?: string
  nafath?: NafathRequest
  /** The status of the latest screening. Undefined before it. */
  screeningStatus?: GlobalScreening['status']
  kybData?: KybAnswers
  profileCreated?: boolean
  /** The business that the person joins. */
  invitation?: JoinedBusiness
  typed?: TypedValues
}

export type OnboardingField = keyof OnboardingData

const AFTER_NAFATH = ['screeningClear', 'screeningStatus', 'kybData', 'passwordSet', 'profileCreated'] as const
const AFTER_ID = ['nafath', 'nafathStatus', ...AFTER_NAFATH] as const
const AFTER_CODE = [
  'crNumber',
  'crVerified',
  'companyName',
  'companyNameArabic',
  'idNumber',
  'idVerified',
  ...AFTER_ID,
] as const
const AFTER_PHONE = ['otpVerified', 'userId', 'invitation', ...AFTER_CODE] as const

/** The fields that a changed field invalidates. The server receives the business type with the phone, so the phone is verified again. */
const VOIDED: Partial<Record<OnboardingField, readonly OnboardingField[]>> = {
  businessType: AFTER_PHONE,
  joins: AFTER_PHONE,
  phone: ['typed', ...AFTER_PHONE],
  crNumber: ['crVerified', 'companyName', 'companyNameArabic', ...AFTER_NAFATH],
  idNumber: ['idVerified', ...AFTER_ID],
}

/** Adds facts. A changed fact invalidates the fields that depend on it. */
export function withFacts(data: OnboardingData, facts: Partial<OnboardingData>): OnboardingData {
  const valid = { ...without(data, voidedBy(data, facts)), ...facts }
  return { ...valid, typed: { ...valid.typed, ...typedOf(facts) } }
}

/** The data that remains when the server no longer knows the applicant: what was typed, and the phone to verify again. */
export function forgetVerification({ phone, ...data }: OnboardingData): OnboardingData {
  const phoneToVerify = data.otpVerified ? phone : data.phoneToVerify
  return { ...without(data, AFTER_PHONE), ...(phoneToVerify !== undefined && { phoneToVerify }) }
}

/** The server's data, which overrides the browser's. What the same person typed for later steps is kept. */
export function dataOfSession({ data: server }: OnboardingSession, browserData: OnboardingData): OnboardingData {
  const { nafath, phone: e164, ...verified } = server
  const screeningClear = server.screeningStatus === 'CLEAR'
  const facts: OnboardingData = { ...verified, phone: phoneFromE164(e164), screeningClear }
  facts.joins = server.invitation !== undefined
  if (nafath) Object.assign(facts, { nafath, nafathStatus: statusOf(nafath, browserData) })
  const values = browserData.phone === facts.phone ? browserData.typed : undefined
  return { ...facts, typed: { ...values, ...typedOf(facts) } }
}

/** The completed steps that are still valid, which means that the step after them is open. */
export function stillCompleted(steps: readonly Step[], data: OnboardingData): Step[] {
  return steps.filter(step => isOpen(nextStep(step, data), data))
}

/** Until the person acts, only the browser knows whether it has sent them to the portal. */
function statusOf({ sessionId, status }: NafathRequest, browserData: OnboardingData): NafathStatus {
  const decided = nafathStatusOf(status)
  if (decided !== undefined && decided !== 'SENT') return decided
  return browserData.nafath?.sessionId === sessionId && browserData.nafathStatus === 'SENT' ? 'SENT' : 'REDIRECTION'
}

function voidedBy(data: OnboardingData, facts: Partial<OnboardingData>): OnboardingField[] {
  const fields = Object.keys(VOIDED) as OnboardingField[]
  const before: OnboardingData = { joins: false, ...data, phone: data.phone ?? data.phoneToVerify }
  const changedFields = fields.filter(
    field => field in facts && before[field] !== undefined && before[field] !== facts[field],
  )
  return changedFields.flatMap(field => VOIDED[field] ?? [])
}

/** Removes fields. A passed screening becomes a failed one rather than an unknown one: see `OnboardingFacts`. */
function without(data: OnboardingData, voided: readonly OnboardingField[]): OnboardingData {
  const remaining: OnboardingData = { ...data }
  for (const field of voided) delete remaining[field]
  if (remaining.nafathStatus !== undefined && remaining.screeningClear !== data.screeningClear)
    remaining.screeningClear = false
  return remaining
}

function typedOf({ phone, crNumber, idNumber, kybData }: Partial<OnboardingData>): TypedValues {
  return {
    ...(phone !== undefined && { phone }),
    ...(crNumber !== undefined && { crNumber }),
    ...(idNumber !== undefined && { idNumber }),
    ...(kybData !== undefined && { kybData }),
  }
}
