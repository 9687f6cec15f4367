import type { AddBeneficiaryRequest } from '#api/contract/generated/schemas.ts'
import { add, confirm } from '#api/testing/money/beneficiaries.ts'
import { setBeneficiary } from '#api/testing/money/transfers.ts'
import type { People } from '../people.ts'
import type { Preparation } from './preparation.ts'

/** The beneficiary of the examples. */
export const PALM: AddBeneficiaryRequest = {
  name: 'Green Palm Trading',
  iban: 'SA0380000000608010167519',
  identifier: '1010123456',
}

/** Adds a beneficiary, and keeps its id and its code. */
export async function addBeneficiary({ customer, wallet }: People, payee: AddBeneficiaryRequest): Promise<void> {
  wallet.beneficiaryId = await add(customer, payee)
}

/** Confirms the beneficiary that was added last. */
export const confirmBeneficiary = ({ customer, wallet }: People) => confirm(customer, wallet.beneficiaryId)

export const suspendBeneficiary: Preparation = async ({ plink, wallet }) => {
  await setBeneficiary(plink.deps, wallet.beneficiaryId, 'suspended')
}

export const resumeBeneficiary: Preparation = async ({ plink, wallet }) => {
  await setBeneficiary(plink.deps, wallet.beneficiaryId, 'active')
}
