import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Add your first money',
  titleAgain: 'Add money to your wallet',
  cardText: 'With a mada or credit card the money is in your wallet at once.',
  topUpByCard: 'Top up by card',
  next: 'What comes next',
  arrives: 'Your balance appears on this page by itself as soon as the money is here.',
  beneficiaries: 'Meanwhile, add whom you want to pay. A new beneficiary has a short waiting period.',
  pay: 'Then send money. You see what you have left to spend, and get a receipt for each payment.',
}

const ar: typeof en = {
  title: 'أضف أول رصيد إلى محفظتك',
  titleAgain: 'أضف رصيدًا إلى محفظتك',
  cardText: 'ببطاقة مدى أو بطاقة ائتمانية يصل المبلغ إلى محفظتك فورًا.',
  topUpByCard: 'الشحن بالبطاقة',
  next: 'الخطوات التالية',
  arrives: 'يظهر رصيدك في هذه الصفحة تلقائيًا فور وصول المبلغ.',
  beneficiaries: 'أضف في هذه الأثناء من تريد الدفع له، فلكل مستفيد جديد فترة انتظار قصيرة.',
  pay: 'ثم حوّل المبالغ التي تريدها. سترى ما بقي لك، ولكل عملية دفع إيصالها.',
}

export const firstMoney = catalogue(en, ar)
