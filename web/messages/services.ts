import { catalogue } from './catalogue.ts'

const en = {
  comingSoon: 'Coming soon',
  whatItWillDo: 'What it will do',
  untilThen: 'Until then',
  support: 'Tell support what you need',
  transfer: {
    title: 'Transfer',
    lead: 'Send money from your wallet to a bank account or to another Plink account.',
    will: [
      'Transfers to any bank in the Kingdom, by IBAN',
      'Transfers to another business on Plink, at once',
      'Fees and arrival time shown before you confirm with a code',
    ],
    untilThen: 'You cannot make transfers here yet. Past transfers are listed under Transactions.',
    instead: 'See your transactions',
  },
  credit: {
    title: 'Credit',
    lead: 'Finance for your business, based on the activity in your wallet.',
    will: [
      'An offer with its full cost before you accept anything',
      'Repayment from your wallet, on agreed dates',
      'An up-to-date view of what you owe and what you have paid',
    ],
    untilThen: 'Plink does not offer credit yet. Nobody should offer you credit in our name.',
    instead: 'See your transactions',
  },
  bills: {
    title: 'Bills',
    lead: 'Pay telephone, electricity, water and government bills from your wallet.',
    will: [
      'Bills found by biller and account number',
      'Several bills paid with one code',
      'A receipt for every payment',
    ],
    untilThen: 'You cannot pay bills here yet. Past payments are listed under Transactions.',
    instead: 'See your transactions',
  },
  beneficiaries: {
    title: 'Beneficiaries',
    lead: 'Save the people and businesses that you pay often.',
    will: [
      'A name and an IBAN, checked before the first transfer',
      'New beneficiaries confirmed with a code',
      'A transfer to a beneficiary in one press',
    ],
    untilThen: 'You cannot save beneficiaries yet. They will come together with transfers.',
    instead: 'See your transactions',
  },
  topUp: {
    title: 'Top-up',
    lead: 'Put money into your wallet by card or bank transfer.',
    will: [
      'mada, credit card and Apple Pay',
      'An IBAN of your own for bank transfers',
      'Money in your balance within moments',
    ],
    untilThen: 'You cannot top up your wallet here yet. The dashboard shows money that has come in.',
    instead: 'See your balance',
  },
}

const ar: typeof en = {
  comingSoon: 'قريبًا',
  whatItWillDo: 'ما الذي ستقدمه هذه الخدمة',
  untilThen: 'إلى ذلك الحين',
  support: 'أخبر الدعم بما تحتاجه',
  transfer: {
    title: 'التحويل',
    lead: 'أرسل المال من محفظتك إلى حساب بنكي أو إلى حساب آخر في Plink.',
    will: [
      'تحويلات إلى أي بنك في المملكة برقم الآيبان',
      'تحويلات فورية إلى منشأة أخرى في Plink',
      'الرسوم ووقت الوصول أمامك قبل أن تؤكد بالرمز',
    ],
    untilThen: 'لا يمكن إجراء التحويلات من هذه الصفحات بعد. تجد تحويلات حسابك ضمن العمليات.',
    instead: 'عرض العمليات',
  },
  credit: {
    title: 'التمويل',
    lead: 'تمويل لمنشأتك بناءً على حركة محفظتك.',
    will: [
      'عرض يبيّن التكلفة كاملة قبل أن تقبل أي شيء',
      'سداد من محفظتك في أيام معروفة لك',
      'ما عليك وما سددته، محدّثًا دائمًا',
    ],
    untilThen: 'لا تقدم Plink أي تمويل بعد، ولا ينبغي لأحد أن يعرضه عليك باسمنا.',
    instead: 'عرض العمليات',
  },
  bills: {
    title: 'الفواتير',
    lead: 'سدّد فواتير الاتصالات والكهرباء والمياه والجهات الحكومية من محفظتك.',
    will: ['العثور على الفاتورة بالجهة ورقم الحساب', 'سداد عدة فواتير برمز واحد', 'إيصال لكل عملية سداد'],
    untilThen: 'لا يمكن سداد الفواتير من هذه الصفحات بعد. تجد ما سُدد منها ضمن العمليات.',
    instead: 'عرض العمليات',
  },
  beneficiaries: {
    title: 'المستفيدون',
    lead: 'احفظ الأشخاص والمنشآت الذين تدفع لهم باستمرار.',
    will: ['اسم وآيبان نتحقق منهما قبل أول تحويل', 'تأكيد كل مستفيد جديد برمز', 'من المستفيد إلى التحويل بضغطة واحدة'],
    untilThen: 'لا يوجد ما يُحفظ بعد، فالمستفيدون يأتون مع خدمة التحويل.',
    instead: 'عرض العمليات',
  },
  topUp: {
    title: 'شحن الرصيد',
    lead: 'أضف المال إلى محفظتك بالبطاقة أو بتحويل بنكي.',
    will: ['مدى والبطاقات الائتمانية وApple Pay', 'آيبان خاص بك للتحويلات البنكية', 'وصول المبلغ إلى رصيدك خلال لحظات'],
    untilThen: 'لا يمكن شحن محفظتك من هذه الصفحات بعد. ما يرد إليها يظهر في لوحة التحكم.',
    instead: 'عرض الرصيد',
  },
}

export const services = catalogue(en, ar)
