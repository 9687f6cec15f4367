import type { HelpOfCodes } from './help-of-codes.ts'

export const walletErrors = {
  ACTION_NOT_FOUND: {
    en: {
      happened: 'This customer has no wallet change with this `actionId`.',
      todo: 'Use the `actionId` that `createWalletAction` returned for the same customer.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل تغيير بقيمة `actionId` هذه.',
      todo: 'استخدم قيمة `actionId` التي أعادتها `createWalletAction` للعميل نفسه.',
    },
  },
  CODE_REQUIRED: {
    en: {
      happened: 'The wallet can be deactivated without a code only while codes are locked.',
      todo: 'Deactivate it with `createWalletAction` and `confirmWalletAction`.',
    },
    ar: {
      happened: 'لا تُعطَّل المحفظة بلا رمز إلا ما دامت الرموز مقفلة.',
      todo: 'عطّلها بـ `createWalletAction` ثم `confirmWalletAction`.',
    },
  },
  LIMIT_OUT_OF_RANGE: {
    en: {
      happened: 'The new limit is outside the allowed range.',
      todo: 'Read the range with `getLimits` and request the change again.',
    },
    ar: {
      happened: 'الحد الجديد أقل أو أعلى مما يسمح به الخادم.',
      todo: 'خذ المدى المسموح من `getLimits` وأعد الطلب.',
    },
  },
  SUB_WALLET_LIMIT_REACHED: {
    en: {
      happened: 'The customer already has the maximum number of sub-wallets.',
      todo: 'Do not retry. `listSubWallets` returns the maximum as `max`.',
    },
    ar: {
      happened: 'لدى العميل أكبر عدد مسموح به من المحافظ الفرعية.',
      todo: 'لا تُعد الطلب. تعيد `listSubWallets` العدد الأقصى في `max`.',
    },
  },
  SUB_WALLET_NOT_EMPTY: {
    en: {
      happened: 'Only an empty sub-wallet can be closed. This one has money, available or on hold.',
      todo: 'Move the money with `moveMoney`, wait until its holds have ended, and call again.',
    },
    ar: {
      happened: 'لا تُغلق إلا محفظة فرعية فارغة، وفي هذه رصيد متاح أو محجوز.',
      todo: 'انقل الرصيد بـ `moveMoney` وانتظر انتهاء المبالغ المحجوزة، ثم أعد الطلب.',
    },
  },
  WALLET_STATUS_UNCHANGED: {
    en: {
      happened: 'The wallet already has this status.',
      todo: 'Nothing. Read the status with `getWallet`.',
    },
    ar: {
      happened: 'المحفظة مفعّلة، أو غير مفعّلة، من قبل.',
      todo: 'لا شيء: حالها كما طُلب. اقرأها عبر `getWallet`.',
    },
  },
} satisfies Partial<HelpOfCodes>
