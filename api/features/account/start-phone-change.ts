import type { PhoneChangeCode, StartPhoneChangeRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { violatedUnique } from '#api/kernel/db/client.ts'
import { phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { verifyAccountPassword } from '#api/people/accounts/account-guesses.ts'
import { countLookUp } from '#api/people/accounts/customer-look-ups.ts'
import { accountOfPhone } from '#api/people/accounts/find-account.ts'
import { requireUnfrozen } from '#api/people/accounts/frozen-wallet.ts'
import { clearAttempts, loginLockout } from '#api/people/accounts/lockouts.ts'
import { cancelPhoneChanges, waitingPhoneChange } from '#api/people/accounts/phone-changes.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { CHALLENGE_SECONDS } from '#domain/constants.ts'
import { presentPhoneCode, sendPhoneCode } from './phone-change-code.ts'

/** Stores the change, after sending the code that its present number confirms it with. */
export async function startPhoneChange(
  deps: Deps,
  bearer: SessionBearer,
  { currentPassword, newPhoneNumber }: StartPhoneChangeRequest,
): Promise<PhoneChangeCode> {
  const { db, clock } = deps
  const { person } = bearer
  const key = loginLockout(person.id)
  await verifyAccountPassword(deps, {
    key,
    account: person,
    password: currentPassword,
    wrong: details => new PlinkError('PASSWORD_WRONG', details),
  })
  await clearAttempts(db, key)
  await requireUnfrozen(db, person.id)
  if (newPhoneNumber === person.phone)
    throw new PlinkError('VALIDATION_ERROR', { fields: { newPhoneNumber: 'Must be another number' } })
  await countLookUp(deps, bearer)
  // The error discloses as much as a sign-up with this phone does.
  if (await accountOfPhone(db, newPhoneNumber)) throw new PlinkError('PHONE_DUPLICATE')
  if (await waitingPhoneChange(db, person.id)) throw new PlinkError('PHONE_CHANGE_PENDING')
  const now = clock()
  const change = {
    id: crypto.randomUUID(),
    accountId: person.id,
    oldPhone: person.phone,
    newPhone: newPhoneNumber,
    state: 'confirming_current' as const,
  }
  const code = await sendPhoneCode(deps, change)
  try {
    return await db.transaction(async tx => {
      await cancelPhoneChanges(tx, person.id, 'newer_change', now, ['confirming_current', 'confirming_new'])
      const initialState = { stateCause: 'created', stateSince: now, createdAt: now } as const
      await tx.insert(phoneChanges).values({ ...change, ...initialState, dueAt: addSeconds(now, CHALLENGE_SECONDS) })
      return keepResponse(tx, presentPhoneCode(deps, change.id, code), 201)
    })
  } catch (cause) {
    throw violatedUnique(cause) === 'phone_changes_one_open' ? new PlinkError('PHONE_CHANGE_PENDING') : cause
  }
}
