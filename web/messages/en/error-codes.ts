import type { AnyErrorCode } from '#web/api/fetcher.ts'
import { plural } from '../plural.ts'

const code: Record<AnyErrorCode, string> = {
  ALREADY_SET: 'This has been set already',
  BUSINESS_TYPE_NOT_SUPPORTED: 'Your request could not be completed. Please verify your details and try again.',
  CR_DUPLICATE: 'This CR number is already registered',
  CR_REGISTRY_UNAVAILABLE: 'The commercial registry is not available right now. Please try again later.',
  CR_VERIFICATION_FAILED: 'CR verification failed',
  FACTS_MISMATCH: 'The details do not agree with what was verified',
  FORBIDDEN: 'This does not belong to you',
  IDEMPOTENCY_IN_FLIGHT: 'Your request is still being worked on. Please wait a moment.',
  IDEMPOTENCY_MISMATCH: 'Request failed',
  ID_CHECK_UNAVAILABLE: 'The identity check is not available right now. Please try again later.',
  ID_DUPLICATE: 'This ID is already registered',
  ID_PHONE_MISMATCH: "Mobile number doesn't match ID",
  ID_VERIFICATION_FAILED: 'ID verification failed',
  KYB_OPTION_INVALID: 'One of the choices is not available any more. Please choose again.',
  MALFORMED_JSON: 'Request failed',
  METHOD_NOT_ALLOWED: 'Request failed',
  NAFATH_ALREADY_DECIDED: 'This request has been decided already',
  NAFATH_INITIATE_FAILED: 'The Nafath request could not be started',
  NAFATH_IN_PROGRESS: 'Another request for this ID is waiting in Nafath.',
  NAFATH_SESSION_NOT_FOUND: 'The Nafath request was not found',
  NETWORK_ERROR: 'Network error',
  NOT_FOUND: 'Request failed',
  NOT_READY: 'The service is starting. Please try again in a moment.',
  ONBOARDING_COMPLETE: 'Your sign-up is complete and cannot be changed here',
  OTP_COOLDOWN: 'Please wait before asking for another code',
  OTP_EXPIRED: 'Verification code has expired. Please request a new one.',
  OTP_LOCKED: 'Too many wrong codes.',
  OTP_SEND_FAILED: 'Failed to send OTP',
  PAYLOAD_TOO_LARGE: 'Request failed',
  PHONE_DUPLICATE: 'This phone number is already registered',
  PROFILE_FORBIDDEN: 'Profile creation is currently unavailable. Please try again later or contact support.',
  PROFILE_UNAVAILABLE: 'Failed to create profile. Please try again.',
  RATE_LIMITED: 'Too many requests.',
  SCREENING_UNAVAILABLE: 'Screening service is temporarily unavailable. Please try again later.',
  SERVER_BUSY: 'The server is busy.',
  STEP_REQUIRED: 'An earlier step has to be completed first',
  TIMEOUT: 'Request timeout',
  UNAUTHENTICATED: 'Please verify your phone again',
  UNKNOWN_ERROR: 'Request failed',
  UNSUPPORTED_MEDIA_TYPE: 'Request failed',
  VALIDATION_ERROR: 'Please check your details and try again.',
}

export const errorCodes = {
  code,
  tryAgainInSeconds: (seconds: number) =>
    plural('en', seconds, { one: 'Please try again in # second.', other: 'Please try again in # seconds.' }),
  tryAgainInMinutes: (minutes: number) =>
    plural('en', minutes, { one: 'Please try again in # minute.', other: 'Please try again in # minutes.' }),
}
