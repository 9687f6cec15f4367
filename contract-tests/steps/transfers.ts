import type { CreateTransferRequest } from '#api/contract/generated/schemas.ts'
import { newBeneficiary } from '#api/testing/money/transfers.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'

const PATH = '/api/v1/transfers'

/** The payees of the examples: a seeded customer, and a beneficiary. */
export async function withPayees(people: People): Promise<void> {
  const [identifier] = sandboxAccounts.wallet_three_sub_wallets
  await lookUp(people, identifier)
  await withActiveBeneficiary(people)
}

export async function withActiveBeneficiary({ plink, newcomer, wallet }: People): Promise<void> {
  wallet.beneficiaryId = await newBeneficiary(plink.deps, newcomer.userId, SANDBOX_PAYOUTS.paid_later)
}

/** Keeps the token of this customer. */
export async function lookUp({ customer, transfer }: People, identifier: string): Promise<void> {
  const { recipientToken } = await successOf(customer.post(`${PATH}/recipients`, { identifier }))
  transfer.recipientToken = recipientToken
}

export const toCustomer = ({ transfer }: People): CreateTransferRequest => ({
  destination: { kind: 'customer', recipientToken: transfer.recipientToken },
  amount: sar(200_00),
  purpose: 'expenses_services',
})

export const toBeneficiary = (people: People): CreateTransferRequest => ({
  ...toCustomer(people),
  destination: { kind: 'beneficiary', beneficiaryId: people.wallet.beneficiaryId },
})

/** The plan of the examples. */
export const repeating = (people: People): CreateTransferRequest => ({
  ...toCustomer(people),
  schedule: { startsOn: '2026-02-01', repeats: 'monthly' },
})

/** Prepares a transfer and keeps its id and its code. */
export async function requestTransfer(people: People, request: CreateTransferRequest): Promise<void> {
  const { customer, transfer } = people
  const { transfer: draft, otpCode } = await successOf(customer.post(PATH, request))
  transfer.transferId = draft.transferId
  customer.otp = otpCode
}

export const withDraft = inTurn(withPayees, people => requestTransfer(people, toCustomer(people)))

/** Pays the seeded customer, who was looked up before. */
export async function payCustomer(people: People): Promise<void> {
  await requestTransfer(people, toCustomer(people))
  await confirmTransfer(people)
}

export const withHeldTransfer = inTurn(
  withPayees,
  people => requestTransfer(people, toBeneficiary(people)),
  people => confirmTransfer(people),
)

export const withSettledTransfer = inTurn(withHeldTransfer, ({ customer, transfer }) =>
  successOf(customer.post(`/api/sandbox/transfers/${transfer.transferId}/settle`, {})),
)

/** Schedules a transfer to the payees that were looked up before. */
export async function scheduleTransfer(people: People): Promise<void> {
  await requestTransfer(people, repeating(people))
  const { scheduleId } = await confirmTransfer(people)
  people.transfer.scheduleId = scheduleId
}

/** @param server if it is another one, with other settings */
export function confirmTransfer({ customer, transfer }: People, server = customer.server) {
  const through = Object.assign(customer.through(server), { accessToken: customer.accessToken })
  return successOf(through.post(`${PATH}/${transfer.transferId}/confirm`, { otp: customer.otp }))
}
