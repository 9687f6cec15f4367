import { eq } from 'drizzle-orm'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { transferSchedules } from '#api/kernel/db/schema/transfers.ts'
import { closeSubWallet, lockWallet, walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { wrongCode } from '#api/testing/customer.ts'
import { repeatSchedule, setBeneficiary } from '#api/testing/money/transfers.ts'
import { payment, sar } from '#api/testing/money/wallet.ts'
import { newOwner } from '#api/testing/money/wallet-owner.ts'
import { CHALLENGE_SECONDS, MAX_SCHEDULES, OTP_ATTEMPTS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { operationOf } from '../contract.ts'
import { confirmTransfer, lookUp, repeating, requestTransfer, toBeneficiary, toCustomer } from '../steps/transfers.ts'
import { deactivate, freeze, openExampleSubWallet, postFor } from '../steps/wallet.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import type { TestUser } from '../test-user.ts'
import { after, afterSeconds, withoutSms } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript, ScenarioScripts } from './scenario-context.ts'

/** So much that the limit of the day refuses the transfer. */
const spendTheLimit = (user: TestUser) => postFor(user, payment(1_600_00))

async function lockCodes({ customer, transfer }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++)
    await customer.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp: wrongCode(customer.otp) })
}

/** Leaves less than the transfer in the main wallet. */
async function setAside(user: TestUser): Promise<void> {
  await openExampleSubWallet(user)
  const { subWalletId: to } = user.wallet
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), to, amount: sar(2_300_00) })
}

/** Confirms a plan, so many times. */
async function fillSchedules(user: TestUser, count: number): Promise<void> {
  await requestTransfer(user, repeating(user))
  const { scheduleId } = await confirmTransfer(user)
  user.transfer.scheduleId = scheduleId
  await repeatSchedule(user.world.deps, scheduleId, count - 1)
}

const unknownTransfer: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { transferId: crypto.randomUUID() } })
}

/** A server on which nobody may hold more than this. */
const withMaximumBalance: ScenarioScript = async ({ prepare, call, world }) => {
  await prepare()
  return call({}, world.with({ licence: { maximumBalance: 1 } }))
}

/** The draft is for a customer who closes the account before it is confirmed. */
const recipientCloses: ScenarioScript = after(async user => {
  const { world } = user
  const recipient = await newOwner(world)
  await lookUp(user, recipient.customer.identifier)
  await requestTransfer(user, toCustomer(user))
  await world.deps.db.transaction(tx => closeAccount(tx, recipient.customer.userId, world.clock()))
})

const withInstantLimit: ScenarioScript = async context => {
  const { prepare, call, world } = context
  await prepare()
  await requestTransfer(context, toBeneficiary(context))
  return call({}, world.with({ transferLimits: { instant: 1 } }))
}

const suspend = ({ world, wallet }: TestUser) => setBeneficiary(world.deps, wallet.beneficiaryId, 'suspended')

async function fillSubWallet(user: TestUser): Promise<void> {
  await openExampleSubWallet(user)
  const { subWalletId: to } = user.wallet
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), to, amount: sar(200_00) })
}

async function emptySubWalletCloses(user: TestUser): Promise<void> {
  await fillSubWallet(user)
  const { subWalletId: from } = user.wallet
  await requestTransfer(user, { ...toCustomer(user), subWallet: from })
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), from, amount: sar(200_00) })
  const { db } = user.world.database
  const walletId = await walletIdOfPhone(db, user.person.phoneNumber)
  await db.transaction(async tx => closeSubWallet(tx, await lockWallet(tx, walletId), from))
}

/** Lets the API key send more than everything else allows. */
const raiseCap = ({ world, person }: TestUser) =>
  world.deps.db.update(apiKeys).set({ dailyCap: 1_000_000_00 }).where(eq(apiKeys.accountId, person.userId))

const otherTransferWithSameKey: ScenarioScript = async ({ prepare, call }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  await prepare()
  await call({ headers })
  return call({ headers, parameters: { transferId: crypto.randomUUID() } })
}

const inEmptyWallet: ScenarioScript = async context => {
  await prepareFor(operationOf('createWalletAction'), context)
  return context.call()
}

