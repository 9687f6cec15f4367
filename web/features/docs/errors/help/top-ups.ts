import type { HelpOfCodes } from './help-of-codes.ts'

export const topUpErrors = {
  MAXIMUM_BALANCE_EXCEEDED: {
    en: {
      happened: 'With this amount the wallet would hold more than the licence allows.',
      todo: 'Top up by a smaller amount. `remaining` of `listTopUps` says what is left. A transfer in suspense waits until the customer has spent money, or goes back.',
    },
    ar: {
      happened: 'سيتجاوز رصيد المحفظة بهذا المبلغ ما يسمح به الترخيص.',
      todo: 'اشحن مبلغًا أقل. يبيّن `remaining` في `listTopUps` ما بقي. أما الحوالة المعلّقة فتنتظر حتى ينفق العميل من رصيده، أو تُعاد.',
    },
  },
  TOP_UP_ENDED: {
    en: {
      happened: 'The top-up is paid, has failed or has expired, so no card can be sent for it any more.',
      todo: 'Read it with `getTopUp`. Start another one with `createTopUp` if the money is still wanted.',
    },
    ar: {
      happened: 'دُفعت عملية الشحن أو تعذّرت أو انتهت مهلتها، فلا يمكن إرسال بطاقة لها بعد الآن.',
      todo: 'اقرأها عبر `getTopUp`. وابدأ عملية جديدة عبر `createTopUp` إن كان المبلغ ما زال مطلوبًا.',
    },
  },
  TOP_UP_NOT_FOUND: {
    en: {
      happened: 'This customer has no top-up with this `topUpId`.',
      todo: 'Use the `topUpId` that `createTopUp` returned for the same customer.',
    },
    ar: {
      happened: 'ليست لهذا العميل عملية شحن بهذا `topUpId`.',
      todo: 'استخدم `topUpId` الذي أعاده `createTopUp` للعميل نفسه.',
    },
  },
} satisfies Partial<HelpOfCodes>
