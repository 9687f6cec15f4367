import type { HelpOfCodes } from './help-of-codes.ts'

export const approvalErrors = {
  APPROVAL_BY_MAKER: {
    en: {
      happened: 'The caller has confirmed the payment, and nobody decides about a payment of their own.',
      todo: 'Let another owner or approver decide. `withdrawPayment` cancels your own.',
    },
    ar: {
      happened: 'أكّد المتصل هذه الدفعة بنفسه، ولا يمكن لأحد أن يوافق على دفعة أنشأها بنفسه.',
      todo: 'دع مالكًا أو معتمدًا آخر يقرر. وتلغي `withdrawPayment` دفعتك.',
    },
  },
  APPROVAL_CHANGED: {
    en: {
      happened:
        'The payment or the number of approvals that it needs has changed. Earlier approvals and codes are void.',
      todo: 'Call `getApproval`, show it, and ask for a code for the new `digest`.',
    },
    ar: {
      happened: 'تغيّرت الدفعة أو عدد الموافقات المطلوبة، فلم تعد الموافقات والرموز السابقة صالحة.',
      todo: 'استدعِ `getApproval` واعرضها، ثم اطلب رمزًا لقيمة `digest` الجديدة.',
    },
  },
  APPROVAL_CLOSED: {
    en: {
      happened: 'The payment was approved, declined or cancelled, or nobody decided in time.',
      todo: '`getApproval` says which. Make a new payment if it is still wanted.',
    },
    ar: {
      happened: 'قُبلت الدفعة أو رُفضت أو أُلغيت، أو لم يقرر أحد في الوقت المحدد.',
      todo: 'تبيّن `getApproval` ذلك. أنشئ دفعة جديدة إن كانت مطلوبة.',
    },
  },
  APPROVAL_GIVEN: {
    en: {
      happened: 'The caller has approved this payment already.',
      todo: 'Another owner or approver gives the next approval.',
    },
    ar: {
      happened: 'سبق أن وافق المتصل على هذه الدفعة.',
      todo: 'يعطي مالك أو معتمد آخر الموافقة التالية.',
    },
  },
  APPROVAL_MAKER_GONE: {
    en: {
      happened: 'The person who made the payment has left the business or may no longer make payments.',
      todo: 'Decline it, and make a new one.',
    },
    ar: {
      happened: 'غادر من أنشأ الدفعة المنشأة، أو لم يعد مسموحًا له بإنشاء المدفوعات.',
      todo: 'ارفضها وأنشئ غيرها.',
    },
  },
  APPROVAL_NOT_FOUND: {
    en: {
      happened: 'The business has no payment for approval with this id.',
      todo: 'Take the id from `listApprovals`.',
    },
    ar: {
      happened: 'لا توجد لدى المنشأة دفعة للموافقة بهذا المعرّف.',
      todo: 'خذ المعرّف من `listApprovals`.',
    },
  },
  APPROVAL_OF_OTHERS: {
    en: {
      happened: 'Somebody else has made the payment. Only its maker changes it; owners may cancel it too.',
      todo: 'Let its maker call, or cancel it as an owner.',
    },
    ar: {
      happened: 'أنشأ الدفعة شخص آخر. لا يغيّرها إلا من أنشأها، ويمكن للملّاك إلغاؤها أيضًا.',
      todo: 'دع من أنشأها أو أحد الملّاك يستدعيها.',
    },
  },
  APPROVAL_RULES_UNSATISFIABLE: {
    en: {
      happened: 'A rule needs more approvals than there are other owners and approvers.',
      todo: 'Add owners or approvers, or ask for fewer approvals.',
    },
    ar: {
      happened: 'تتطلب إحدى القواعد موافقات أكثر من عدد الملّاك والمعتمدين الآخرين.',
      todo: 'أضف ملّاكًا أو معتمدين، أو اطلب موافقات أقل.',
    },
  },
  APPROVER_NAMED: {
    en: {
      happened: 'A rule names who must approve this payment, and no approval of others is needed beside theirs.',
      todo: 'Leave it to the `requiredApprover` of the payment. `mayApprove` says whether the caller may approve it.',
    },
    ar: {
      happened: 'تحدد إحدى القواعد من يوافق على هذه الدفعة، ولا حاجة إلى موافقة غيره معه.',
      todo: 'اتركها لـ `requiredApprover` في الدفعة. ويبيّن `mayApprove` هل يمكن للمستدعي الموافقة.',
    },
  },
  APPROVAL_UNCHANGEABLE: {
    en: {
      happened: 'The payment is an order of bills or a file of transfers. Only single transfers can be changed.',
      todo: 'Cancel it with `withdrawPayment`, and make a new one.',
    },
    ar: {
      happened: 'الدفعة طلب فواتير أو ملف تحويلات، ولا يمكن تغيير إلا التحويلات المفردة.',
      todo: 'ألغها بـ `withdrawPayment` وأنشئ غيرها.',
    },
  },
} satisfies Partial<HelpOfCodes>
