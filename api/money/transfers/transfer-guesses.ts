import type { Db } from '#api/kernel/db/client.ts'
import { type CounterKey, uncountOne } from '#api/kernel/db/counters.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { countedGuesses } from '#api/people/one-time-codes/counted-guesses.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'

/** All transfers of an account share their guesses, so that guessing at one after the other gives no more of them. */
export const transferGuesses = (account: Account) => countedGuesses(attemptsOf(account), () => OTP_ATTEMPTS)

const attemptsOf = ({ id }: Account): CounterKey => ({ kind: 'attempts:transfer', subject: id })

/** A code that was used counts no more: only codes that nobody uses are limited, however much a business pays. */
export const uncountCode = (tx: Db, account: Account, purpose: 'transfer' | 'transfer_batch'): Promise<void> =>
  uncountOne(tx, { kind: `codes:${purpose}`, subject: account.id })
