import type { TaskKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'

const kinds = catalogue<Record<TaskKind, string>>(
  {
    approval: 'Waits for your approval',
    transfer: 'Waits for your code',
    batch: 'File waits for your code',
    bill_order: 'Bills wait for your code',
    bill: 'Bill to pay',
    document: 'We need this document',
  },
  {
    approval: 'بانتظار موافقتك',
    transfer: 'بانتظار رمزك',
    batch: 'ملف بانتظار رمزك',
    bill_order: 'سداد بانتظار رمزك',
    bill: 'فاتورة للسداد',
    document: 'نحتاج إلى هذا المستند',
  },
)

/** What waits for whoever is signed in. */
export const tasks = catalogue(
  {
    title: 'Waits for you',
    kinds: kinds.en,
    file: 'Transfers from a file',
    madeBy: (name: string) => `made by \u2068${name}\u2069`,
    preparedBy: (apiKeyName: string) => `prepared with the API key \u2068${apiKeyName}\u2069`,
    until: (moment: string) => `until ${moment}`,
    dueOn: (day: string) => `due on ${day}`,
    neededBy: (day: string) => `needed by ${day}`,
    wasNeededBy: (day: string) => `was needed by ${day}`,
  },
  {
    title: 'بانتظارك',
    kinds: kinds.ar,
    file: 'تحويلات من ملف',
    madeBy: name => `من إعداد \u2068${name}\u2069`,
    preparedBy: apiKeyName => `أُعدّ بمفتاح API \u2068${apiKeyName}\u2069`,
    until: moment => `حتى ${moment}`,
    dueOn: day => `تُستحق في ${day}`,
    neededBy: day => `قبل نهاية ${day}`,
    wasNeededBy: day => `انتهى موعده في ${day}`,
  },
)
