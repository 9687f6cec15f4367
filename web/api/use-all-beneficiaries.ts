import { useListBeneficiaries } from './generated/beneficiaries.ts'

/** As many as an account can have, so that one page has all and a search needs no request. */
const ALL = { limit: 100 }

export const useAllBeneficiaries = (enabled = true) => useListBeneficiaries(ALL, { query: { enabled } })
