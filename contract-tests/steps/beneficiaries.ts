import type { AddBeneficiaryRequest } from '#api/contract/generated/schemas.ts'
import { add, confirm } from '#api/testing/money/beneficiaries.ts'
import { setBeneficiary } from '#api/testing/money/transfers.ts'
import type { People } from '../people.ts'
import type { BeneficiaryId } from './transfers.ts'

/** The beneficiary of the examples. */
const PALM: AddBeneficiaryRequest = {
  name: 'Green Palm Trading',
  iban: 'SA0380000000608010167519',
  identifier: '1010123456',
}

export const PALM_IBAN = PALM.iban

/** Adds this beneficiary, whose code the customer gets. */
export const addBeneficiary = async ({ customer }: People, payee: AddBeneficiaryRequest): Promise<BeneficiaryId> => ({
  beneficiaryId: await add(customer, payee),
})

export const addPalm = (people: People): Promise<BeneficiaryId> => addBeneficiary(people, PALM)

export async function confirmBeneficiary({ customer }: People, { beneficiaryId }: BeneficiaryId): Promise<void> {
  await confirm(customer, beneficiaryId)
}

export async function suspendBeneficiary({ plink }: People, { beneficiaryId }: BeneficiaryId): Promise<void> {
  await setBeneficiary(plink.deps, beneficiaryId, 'suspended')
}

export async function resumeBeneficiary({ plink }: People, { beneficiaryId }: BeneficiaryId): Promise<void> {
  await setBeneficiary(plink.deps, beneficiaryId, 'active')
}
