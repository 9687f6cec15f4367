import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

/** How several payments that are approved or confirmed together are named. */
export const paymentSubjects = catalogue(
  {
    payments: (count: number) => plural('en', count, { one: '# payment', other: '# payments' }),
  },
  {
    payments: count =>
      plural('ar', count, {
        zero: 'لا دفعات',
        one: 'دفعة واحدة',
        two: 'دفعتان',
        few: '# دفعات',
        many: '# دفعة',
        other: '# دفعة',
      }),
  },
)
