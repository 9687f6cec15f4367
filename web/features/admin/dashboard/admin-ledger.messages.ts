import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const en = {
  title: "Customers' money",
  firstCheck:
    'The ledger is being checked for the first time. With many transactions, this takes some minutes. The result appears here as soon as the check is done.',
  agrees: 'Agrees',
  differs: 'Does not agree',
  agreesText: 'The money in the wallets is where the house accounts say it is.',
  differsText: (rules: number) =>
    plural('en', rules, {
      one: '# rule of the ledger does not hold. Run npm run ledger:check to see what is wrong, before any money is moved by hand.',
      other:
        '# rules of the ledger do not hold. Run npm run ledger:check to see what is wrong, before any money is moved by hand.',
    }),
  wallets: 'In all wallets',
  safeguarding: 'At the bank',
  cardsInTransit: 'Cards in transit',
  payoutsInTransit: 'Payouts in transit',
  suspense: 'In suspense',
  fees: 'Fees',
  inNoWallet: 'not in a wallet, so subtracted',
  difference: 'Difference',
  checkedAt: (moment: string) => `Checked ${moment}`,
}

const ar: typeof en = {
  title: 'أموال العملاء',
  firstCheck:
    'يجري التحقق من الدفاتر لأول مرة، وقد يستغرق ذلك بضع دقائق إذا كانت العمليات كثيرة. ستظهر النتيجة هنا فور انتهاء التحقق.',
  agrees: 'متطابقة',
  differs: 'غير متطابقة',
  agreesText: 'أرصدة المحافظ مطابقة لما في الحسابات الداخلية.',
  differsText: rules =>
    plural('ar', rules, {
      one: 'قاعدة واحدة من قواعد الدفاتر غير متحققة. شغّل npm run ledger:check لمعرفة الخلل قبل تحريك أي مبلغ يدويًا.',
      two: 'قاعدتان من قواعد الدفاتر غير متحققتين. شغّل npm run ledger:check لمعرفة الخلل قبل تحريك أي مبلغ يدويًا.',
      few: '# قواعد من قواعد الدفاتر غير متحققة. شغّل npm run ledger:check لمعرفة الخلل قبل تحريك أي مبلغ يدويًا.',
      other: '# قاعدة من قواعد الدفاتر غير متحققة. شغّل npm run ledger:check لمعرفة الخلل قبل تحريك أي مبلغ يدويًا.',
    }),
  wallets: 'في جميع المحافظ',
  safeguarding: 'في البنك',
  cardsInTransit: 'بطاقات قيد التسوية',
  payoutsInTransit: 'تحويلات قيد الدفع',
  suspense: 'معلّقة',
  fees: 'الرسوم',
  inNoWallet: 'تُطرح لأنها ليست في أي محفظة',
  difference: 'الفرق',
  checkedAt: moment => `آخر تحقق ${moment}`,
}

export const adminLedger = catalogue(en, ar)
