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
} satisfies Partial<HelpOfCodes>
