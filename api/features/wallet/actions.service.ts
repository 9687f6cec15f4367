import type { WalletActionRequest, WalletActionResult } from '#api/contract/generated/schemas.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { WalletActionRow } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { lockWallet } from '#api/ledger/locked-wallet.ts'
import { countedGuesses } from '#api/one-time-codes/counted-guesses.ts'
import { type CodeKey, findCode } from '#api/one-time-codes/one-time-code.store.ts'
import { type Refusals, redeemCode, type SentCode, sendCode } from '#api/one-time-codes/one-time-code.ts'
import { canonicalJson } from '#api/platform/canonical-json.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { sha256 } from '#api/platform/cryptography.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { CHALLENGE_SECONDS, OTP_ATTEMPTS } from '#domain/constants.ts'
import { accepted, perform, purposeOf, requirePossible } from './action-kinds.ts'
import { findAction, insertAction, markConfirmed } from './actions.store.ts'
import { walletOf } from './wallet-of.ts'

export interface WaitingAction {
  action: Pick<WalletActionRow, 'id' | 'request'>
  code: SentCode
}

/** The code belongs to this very change with these very values: it is nobody's for a row that says something else. */
const codeOf = ({ id, walletId, request }: Pick<WalletActionRow, 'id' | 'walletId' | 'request'>): CodeKey => ({
  purpose: 'wallet_action',
  subject: `${id}:${sha256(canonicalJson({ walletId, request }))}`,
})

/** All changes of an account share their guesses: whoever guesses at one after the other gets no more of them. */
const guessesOf = ({ id }: Account) => countedGuesses({ kind: 'attempts:wallet', subject: id }, () => OTP_ATTEMPTS)

/** Sends a code for the change. */
export async function askForAction(deps: Deps, account: Account, asked: WalletActionRequest): Promise<WaitingAction> {
  const { db, clock } = deps
  const request = accepted(asked)
  const { id: walletId } = await walletOf(db, account.id)
  await db.transaction(async tx => requirePossible(await lockWallet(tx, walletId), request))
  const action = { id: crypto.randomUUID(), walletId, request, createdAt: clock() }
  const code = await send(deps, account, action)
  await insertAction(db, action)
  return { action, code }
}

/** Sends another code in place of the last one, while the change waits for one. */
export async function resendCode(deps: Deps, account: Account, actionId: string): Promise<WaitingAction> {
  const action = await waiting(deps, account, actionId)
  const key = codeOf(action)
  const last = await findCode(deps.db, key)
  if (!last || last.consumedAt) throw new PlinkError('ACTION_EXPIRED')
  return { action, code: await send(deps, account, action, true) }
}

type Sending = Parameters<typeof codeOf>[0]

const send = (deps: Deps, account: Account, action: Sending, again = false): Promise<SentCode> =>
  sendCode(deps, {
    ...codeOf(action),
    about: purposeOf(action.request),
    phone: account.phone,
    context: '',
    guesses: guessesOf(account),
    countedFor: account.id,
    again,
  })

async function waiting({ db, clock }: Deps, account: Account, actionId: string): Promise<WalletActionRow> {
  const wallet = await walletOf(db, account.id)
  const action = await findAction(db, wallet.id, actionId)
  if (!action) throw new PlinkError('ACTION_NOT_FOUND')
  if (action.confirmedAt || addSeconds(action.createdAt, CHALLENGE_SECONDS) <= clock()) {
    throw new PlinkError('ACTION_EXPIRED')
  }
  return action
}

const REFUSALS: Refusals = {
  gone: () => new PlinkError('ACTION_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Makes the change, once. What the wallet does not allow any more leaves the code as it was. */
export async function confirmAction(
  deps: Deps,
  account: Account,
  actionId: string,
  otp: string,
): Promise<WalletActionResult> {
  const action = await waiting(deps, account, actionId)
  const { id, walletId, request } = action
  const now = deps.clock()
  const attempt = { code: otp, guesses: guessesOf(account) }
  return redeemCode(deps, codeOf(action), attempt, REFUSALS, async tx => {
    const locked = await lockWallet(tx, walletId)
    if (!(await markConfirmed(tx, id, now))) throw new PlinkError('ACTION_EXPIRED')
    return { actionId: id, type: request.type, ...(await perform(tx, locked, request, now)) }
  })
}
