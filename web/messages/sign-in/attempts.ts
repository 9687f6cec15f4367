import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const en = {
  left: (count: number) => plural('en', count, { one: '#\u00a0attempt left.', other: '#\u00a0attempts left.' }),
  leftBeforeLock: (count: number) =>
    plural('en', count, {
      one: '#\u00a0attempt left before your account is locked.',
      other: '#\u00a0attempts left before your account is locked.',
    }),
}

const ar: typeof en = {
  left: count =>
    plural('ar', count, {
      zero: 'لم تبقَ أي محاولة.',
      one: 'بقيت محاولة واحدة.',
      two: 'بقيت محاولتان.',
      few: 'بقيت # محاولات.',
      other: 'بقيت # محاولة.',
    }),
  leftBeforeLock: count =>
    plural('ar', count, {
      zero: 'لم تبقَ أي محاولة قبل قفل حسابك.',
      one: 'بقيت محاولة واحدة قبل قفل حسابك.',
      two: 'بقيت محاولتان قبل قفل حسابك.',
      few: 'بقيت # محاولات قبل قفل حسابك.',
      other: 'بقيت # محاولة قبل قفل حسابك.',
    }),
}

export const attempts = catalogue(en, ar)
