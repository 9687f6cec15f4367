import { catalogue } from './catalogue.ts'

const en = {
  copy: 'Copy',
  copyValue: (value: string) => `Copy ${value}`,
  copyCode: (language: string) => `Copy the code in ${language}`,
  copied: 'Copied',
}

const ar: typeof en = {
  copy: 'نسخ',
  copyValue: value => `نسخ ${value}`,
  copyCode: language => `نسخ الشيفرة بصيغة ${language}`,
  copied: 'تم النسخ',
}

export const copy = catalogue(en, ar)
