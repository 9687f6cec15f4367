import { catalogue, type TextsTwice } from '#web/messages/catalogue.ts'
import { generalSections } from './sections/general.messages.ts'
import { goingLiveSections } from './sections/going-live.messages.ts'
import { idempotencySections } from './sections/idempotency.messages.ts'
import { keySections } from './sections/keys.messages.ts'
import { limitSections } from './sections/limits.messages.ts'
import { paginationSections } from './sections/pagination.messages.ts'
import { versionSections } from './sections/versions.messages.ts'
import { webhookSections } from './sections/webhooks.messages.ts'

const guides = catalogue(
  {
    conventions: {
      title: 'Conventions',
      lead: 'These rules apply to every operation. The reference does not repeat them.',
    },
    keys: {
      title: 'API keys',
      lead: 'For a program that works for one business, without a person who signs in.',
    },
    webhooks: {
      title: 'Webhooks',
      lead: 'How your server learns about events without polling.',
    },
    idempotency: {
      title: 'Idempotency and retries',
      lead: 'How a request that is sent twice takes effect once.',
    },
    pagination: { title: 'Pagination', lead: 'How long lists are read, page by page.' },
    limits: { title: 'Limits', lead: 'How often something may be done, and what happens after that.' },
    versions: {
      title: 'Versions and deprecation',
      lead: 'What may change in the API, and how you are told in advance.',
    },
    goingLive: { title: 'Going live', lead: 'From the sandbox to real money.' },
  },
  {
    conventions: {
      title: 'القواعد العامة',
      lead: 'ما يسري على جميع العمليات، فلا يكرره المرجع عند كل واحدة.',
    },
    keys: {
      title: 'مفاتيح API',
      lead: 'لبرنامج يعمل لمنشأة واحدة دون شخص يسجّل الدخول.',
    },
    webhooks: {
      title: 'ويب هوك',
      lead: 'كيف يعلم خادمك بما حدث دون أن يسأل.',
    },
    idempotency: {
      title: 'منع التكرار وإعادة المحاولة',
      lead: 'كيف يُنفَّذ مرة واحدة طلب أُرسل مرتين.',
    },
    pagination: { title: 'الصفحات', lead: 'كيف تُقرأ القوائم الطويلة صفحة بعد صفحة.' },
    limits: { title: 'الحدود', lead: 'كم مرة يجوز كل أمر، وماذا يحدث بعدها.' },
    versions: {
      title: 'الإصدارات والإيقاف',
      lead: 'ما قد يتغير في الواجهة البرمجية، وكيف تعلم به قبل ذلك.',
    },
    goingLive: { title: 'الانتقال إلى البيئة الفعلية', lead: 'من البيئة التجريبية إلى المال الحقيقي.' },
  },
)

type Guides = [
  typeof generalSections.en,
  typeof keySections.en,
  typeof webhookSections.en,
  typeof idempotencySections.en,
  typeof paginationSections.en,
  typeof limitSections.en,
  typeof versionSections.en,
  typeof goingLiveSections.en,
]

const en = {
  guides: guides.en,
  ...generalSections.en,
  ...keySections.en,
  ...webhookSections.en,
  ...idempotencySections.en,
  ...paginationSections.en,
  ...limitSections.en,
  ...versionSections.en,
  ...goingLiveSections.en,
}

/** The texts of all guides. A section that two guides have does not compile. */
export const docsConventions = catalogue<typeof en & Readonly<Record<TextsTwice<Guides>, never>>>(en, {
  guides: guides.ar,
  ...generalSections.ar,
  ...keySections.ar,
  ...webhookSections.ar,
  ...idempotencySections.ar,
  ...paginationSections.ar,
  ...limitSections.ar,
  ...versionSections.ar,
  ...goingLiveSections.ar,
})
