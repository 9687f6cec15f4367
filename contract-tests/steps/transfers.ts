import type { CreateTransferRequest } from '#api/contract/generated/schemas.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { newBeneficiary } from '#api/testing/money/transfers.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'

const PATH = '/api/v1/transfers'

export type BeneficiaryId = { beneficiaryId: string }
/** Another customer who was looked up. */
export type Recipient = { recipientToken: string }
export type TransferId = { transferId: string }
export type ScheduleId = { scheduleId: string }

export const withActiveBeneficiary = async ({ plink, newcomer }: People): Promise<BeneficiaryId> => ({
  beneficiaryId: await newBeneficiary(plink.deps, newcomer.userId, SANDBOX_PAYOUTS.paid_later),
})

/** Looks up the customer with this phone number or ID. */
export async function lookUp({ customer }: People, identifier: string): Promise<Recipient> {
  const { recipientToken } = await successOf(customer.post(`${PATH}/recipients`, { identifier }))
  return { recipientToken }
}

const lookUpSeededCustomer = (people: People): Promise<Recipient> =>
  lookUp(people, sandboxAccounts.wallet_three_sub_wallets[0])

/** The payees of the examples: a seeded customer, and a beneficiary. */
export const withPayees = inTurn(lookUpSeededCustomer, withActiveBeneficiary)

const EXAMPLE = { amount: sar(200_00), purpose: 'expenses_services' } as const

export const toCustomer = ({ recipientToken }: Recipient): CreateTransferRequest => ({
  ...EXAMPLE,
  destination: { kind: 'customer', recipientToken },
})

export const toBeneficiary = ({ beneficiaryId }: BeneficiaryId): CreateTransferRequest => ({
  ...EXAMPLE,
  destination: { kind: 'beneficiary', beneficiaryId },
})

/** The schedule of the examples. */
const MONTHLY = { startsOn: '2026-02-01', repeats: 'monthly', paymentCount: 3 } as const

export const monthly = (request: CreateTransferRequest): CreateTransferRequest => ({ ...request, schedule: MONTHLY })

/** Requests a transfer, for which the customer gets a code. */
export async function requestTransfer({ customer }: People, request: CreateTransferRequest): Promise<TransferId> {
  const { transfer, otpCode } = await successOf(customer.post(PATH, request))
  customer.otp = otpCode
  return { transferId: transfer.transferId }
}

export const requestToCustomer = (people: People, made: Recipient) => requestTransfer(people, toCustomer(made))

export const requestToBeneficiary = (people: People, made: BeneficiaryId) =>
  requestTransfer(people, toBeneficiary(made))

export const requestMonthly = (people: People, made: Recipient) => requestTransfer(people, monthly(toCustomer(made)))

/** @param server if it is another one, with other settings */
async function confirm({ customer }: People, { transferId }: TransferId, server = customer.server) {
  const through = Object.assign(customer.through(server), { accessToken: customer.accessToken })
  return successOf(through.post(`${PATH}/${transferId}/confirm`, { otp: customer.otp }))
}

/** @param server if it is another one, with other settings */
export async function confirmTransfer(people: People, transfer: TransferId, server?: Server): Promise<void> {
  await confirm(people, transfer, server)
}

/** Confirms a transfer with a schedule. */
export async function confirmSchedule(people: People, transfer: TransferId): Promise<ScheduleId> {
  const { scheduleId } = await confirm(people, transfer)
  return { scheduleId }
}

export const withDraft = inTurn(withPayees, requestToCustomer)

/** Pays the customer who was looked up. */
export async function payCustomer(people: People, made: Recipient): Promise<TransferId> {
  const transfer = await requestToCustomer(people, made)
  await confirmTransfer(people, transfer)
  return transfer
}

export async function payBeneficiary(people: People, made: BeneficiaryId): Promise<TransferId> {
  const transfer = await requestToBeneficiary(people, made)
  await confirmTransfer(people, transfer)
  return transfer
}

export const withHeldTransfer = inTurn(withPayees, payBeneficiary)

export const withSettledTransfer = inTurn(withHeldTransfer, async ({ customer }, { transferId }) => {
  await successOf(customer.post(`/api/sandbox/transfers/${transferId}/settle`, {}))
})

/** Schedules a transfer to the customer who was looked up. */
export async function scheduleTransfer(people: People, made: Recipient): Promise<TransferId & ScheduleId> {
  const transfer = await requestMonthly(people, made)
  return { ...transfer, ...(await confirmSchedule(people, transfer)) }
}

const pathOf = ({ scheduleId }: ScheduleId) => `/api/v1/transfer-schedules/${scheduleId}`

/** Requests other terms for a schedule, for which the customer gets a code. */
export async function requestScheduleChange({ customer }: People, made: ScheduleId): Promise<TransferId> {
  const { transferId } = await successOf(customer.get(pathOf(made)))
  const schedule = { startsOn: '2026-03-01', repeats: 'monthly' }
  const request = { ...EXAMPLE, transferId, amount: sar(300_00), schedule }
  const { transfer, otpCode } = await successOf(customer.post(`${pathOf(made)}/changes`, request))
  customer.otp = otpCode
  return { transferId: transfer.transferId }
}

export async function cancelSchedule({ customer }: People, made: ScheduleId): Promise<void> {
  await successOf(customer.post(`${pathOf(made)}/cancel`, {}))
}

/** Skips the first run of the examples. */
export async function skipFirstRun({ customer }: People, made: ScheduleId): Promise<void> {
  await successOf(customer.post(`${pathOf(made)}/skips`, { on: MONTHLY.startsOn }))
}
