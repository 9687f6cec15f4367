import type { support as en } from '../en/support.ts'

export const support: typeof en = {
  contact: 'تواصل مع الدعم',
  hours: 'من الأحد إلى الخميس، من 9 صباحًا إلى 5 مساءً',
}
