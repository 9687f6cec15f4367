import type { CreateTransferRequest } from '#api/contract/generated/schemas.ts'
import { newBeneficiary } from '#api/testing/money/transfers.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import type { TestUser } from '../test-user.ts'
import { inTurn, successOf } from './preparation.ts'

const PATH = '/api/v1/transfers'

/** The payees of the examples: a seeded customer, and a beneficiary. */
export async function withPayees(user: TestUser): Promise<void> {
  const [identifier] = sandboxAccounts.wallet_three_sub_wallets
  await lookUp(user, identifier)
  await withActiveBeneficiary(user)
}

export async function withActiveBeneficiary({ world, person, wallet }: TestUser): Promise<void> {
  wallet.beneficiaryId = await newBeneficiary(world.deps, person.userId, SANDBOX_PAYOUTS.paid_later)
}

/** Keeps the token of this customer. */
export async function lookUp({ customer, transfer }: TestUser, identifier: string): Promise<void> {
  const { recipientToken } = await successOf(customer.post(`${PATH}/recipients`, { identifier }))
  transfer.recipientToken = recipientToken
}

export const toCustomer = ({ transfer }: TestUser): CreateTransferRequest => ({
  destination: { kind: 'customer', recipientToken: transfer.recipientToken },
  amount: sar(200_00),
  purpose: 'expenses_services',
})

export const toBeneficiary = (user: TestUser): CreateTransferRequest => ({
  ...toCustomer(user),
  destination: { kind: 'beneficiary', beneficiaryId: user.wallet.beneficiaryId },
})

/** The plan of the examples. */
export const repeating = (user: TestUser): CreateTransferRequest => ({
  ...toCustomer(user),
  schedule: { startsOn: '2026-02-01', repeats: 'monthly' },
})

/** Prepares a transfer and keeps its id and its code. */
export async function requestTransfer(user: TestUser, request: CreateTransferRequest): Promise<void> {
  const { customer, transfer } = user
  const { transfer: draft, otpCode } = await successOf(customer.post(PATH, request))
  transfer.transferId = draft.transferId
  customer.otp = otpCode
}

export const withDraft = inTurn(withPayees, user => requestTransfer(user, toCustomer(user)))

/** Pays the seeded customer, who was looked up before. */
export async function payCustomer(user: TestUser): Promise<void> {
  await requestTransfer(user, toCustomer(user))
  await confirmTransfer(user)
}

export const withHeldTransfer = inTurn(
  withPayees,
  user => requestTransfer(user, toBeneficiary(user)),
  user => confirmTransfer(user),
)

export const withSettledTransfer = inTurn(withHeldTransfer, ({ customer, transfer }) =>
  successOf(customer.post(`/api/sandbox/transfers/${transfer.transferId}/settle`, {})),
)

/** Schedules a transfer to the payees that were looked up before. */
export async function scheduleTransfer(user: TestUser): Promise<void> {
  await requestTransfer(user, repeating(user))
  const { scheduleId } = await confirmTransfer(user)
  user.transfer.scheduleId = scheduleId
}

/** @param server if it is another one, with other settings */
export function confirmTransfer({ customer, transfer }: TestUser, server = customer.server) {
  const through = Object.assign(customer.through(server), { accessToken: customer.accessToken })
  return successOf(through.post(`${PATH}/${transfer.transferId}/confirm`, { otp: customer.otp }))
}
