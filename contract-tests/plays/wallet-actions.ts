import type { WalletActionRequest } from '#api/contract/generated/schemas.ts'
import { CHALLENGE_SECONDS, MAX_SUB_WALLETS, OTP_ATTEMPTS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import type { Actor } from '../actor.ts'
import { operationOf } from '../contract.ts'
import { makeReady } from '../ready.ts'
import type { Play, Plays } from '../scene.ts'
import { askForChange, deactivate, openExampleSubWallet, tryCode } from '../wallet-changes.ts'
import { after, first, WRONG_CODE, withoutSms } from './before-the-call.ts'

const DEACTIVATE: WalletActionRequest = { type: 'deactivate' }
const CREATE_SUB_WALLET: WalletActionRequest = { type: 'create_sub_wallet', name: 'Salaries' }

/** Another change waits in place of that of the examples. */
const waiting = (change: WalletActionRequest) => first(actor => askForChange(actor, change))

async function fillSubWallets(actor: Actor): Promise<void> {
  for (let count = 0; count < MAX_SUB_WALLETS; count++) await openExampleSubWallet(actor)
}

/** The change was possible when it was asked for. */
const overtaken = (change: WalletActionRequest, by: (actor: Actor) => Promise<void>): Play =>
  first(async actor => {
    await askForChange(actor, change)
    await by(actor)
  })

async function guess(actor: Actor): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) await tryCode(actor, WRONG_CODE)
}

const unknownAction: Play = async ({ ready, call }) => {
  await ready()
  return call({ parameters: { actionId: crypto.randomUUID() } })
}

export const walletActionPlays: Plays = {
  createWalletAction: {
    activate: first(deactivate),
    sub_wallet_limit_reached: first(fillSubWallets),
    // Guessing at one change locks all of them.
    otp_locked: async scene => {
      await makeReady(operationOf('confirmWalletAction'), scene)
      await guess(scene)
      return scene.call()
    },
    otp_send_failed: withoutSms,
  },

  confirmWalletAction: {
    deactivate: waiting(DEACTIVATE),
    create_sub_wallet: waiting(CREATE_SUB_WALLET),
    action_not_found: unknownAction,
    wallet_status_unchanged: overtaken(DEACTIVATE, deactivate),
    sub_wallet_limit_reached: overtaken(CREATE_SUB_WALLET, fillSubWallets),
    otp_expired: after(OTP_LIFETIME_SECONDS),
    action_expired: first(({ call }) => call()),
    otp_locked: first(guess),
  },

  resendWalletActionCode: {
    action_not_found: unknownAction,
    action_expired: first(async ({ world, customer }) => {
      world.clock.advance(CHALLENGE_SECONDS)
      await customer.refresh()
    }),
    idempotency_mismatch: async ({ ready, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await ready()
      await call({ headers })
      return call({ headers, parameters: { actionId: crypto.randomUUID() } })
    },
    otp_cooldown: async scene => {
      await makeReady(operationOf('confirmWalletAction'), scene)
      return scene.call()
    },
    otp_locked: first(guess),
    otp_send_failed: withoutSms,
  },
}
