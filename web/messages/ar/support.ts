import type { support as en } from '../en/support.ts'

export const support: typeof en = {
  contact: 'تواصل مع الدعم',
}
