import type { HelpOfCodes } from './help-of-codes.ts'

export const webhookEndpointErrors = {
  WEBHOOK_DELIVERY_NOT_FOUND: {
    en: {
      happened:
        'The account has no delivery with this `webhookDeliveryId`. Deliveries are kept for 30 days, and deleted with their endpoint.',
      todo: 'Use a `webhookDeliveryId` of `listWebhookDeliveries`.',
    },
    ar: {
      happened: 'ليس للحساب إرسال بهذا `webhookDeliveryId`. تُحفظ الإرسالات 30 يومًا، وتُحذف مع وجهتها.',
      todo: 'استخدم `webhookDeliveryId` من `listWebhookDeliveries`.',
    },
  },
  WEBHOOK_ENDPOINT_DISABLED: {
    en: {
      happened:
        'Nothing is sent to a disabled endpoint. Its `disabledCause` is `failing` after three days without a successful delivery.',
      todo: 'Enable it with `changeWebhookEndpoint`, then call again.',
    },
    ar: {
      happened: 'لا يُرسل شيء إلى وجهة معطّلة. ويكون `disabledCause` لها `failing` بعد ثلاثة أيام دون إرسال ناجح.',
      todo: 'فعّلها عبر `changeWebhookEndpoint` ثم أعد الاستدعاء.',
    },
  },
  WEBHOOK_ENDPOINT_LIMIT_REACHED: {
    en: {
      happened: 'The account has 10 webhook endpoints, counting disabled ones.',
      todo: 'Delete one with `deleteWebhookEndpoint`, or change one with `changeWebhookEndpoint`.',
    },
    ar: {
      happened: 'لدى الحساب 10 وجهات ويب هوك، بما فيها المعطّلة.',
      todo: 'احذف واحدة عبر `deleteWebhookEndpoint`، أو غيّر واحدة عبر `changeWebhookEndpoint`.',
    },
  },
  WEBHOOK_ENDPOINT_NOT_FOUND: {
    en: {
      happened: 'The account has no endpoint with this `webhookEndpointId`, or it was deleted.',
      todo: 'Use a `webhookEndpointId` of `listWebhookEndpoints`.',
    },
    ar: {
      happened: 'ليس للحساب وجهة بهذا `webhookEndpointId`، أو أنها حُذفت.',
      todo: 'استخدم `webhookEndpointId` من `listWebhookEndpoints`.',
    },
  },
  WEBHOOK_SECRET_ALREADY_ROLLED: {
    en: {
      happened:
        'Deliveries are still signed with the previous secret until `oldSecretEndsAt`. Another roll would end it early.',
      todo: 'Roll after `oldSecretEndsAt`, or with `overlapHours: 0`, which ends the earlier secrets at once.',
    },
    ar: {
      happened: 'ما زالت الإرسالات توقَّع بالسرّ السابق إلى `oldSecretEndsAt`، والتبديل مرة أخرى ينهيه قبل موعده.',
      todo: 'بدّل بعد `oldSecretEndsAt`، أو بقيمة `overlapHours: 0` التي تنهي الأسرار السابقة فورًا.',
    },
  },
} satisfies Partial<HelpOfCodes>
