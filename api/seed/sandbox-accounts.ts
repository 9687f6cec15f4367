import { sandboxValues } from '#api/contract/generated/sandbox-values.ts'

const [phone] = sandboxValues.phoneNumber.phone_duplicate
const [crNumber] = sandboxValues.crNumber.cr_duplicate
const [nationalId, iqama] = sandboxValues.idNumber.id_duplicate

export interface SandboxAccount {
  id: string
  phone: string
  nationalId: string
  crNumber: string
}

/** Customers that exist from the start, so that the test values for duplicates meet a real account. */
export const SANDBOX_ACCOUNTS: SandboxAccount[] = [
  { id: '5a4d0b0c-0000-4000-8000-000000000001', phone, nationalId, crNumber },
  { id: '5a4d0b0c-0000-4000-8000-000000000009', phone: '0500000009', nationalId: iqama, crNumber: '9900000009' },
]
export const SANDBOX_PASSWORD = 'Sandbox#2026'
export const SANDBOX_DATE_OF_BIRTH = '2012-12-03'