const codeScenarios: ScenarioScripts = {
  confirmTransfer: {
    to_beneficiary: after(user => requestTransfer(user, toBeneficiary(user))),
    repeating: after(user => requestTransfer(user, repeating(user))),
    transfer_not_found: unknownTransfer,
    sub_wallet_not_found: after(emptySubWalletCloses),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    in_suspense: withMaximumBalance,
    recipient_unavailable: recipientCloses,
    transfer_schedule_limit_reached: after(async user => {
      await fillSchedules(user, MAX_SCHEDULES - 1)
      await requestTransfer(user, repeating(user))
      await repeatSchedule(user.world.deps, user.transfer.scheduleId, 1)
    }),
    beneficiary_not_active: after(async user => {
      await requestTransfer(user, toBeneficiary(user))
      await suspend(user)
    }),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    transfer_expired: after(({ call }) => call()),
    insufficient_funds: after(async user => {
      await setAside(user)
    }),
    limit_exceeded: after(spendTheLimit),
    amount_out_of_range: withInstantLimit,
    otp_locked: after(lockCodes),
  },

  resendTransferCode: {
    transfer_not_found: unknownTransfer,
    transfer_expired: after(async ({ world, customer }) => {
      world.clock.advance(CHALLENGE_SECONDS)
      await customer.refresh()
    }),
    idempotency_mismatch: otherTransferWithSameKey,
    otp_cooldown: async context => {
      await prepareFor(operationOf('confirmTransfer'), context)
      return context.call()
    },
    otp_locked: after(lockCodes),
    otp_send_failed: withoutSms,
  },
}

const transferScenarios: ScenarioScripts = {
  createTransfer: {
    transfer_schedule_limit_reached: after(user => fillSchedules(user, MAX_SCHEDULES)),
    from_sub_wallet: after(fillSubWallet),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    beneficiary_not_active: after(suspend),
    insufficient_funds: after(async user => {
      await setAside(user)
    }),
    otp_locked: async context => {
      await prepareFor(operationOf('confirmTransfer'), context)
      await lockCodes(context)
      return context.call()
    },
    otp_send_failed: withoutSms,
  },

  sendTransfer: {
    from_sub_wallet: after(fillSubWallet),
    wallet_inactive: after(deactivate),
    beneficiary_not_active: after(suspend),
    insufficient_funds: after(setAside),
    limit_exceeded: after(raiseCap),
    amount_out_of_range: after(raiseCap),
  },

  cancelTransfer: {
    transfer_not_found: unknownTransfer,
    transfer_not_cancellable: async context => {
      await prepareFor(operationOf('getTransfer'), context)
      return context.call()
    },
    idempotency_mismatch: otherTransferWithSameKey,
  },

  getTransferReceipt: {
    transfer_not_found: unknownTransfer,
    transfer_state_invalid: after(user => requestTransfer(user, toCustomer(user))),
  },

  getTransfer: {
    draft: async context => {
      await prepareFor(operationOf('confirmTransfer'), context)
      return context.call()
    },
    transfer_not_found: unknownTransfer,
  },

  listTransfers: {
    wallet_empty: inEmptyWallet,
    // A cursor of another list.
    cursor_invalid: after(async user => {
      const page = await user.customer.get('/api/v1/wallet/transactions?limit=1')
      user.wallet.cursor = (await page.json()).nextCursor
    }),
  },

  listTransferSchedules: {
    wallet_empty: inEmptyWallet,
    // A cursor of another list.
    cursor_invalid: after(async user => {
      const page = await user.customer.get('/api/v1/wallet/transactions?limit=1')
      user.wallet.cursor = (await page.json()).nextCursor
    }),
  },

  cancelTransferSchedule: {
    transfer_schedule_not_found: async ({ prepare, call }) => {
      await prepare()
      return call({ parameters: { scheduleId: crypto.randomUUID() } })
    },
    transfer_schedule_ended: async context => {
      const { world, customer, transfer, call } = context
      await prepareFor(operationOf('createTransfer'), context)
      await requestTransfer(context, {
        ...toCustomer(context),
        schedule: { startsOn: '2026-02-01', repeats: 'once' },
      })
      const path = `/api/v1/transfers/${transfer.transferId}/confirm`
      transfer.scheduleId = (await (await customer.post(path, { otp: customer.otp })).json()).scheduleId
      const isThis = eq(transferSchedules.id, transfer.scheduleId)
      await world.deps.db.update(transferSchedules).set({ dueAt: world.clock() }).where(isThis)
      await runSchedules(world.deps)
      return call()
    },
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { scheduleId: crypto.randomUUID() } })
    },
  },
}

runScenarios('transfers', { ...transferScenarios, ...codeScenarios })
