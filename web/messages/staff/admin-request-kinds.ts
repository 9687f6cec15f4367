import type { StaffRequestPayload } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'

type Kind = StaffRequestPayload['kind']

const kind = catalogue<Record<Kind, string>>(
  {
    account_closure: 'Closure of an account',
    difference_resolution: 'Resolution of a difference',
    staff_unlock: 'End of sign-in locks',
    suspense_crediting: 'Credit from suspense',
    suspense_return: 'Return from suspense',
    top_up_crediting: 'Credit of a card top-up',
    top_up_dispute: 'Dispute of a card top-up',
    top_up_refund: 'Refund of a card top-up',
    transfer_settlement: 'Outcome of a transfer',
  },
  {
    account_closure: 'إغلاق حساب',
    difference_resolution: 'تسوية فرق',
    staff_unlock: 'رفع قفل الدخول',
    suspense_crediting: 'إيداع مبلغ معلّق',
    suspense_return: 'إعادة مبلغ معلّق',
    top_up_crediting: 'إيداع شحن بالبطاقة',
    top_up_dispute: 'اعتراض على شحن بالبطاقة',
    top_up_refund: 'ردّ شحن بالبطاقة',
    transfer_settlement: 'نتيجة تحويل',
  },
)

/** The label of the customer or colleague whom a request concerns. */
const customer = catalogue<Record<Kind, string>>(
  {
    account_closure: 'Customer',
    difference_resolution: 'About',
    staff_unlock: 'Colleague',
    suspense_crediting: 'Goes to',
    suspense_return: 'Sent to the IBAN of',
    top_up_crediting: 'Goes to',
    top_up_dispute: 'Payer',
    top_up_refund: 'Payer',
    transfer_settlement: 'Payer',
  },
  {
    account_closure: 'العميل',
    difference_resolution: 'بخصوص',
    staff_unlock: 'الزميل',
    suspense_crediting: 'يُودع لدى',
    suspense_return: 'أُرسل إلى آيبان',
    top_up_crediting: 'يُودع لدى',
    top_up_dispute: 'الدافع',
    top_up_refund: 'الدافع',
    transfer_settlement: 'الدافع',
  },
)

/** The effect of an approval. */
const effect = catalogue<Record<Kind, string>>(
  {
    account_closure:
      'The customer is signed out everywhere and can never sign in to this account again. Password, devices and settings are deleted. Identity, sign-up answers and transactions are kept for the time that the law asks for. The customer is told by SMS and may sign up again.',
    difference_resolution:
      'The difference counts as resolved. A correction, if there is one, is posted at once between the accounts that mirror the bank. No wallet changes.',
    staff_unlock:
      'The sign-in locks of this colleague end, and their failed attempts are forgotten. They still need their password and their second factor.',
    suspense_crediting: 'The money goes to the wallet of this customer at once, and is theirs to spend.',
    suspense_return: 'The bank is asked to send the money back to where it came from.',
    top_up_crediting: 'The money goes to the wallet of this customer at once, and is theirs to spend.',
    top_up_dispute:
      'The top-up counts as disputed, because the bank of the card has taken the payment back. The money leaves suspense and the wallet. What is missing there, the customer owes.',
    top_up_refund:
      'The money may go back to the card: somebody refunds it in the dashboard of the card provider. It leaves suspense once the provider says so.',
    transfer_settlement:
      'The transfer ends with this outcome, and the customer is told. What the bank says later is compared with it.',
  },
  {
    account_closure:
      'يُسجَّل خروج العميل من جميع أجهزته ولا يدخل هذا الحساب بعدها أبدًا. وتُحذف كلمة المرور والأجهزة والإعدادات. وتُحفظ الهوية وإجابات التسجيل والعمليات المدة التي يوجبها النظام. ويُبلَّغ العميل برسالة نصية، وله أن يسجّل من جديد.',
    difference_resolution:
      'يُعدّ الفرق مسوّى. وإن كان له قيد تصحيح فيُقيَّد فورًا بين الحسابات المقابلة للبنك. ولا تتغير أي محفظة.',
    staff_unlock:
      'يُرفع قفل الدخول عن هذا الزميل وتُنسى محاولاته الفاشلة. ويبقى عليه إدخال كلمة المرور وعامل التحقق الثاني.',
    suspense_crediting: 'يدخل المال محفظة هذا العميل فورًا، وله أن يتصرف فيه.',
    suspense_return: 'يُطلب من البنك أن يعيد المال إلى مصدره.',
    top_up_crediting: 'يدخل المال محفظة هذا العميل فورًا، وله أن يتصرف فيه.',
    top_up_dispute:
      'تُعدّ عملية الشحن معترَضًا عليها، لأن بنك البطاقة استردّ الدفعة. ويخرج المال من المبالغ المعلّقة ومن المحفظة، وما ينقص منه دين على العميل.',
    top_up_refund:
      'يجوز أن يعود المال إلى البطاقة: يردّه شخص من لوحة مزوّد البطاقات، ولا يبقى معلّقًا متى أفاد المزوّد بذلك.',
    transfer_settlement: 'ينتهي التحويل بهذه النتيجة ويُبلَّغ العميل. ويُقارن بها ما يقوله البنك لاحقًا.',
  },
)

/** What each kind of request is about. */
export const requestKinds = catalogue(
  { kind: kind.en, customer: customer.en, effect: effect.en },
  { kind: kind.ar, customer: customer.ar, effect: effect.ar },
)
