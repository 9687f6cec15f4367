import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type { ValidateCrMutationError } from '#web/api/generated/verification.ts'
import { typedDigits } from '#web/lib/typed-digits.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { crOutcomeOfCheck, crOutcomeOfError, type IdCheckError, idOutcomeOfError } from './outcome.ts'

const crRefusal = (code: ValidateCrMutationError['body']['code'], reason?: string): ValidateCrMutationError =>
  new ApiError(400, { error: 'Refused', requestId: 'r1', code, reason })
const idRefusal = (code: IdCheckError['body']['code']) =>
  idOutcomeOfError(new ApiError(400, { error: 'Refused', requestId: 'r1', code }) as IdCheckError)

describe('a CR number', () => {
  it('that is active in the registry has no problem', () => {
    expect(crOutcomeOfCheck({ valid: true, status: 'active' })).toBeNull()
  })

  it.each(['suspended', 'in_liquidation', 'deleted'] as const)('that is %s is an error at its field', status => {
    expect(crOutcomeOfCheck({ valid: false, status })).toEqual({ at: 'field', problem: status })
  })

  it('that is unknown is an error at its field', () => {
    expect(crOutcomeOfCheck({ valid: false })).toEqual({ at: 'field', problem: 'not_found' })
  })

  it('that could not be verified opens the dialog, which reports missing data', () => {
    expect(crOutcomeOfError(crRefusal('CR_VERIFICATION_FAILED'))).toEqual({ at: 'modal', modal: 'failed' })
    expect(crOutcomeOfError(crRefusal('CR_VERIFICATION_FAILED', 'no_data'))).toEqual({ at: 'modal', modal: 'no_data' })
    expect(crOutcomeOfError(crRefusal('NO_DATA'))).toEqual({ at: 'modal', modal: 'no_data' })
  })

  it('that has an account is an error at its field', () => {
    expect(crOutcomeOfError(crRefusal('CR_DUPLICATE'))).toEqual({ at: 'field', problem: 'duplicate' })
  })

  it.each(['CR_REGISTRY_UNAVAILABLE', 'RATE_LIMITED', 'TIMEOUT', 'NETWORK_ERROR'] as const)(
    'that was not judged because of %s says why',
    code => expect(crOutcomeOfError(crRefusal(code))).toEqual({ at: 'form', problem: 'failed_because' }),
  )

  it('that caused a server error has failed', () => {
    expect(crOutcomeOfError(crRefusal('UNKNOWN_ERROR'))).toEqual({ at: 'form', problem: 'failed' })
  })

  it('that a newer server refuses with an unknown code has failed', () => {
    const { code } = { code: 'TOO_NEW' } as unknown as ValidateCrMutationError['body']
    expect(crOutcomeOfError(crRefusal(code))).toEqual({ at: 'form', problem: 'failed' })
    expect(idRefusal(code as IdCheckError['body']['code'])).toEqual({ at: 'form', problem: 'failed' })
  })
})

describe('an ID number', () => {
  it('of another phone or that could not be verified opens its dialog', () => {
    expect(idRefusal('ID_PHONE_MISMATCH')).toEqual({ at: 'modal', modal: 'mismatch' })
    expect(idRefusal('ID_VERIFICATION_FAILED')).toEqual({ at: 'modal', modal: 'unverified' })
  })

  it('that is wrong or has an account is an error at its field', () => {
    expect(idRefusal('VALIDATION_ERROR')).toEqual({ at: 'field', problem: 'format' })
    expect(idRefusal('ID_DUPLICATE')).toEqual({ at: 'field', problem: 'duplicate' })
  })

  it('that was not checked reports the reason', () => {
    expect(idRefusal('ID_CHECK_UNAVAILABLE')).toEqual({ at: 'form', problem: 'failed_because' })
  })
})

it('shows the texts of the specification', () => {
  const { en } = verification
  expect(en.crModalTitle).toBe('CR Verification Failed')
  expect(en.crModalText).toBe('Something went wrong. Please try again later.')
  expect(en.crFailed).toBe('Failed to verify CR Number. Please try again.')
  expect(en.crProblems.incorrect).toBe('The CR you entered is incorrect Please check and try again.')
  expect(en.idProblems.hit).toBe('ID verification failed. Please contact support.')
  expect(en.mismatchTitle).toBe("Mobile Number Doesn't Match ID")
  expect(en.idModalTitle).toBe('ID Verification Failed')
  expect(en.idModalText).toBe('The ID No. you entered is incorrect. Please check and try again.')
  expect(en.idFailed).toBe('Failed to verify ID Number. Please try again.')
  expect(en.phoneMissing).toBe('Phone number not found. Please restart the process.')
})

it.each([
  ['9900-000-000', '9900000000'],
  [' 1990 800 003 ', '1990800003'],
  ['٩٩٠٠٠٠٠٠٠٠', '9900000000'],
  ['99000000001', '99000000001'],
  ['99000000001234', '990000000012'],
  ['CR: 9900', '9900'],
])('reads %s', (text, digits) => expect(typedDigits(text)).toBe(digits))
