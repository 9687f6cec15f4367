import type { HelpOfCodes } from './help-of-codes.ts'

export const nafathErrors = {
  NAFATH_INITIATE_FAILED: {
    en: {
      happened: 'Nafath did not accept the request.',
      todo: 'Retry after a few seconds, a few times at most. Then ask the person to come back later.',
    },
    ar: {
      happened: 'لم يقبل نفاذ الطلب.',
      todo: 'أعد إرساله بعد ثوانٍ، مرات قليلة على الأكثر، ثم اطلب من الشخص العودة لاحقًا.',
    },
  },
  NAFATH_IN_PROGRESS: {
    en: {
      happened: 'Another applicant’s Nafath request for this ID is open. An ID can have one open request at a time.',
      todo: 'Wait `retryAfterSeconds` until that request has expired, then retry.',
    },
    ar: {
      happened: 'ينتظر في نفاذ طلب لشخص آخر بهذه الهوية، ولكل هوية طلب واحد في الوقت نفسه.',
      todo: 'انتظر `retryAfterSeconds` حتى تنتهي مهلة ذلك الطلب، ثم أعد إرسال هذا.',
    },
  },
  NAFATH_SESSION_NOT_FOUND: {
    en: {
      happened: 'This applicant has no Nafath request with this `sessionId`.',
      todo: 'Use the `sessionId` that `initiateNafath` returned, or start a new request.',
    },
    ar: {
      happened: 'ليس لمقدم الطلب طلب نفاذ بقيمة `sessionId` هذه.',
      todo: 'استخدم قيمة `sessionId` التي أعادتها `initiateNafath`، أو ابدأ طلبًا جديدًا.',
    },
  },
} satisfies Partial<HelpOfCodes>
