import type { attempts as en } from '../en/attempts.ts'
import { plural } from '../plural.ts'

export const attempts: typeof en = {
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
