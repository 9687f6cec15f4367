import { ANY_ID } from '#web/mock/stored-state.ts'

/** The payee of a transfer to a bank account. It replaces the payee of the examples. */
export const toBeneficiary = {
  destination: {
    kind: 'beneficiary',
    name: 'Riyadh Supplies Co.',
    iban: 'SA8280608010000000000002',
    beneficiaryId: ANY_ID,
  },
}
