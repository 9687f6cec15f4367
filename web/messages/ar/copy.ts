import type { copy as en } from '../en/copy.ts'

export const copy: typeof en = {
  copy: 'نسخ',
  copyValue: value => `نسخ ${value}`,
  copyCode: language => `نسخ الشيفرة بصيغة ${language}`,
  copied: 'تم النسخ',
}
