import { useListBeneficiaries } from './generated/beneficiaries.ts'

/** An account cannot have more beneficiaries than this, so one page has them all and a search needs no request. */
const ALL = { limit: 100 }

export const useAllBeneficiaries = (enabled = true) => useListBeneficiaries(ALL, { query: { enabled } })
