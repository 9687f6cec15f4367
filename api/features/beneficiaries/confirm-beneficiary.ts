import type { Beneficiary as PresentedBeneficiary } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { beneficiaryOf } from '#api/money/beneficiaries/beneficiaries.store.ts'
import { checkPayee, nextCheck, takeStep } from '#api/money/beneficiaries/beneficiary-steps.ts'
import { presentBeneficiary } from '#api/money/beneficiaries/present-beneficiary.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { beneficiaryCode, beneficiaryGuesses, isOfBeneficiary, requireUnconfirmed } from './beneficiary-code.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('ACTION_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Confirms the beneficiary, once, and has its IBAN checked. */
export async function confirmBeneficiary(
  deps: Deps,
  bearer: SessionBearer,
  id: string,
  otp: string,
): Promise<PresentedBeneficiary> {
  const { account, person } = bearer
  const beneficiary = await requireUnconfirmed(deps, account, id)
  const { name, iban } = beneficiary
  const now = deps.clock()
  const attempt = { code: otp, guesses: beneficiaryGuesses(bearer), isForAttempt: isOfBeneficiary(beneficiary, bearer) }
  await redeemCode(deps, beneficiaryCode(account), attempt, REFUSALS, async tx => {
    const step = {
      from: 'unconfirmed',
      to: 'checking',
      cause: 'confirmed',
      confirmedBy: person.id,
      dueAt: nextCheck(beneficiary, now),
    } as const
    if (!(await takeStep(tx, id, step, now))) throw new PlinkError('ACTION_EXPIRED')
    const message = { key: 'beneficiary_added', name, ibanEnd: iban.slice(-4) } as const
    await notify(tx, { to: account.id, message, at: now })
    // The job repeats the check of the IBAN, which changes the state.
    const row = await beneficiaryOf(tx, account.id, id)
    await keepResponse(tx, await presentBeneficiary({ ...deps, db: tx }, row))
  })
  await checkPayee(deps, beneficiary)
  return presentBeneficiary(deps, await beneficiaryOf(deps.db, account.id, id))
}
