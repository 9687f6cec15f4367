import type { HelpOfCodes } from './help-of-codes.ts'

export const notificationErrors = {
  NOTIFICATION_NOT_FOUND: {
    en: {
      happened: 'This customer has no notification with this `notificationId`, or no longer has it.',
      todo: 'Use a `notificationId` from `listNotifications`. Read ones are deleted after 90 days.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل إشعار بقيمة `notificationId` هذه، أو أن الإشعار حُذف.',
      todo: 'خذ قيمة `notificationId` من `listNotifications`. تُحذف الإشعارات بعد 90 يومًا من قراءتها.',
    },
  },
  EMAIL_NOT_CONFIRMED: {
    en: {
      happened: 'The person who is signed in has no confirmed email address. A member of a team has none.',
      todo: 'Look at `emailState` of `getNotificationPreferences`. The owner adds an address with `changeEmail` and opens the link.',
    },
    ar: {
      happened: 'ليس لمن سجّل الدخول بريد إلكتروني مؤكد، وليس لأعضاء الفريق بريد.',
      todo: 'انظر `emailState` في `getNotificationPreferences`. يضيف المالك عنوانًا بالعملية `changeEmail` ويفتح الرابط.',
    },
  },
} satisfies Partial<HelpOfCodes>
