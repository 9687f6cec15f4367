import type { HelpOfCodes } from './help-of-codes.ts'

export const transferErrors = {
  AMOUNT_OUT_OF_RANGE: {
    en: {
      happened:
        'The amount is above what one transfer may have: `reason` is `instant_transfer` for any IBAN, `cooling_off` for a beneficiary that is new. Of a bill, it is `bill_amount` above what is left and `bill_minimum` below the least that the biller takes.',
      todo: 'Send less, or split the payment. A beneficiary has the full amount once it is `active`. For a bill, `inquireBill` returns both amounts.',
    },
    ar: {
      happened:
        'المبلغ أعلى مما يُسمح به في تحويل واحد: `reason` هو `instant_transfer` لأي آيبان، و`cooling_off` لمستفيد جديد. وفي الفواتير هو `bill_amount` لما يزيد على المتبقي، و`bill_minimum` لما يقل عن أدنى ما تقبله الجهة.',
      todo: 'أرسل مبلغًا أقل، أو قسّم الدفعة. ويُتاح المبلغ كاملًا بعد أن يصير المستفيد `active`. وللفاتورة تعيد `inquireBill` المبلغين.',
    },
  },
  BENEFICIARY_NOT_ACTIVE: {
    en: {
      happened:
        'The beneficiary is not confirmed, is being checked, did not match its IBAN, is suspended or was removed.',
      todo: 'Read its `state` with `getBeneficiary`. `unconfirmed` needs `confirmBeneficiary`. `checking` ends by itself. With `mismatch`, remove it and add it with the right name. `suspended` needs a call to us.',
    },
    ar: {
      happened: 'المستفيد لم يُؤكَّد بعد، أو ما زال قيد التحقق، أو لم يطابق اسمه الآيبان، أو أُوقف، أو حُذف.',
      todo: 'اقرأ `state` عبر `getBeneficiary`. الحالة `unconfirmed` تحتاج إلى `confirmBeneficiary`، و`checking` تنتهي من نفسها. ومع `mismatch` احذفه وأضفه باسمه الصحيح. أما `suspended` فتحتاج إلى الاتصال بنا.',
    },
  },
  BENEFICIARY_NOT_ALLOWED: {
    en: {
      happened: 'The beneficiary is none of those that the owner named when the API key was created.',
      todo: 'Pay one of `sending.beneficiaryIds`. The owner creates another key for other beneficiaries. One that was removed and added again has another id.',
    },
    ar: {
      happened: 'المستفيد ليس ممن سمّاهم صاحب الحساب عند إنشاء مفتاح API.',
      todo: 'ادفع لأحد `sending.beneficiaryIds`. وينشئ صاحب الحساب مفتاحًا آخر لمستفيدين آخرين. ومن حُذف ثم أُضيف من جديد له معرّف آخر.',
    },
  },
  DAILY_CAP_REACHED: {
    en: {
      happened:
        'With this transfer, the API key would send more than its cap on this day in Riyadh. `remaining` is what is left.',
      todo: 'Send at most `remaining`, or wait until midnight in Riyadh. The cap of a key does not change: the owner creates another one.',
    },
    ar: {
      happened: 'بهذا التحويل يرسل مفتاح API أكثر من حده في هذا اليوم بتوقيت الرياض. ويذكر `remaining` ما بقي.',
      todo: 'أرسل `remaining` على الأكثر، أو انتظر إلى منتصف الليل بتوقيت الرياض. ولا يتغير حد المفتاح، بل ينشئ صاحب الحساب مفتاحًا آخر.',
    },
  },
  RECIPIENT_IS_SELF: {
    en: {
      happened: 'The number belongs to the caller.',
      todo: 'Use `moveMoney` to move money between your own wallets.',
    },
    ar: {
      happened: 'الرقم يخص صاحب الطلب نفسه.',
      todo: 'استخدم `moveMoney` لنقل المال بين محافظك.',
    },
  },
  RECIPIENT_NOT_FOUND: {
    en: {
      happened: 'No customer can be paid with this number, or the `recipientToken` is over 30 minutes old.',
      todo: 'Check the number with the payee, and call `findRecipient` again.',
    },
    ar: {
      happened: 'لا يوجد عميل يمكن الدفع له بهذا الرقم، أو مضى على `recipientToken` أكثر من 30 دقيقة.',
      todo: 'تحقق من الرقم مع المستفيد، ثم استدعِ `findRecipient` من جديد.',
    },
  },
  RECIPIENT_UNAVAILABLE: {
    en: {
      happened:
        'The wallet of the recipient cannot take this amount. The reason is private to the recipient and not disclosed.',
      todo: 'Ask the recipient, or send less.',
    },
    ar: {
      happened: 'لا تتسع محفظة المستفيد لهذا المبلغ. والسبب يخصه ولا يُكشف.',
      todo: 'اسأل المستفيد، أو أرسل مبلغًا أقل.',
    },
  },
  TRANSFER_EXPIRED: {
    en: {
      happened:
        'The draft is over 15 minutes old, is confirmed or cancelled, has changed since its code was sent, or is of somebody else.',
      todo: 'Read the transfer: it may have been confirmed. Otherwise call `createTransfer` again.',
    },
    ar: {
      happened: 'مضى على المسودة أكثر من 15 دقيقة، أو أُكِّدت أو أُلغيت، أو تغيّرت بعد إرسال رمزها، أو جهزها شخص آخر.',
      todo: 'اقرأ التحويل، فقد يكون أُكِّد. وإلا فاستدعِ `createTransfer` من جديد.',
    },
  },
  TRANSFER_NOT_CANCELLABLE: {
    en: {
      happened: 'The transfer has gone to the bank, or has ended.',
      todo: 'Read the transfer. What is paid can only be sent back by the payee.',
    },
    ar: {
      happened: 'أُرسل التحويل إلى البنك، أو انتهى.',
      todo: 'اقرأ التحويل. وما دُفع لا يعيده إلا المستفيد.',
    },
  },
  TRANSFER_NOT_FOUND: {
    en: {
      happened: 'This customer has no transfer with this id.',
      todo: 'Use an id from `createTransfer` or `listTransfers`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل تحويل بهذا المعرّف.',
      todo: 'خذ المعرّف من `createTransfer` أو `listTransfers`.',
    },
  },
  TRANSFER_RUN_STARTED: {
    en: {
      happened: 'The day has begun, so its run can no longer be skipped, and a skip of it can no longer be undone.',
      todo: 'Choose a later day of `upcoming` in `listTransferSchedules`.',
    },
    ar: {
      happened: 'بدأ ذلك اليوم، فلا يمكن تخطي دفعته ولا التراجع عن تخطيها.',
      todo: 'اختر يومًا لاحقًا من `upcoming` في `listTransferSchedules`.',
    },
  },
  TRANSFER_SCHEDULE_CHANGED: {
    en: {
      happened: 'The schedule was given other terms since its `transferId` was read.',
      todo: 'Read it with `listTransferSchedules`, show the present terms, and send the change with the new `transferId`.',
    },
    ar: {
      happened: 'تغيّرت شروط الجدول منذ قراءة `transferId` الخاص به.',
      todo: 'اقرأه من `listTransferSchedules`، واعرض شروطه الحالية، ثم أرسل التعديل مع `transferId` الجديد.',
    },
  },
  TRANSFER_SCHEDULE_CHANGE_WAITING: {
    en: {
      happened: 'Another change of the schedule waits for approval. It is the `waitingChange` of the schedule.',
      todo: 'Wait until it is approved or declined, or have it withdrawn with `withdrawPayment`.',
    },
    ar: {
      happened: 'هناك تعديل آخر على الجدول بانتظار الموافقة، وهو `waitingChange` في الجدول.',
      todo: 'انتظر الموافقة عليه أو رفضه، أو اسحبه بالعملية `withdrawPayment`.',
    },
  },
  TRANSFER_SCHEDULE_ENDED: {
    en: {
      happened:
        'The schedule was cancelled or has run for the last time, so there is nothing to change, skip or cancel.',
      todo: 'Nothing. Its runs are in `listTransfers`.',
    },
    ar: {
      happened: 'أُلغي الجدول أو نُفّذ للمرة الأخيرة، فلا شيء يُعدّل أو يُتخطى أو يُلغى.',
      todo: 'لا شيء. وتحويلاته في `listTransfers`.',
    },
  },
  TRANSFER_SCHEDULE_LIMIT_REACHED: {
    en: {
      happened: 'The account has 50 schedules that still run.',
      todo: 'Let the customer choose one to cancel with `cancelTransferSchedule`.',
    },
    ar: {
      happened: 'لدى الحساب 50 تحويلًا مجدولًا لم ينته بعد.',
      todo: 'دع العميل يختار تحويلًا مجدولًا ليُلغى بالعملية `cancelTransferSchedule`.',
    },
  },
  TRANSFER_SCHEDULE_NOT_FOUND: {
    en: {
      happened: 'This customer has no schedule with this id.',
      todo: 'Use an id from `listTransferSchedules`.',
    },
    ar: {
      happened: 'ليس لدى هذا العميل جدول بهذا المعرّف.',
      todo: 'خذ المعرّف من `listTransferSchedules`.',
    },
  },
  TRANSFER_STATE_INVALID: {
    en: {
      happened:
        'The transfer is not in a state for this. A transfer has a receipt once it is confirmed, unless it is cancelled, refused or has failed. The simulated bank acts on confirmed transfers to a beneficiary only, and returns only what is paid.',
      todo: 'Read the transfer. Confirm it first, and in the sandbox settle it before it is returned.',
    },
    ar: {
      happened:
        'حالة التحويل لا تسمح بذلك. للتحويل إيصال منذ تأكيده، ما لم يُلغَ أو يُرفض أو يفشل. ولا يتصرف البنك المحاكى إلا في تحويل مؤكَّد إلى مستفيد، ولا يعيد إلا ما دُفع.',
      todo: 'اقرأ التحويل. أكِّده أولًا، وفي البيئة التجريبية سوِّه قبل إعادته.',
    },
  },
} satisfies Partial<HelpOfCodes>
