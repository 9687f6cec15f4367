import { and, eq } from 'drizzle-orm'
import type { WalletAction } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { type WalletActionRow, walletActions } from '#api/kernel/db/schema/wallet.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { areGuessesLocked, guessesOf } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { CHALLENGE_SECONDS, OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { purposeOf } from './action-kinds.ts'

type Action = Pick<WalletActionRow, 'id' | 'walletId' | 'request'>

/** There is one code per wallet and kind of action, so that a new action of a kind ends the one before it. */
export const actionCode = ({ walletId, request }: Action): CodeKey => ({
  purpose: 'wallet_action',
  subject: `${walletId}:${request.type}`,
})

/** The code is bound to the person who asked and to the exact values of the action: if the stored action changes, the code no longer fits. */
const contextOf = ({ id, walletId, request }: Action, { person }: Pick<SessionBearer, 'person'>): string =>
  `${id}:${sha256(canonicalJson({ walletId, askedBy: person.id, request }))}`

/** Returns a predicate that tells whether a code was sent for this action, to this person. */
export const isOfAction = (action: Action, bearer: SessionBearer) => {
  const expectedContext = contextOf(action, bearer)
  return ({ context }: { context: string }): boolean => context === expectedContext
}

const GUESSES = 'wallet'

export const actionGuesses = (bearer: SessionBearer) => guessesOf(GUESSES, bearer)

export const areCodesLocked = (db: Db, bearer: SessionBearer, now: Date): Promise<boolean> =>
  areGuessesLocked(db, GUESSES, bearer, now)

/** @param again true if the code replaces one that can still be used */
export const sendActionCode = (deps: Deps, bearer: SessionBearer, action: Action, again = false): Promise<SentCode> =>
  sendCode(deps, {
    ...actionCode(action),
    about: purposeOf(action.request),
    phone: bearer.person.phone,
    reader: bearer.person,
    context: contextOf(action, bearer),
    guesses: actionGuesses(bearer),
    countedFor: bearer.person.id,
    business: bearer.account.id,
    again,
  })

/** The account's action, which waits to be confirmed. Throws `ACTION_NOT_FOUND`, `ACTION_EXPIRED`. */
export async function requireWaiting(
  { db, clock }: Deps,
  account: Account,
  actionId: string,
): Promise<WalletActionRow> {
  const wallet = await walletOf(db, account.id)
  const isOwn = and(eq(walletActions.id, actionId), eq(walletActions.walletId, wallet.id))
  const [action] = await db.select().from(walletActions).where(isOwn)
  if (!action) throw new PlinkError('ACTION_NOT_FOUND')
  if (action.confirmedAt || addSeconds(action.createdAt, CHALLENGE_SECONDS) <= clock()) {
    throw new PlinkError('ACTION_EXPIRED')
  }
  return action
}

export const presentAction = ({ sandbox }: Deps, { id, request }: Action, code: SentCode): WalletAction => ({
  actionId: id,
  type: request.type,
  expiresAt: code.expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: OTP_ATTEMPTS,
  ...(sandbox && { otpCode: code.code }),
})
