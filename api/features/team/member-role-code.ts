import type { MemberRole } from '#api/contract/generated/schemas.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { countedGuesses } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'

/** There is one code per owner, so that a new change ends the code of the one before it. */
export const roleCode = ({ id: subject }: Account): CodeKey => ({ purpose: 'member_role', subject })

export const roleGuesses = ({ id: subject }: Account) =>
  countedGuesses({ kind: 'attempts:member_role', subject }, () => OTP_ATTEMPTS)

/** The code is bound to exactly this member and this role, so it does not fit after a change. */
export const roleContext = ({ id, role: from }: Account, role: MemberRole): string =>
  sha256(canonicalJson({ memberId: id, from, role }))
