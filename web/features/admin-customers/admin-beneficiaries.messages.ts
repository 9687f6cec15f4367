import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Beneficiaries',
  none: 'This customer has no beneficiaries.',
  since: (moment: string) => `Since ${moment}`,
  coolsUntil: (moment: string) => `Small amounts only until ${moment}`,
  suspend: {
    act: 'Suspend',
    title: (name: string) => `Suspend ${name}?`,
    text: 'No more money goes to this beneficiary until an administrator resumes it. Transfers that wait to be submitted are cancelled, and scheduled ones are refused. What the bank has received is paid. The customer sees that the beneficiary is suspended, and not why.',
    acting: 'Suspending…',
    done: 'The beneficiary is suspended. No more money goes to it.',
  },
  resume: {
    act: 'Resume',
    title: (name: string) => `Resume ${name}?`,
    text: 'Money can go to this beneficiary again at once, but only small amounts while the waiting period runs. Transfers that were cancelled stay cancelled. The customer sees that the beneficiary was resumed, and not why.',
    acting: 'Resuming…',
    done: 'The beneficiary is no longer suspended.',
  },
}

const ar: typeof en = {
  title: 'مستفيدو العميل',
  none: 'ليس لهذا العميل مستفيدون.',
  since: moment => `منذ ${moment}`,
  coolsUntil: moment => `مبالغ صغيرة فقط حتى ${moment}`,
  suspend: {
    act: 'إيقاف',
    title: name => `هل تريد إيقاف ${name}؟`,
    text: 'لا يُرسل مال إلى هذا المستفيد إلى أن يعيد أحد المشرفين تفعيله. وتُلغى التحويلات التي تنتظر الإرسال، وتُرفض المجدولة. وما استلمه البنك يُدفع. ويرى العميل أن المستفيد موقوف، ولا يرى السبب.',
    acting: 'جارٍ الإيقاف…',
    done: 'أُوقف المستفيد، فلا يُرسل إليه مال.',
  },
  resume: {
    act: 'إعادة التفعيل',
    title: name => `هل تريد إعادة تفعيل ${name}؟`,
    text: 'يعود التحويل إلى هذا المستفيد ممكنًا في الحال، بمبالغ صغيرة فقط ما دامت فترة الانتظار جارية. وما أُلغي من التحويلات يبقى ملغى. ويرى العميل أن المستفيد أُعيد تفعيله، ولا يرى السبب.',
    acting: 'جارٍ إعادة التفعيل…',
    done: 'لم يعد المستفيد موقوفًا.',
  },
}

export const adminBeneficiaries = catalogue(en, ar)
