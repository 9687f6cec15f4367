import { catalogue } from './catalogue.ts'

const en = {
  copy: 'Copy',
  copyValue: (value: string) => `Copy ${value}`,
  copyCode: (language: string) => `Copy the code in ${language}`,
  copied: 'Copied',
  failed: 'Could not copy. Select the text instead.',
}

const ar: typeof en = {
  copy: 'نسخ',
  copyValue: value => `نسخ ${value}`,
  copyCode: language => `نسخ الشيفرة بصيغة ${language}`,
  copied: 'تم النسخ',
  failed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
}

export const copy = catalogue(en, ar)
